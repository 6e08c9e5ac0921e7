import { packagePersons } from '@sevenmetre/rules/registration';
import type { CategoryPlaces, ClubChoices, PackagePlaces } from '@sevenmetre/rules/registration';
import type { Db, Tx } from '../../../platform/database/index.ts';
import type { EditionRow } from '../../competition/index.ts';
import * as offerRepository from './offer.repository.ts';
import type { CategoryRow, CountryRow, LevelRow, PriceRow } from './offer.repository.ts';

/** The stored orders of a club, as far as they decide what it may keep. */
export interface StoredOrders {
  readonly clubId: number;
  readonly orders: readonly {
    readonly bundlePricelistItemId: number | null;
    readonly bundlePersons: number;
  }[];
  readonly serviceLevelIds: readonly (number | null)[];
  readonly categoryIds: readonly number[];
}

/** Data to create and validate a registration, with the remaining places for this club. */
export interface Choices extends ClubChoices {
  readonly countries: readonly CountryRow[];
  readonly categories: readonly (CategoryRow & CategoryPlaces)[];
  readonly serviceLevels: readonly LevelRow[];
  readonly priceList: readonly PriceRow[];
  readonly places: readonly PackagePlaces[];
}

/** What a club that is not registered yet may choose now; read without locks. */
export function findOpenChoices(edition: EditionRow, db: Db | Tx): Promise<Choices> {
  return findChoices(edition, null, db);
}

/**
 * Reads the present places: callers that decide on them hold the locks of categories and packages.
 * @param own null: a club that is not registered yet
 */
export async function findChoices(
  edition: EditionRow,
  own: StoredOrders | null,
  db: Db | Tx,
): Promise<Choices> {
  const { id: editionId, startDate, endDate } = edition;
  const clubId = own?.clubId ?? null;
  const accepted = await offerRepository.countAcceptedOfOthers(editionId, clubId, db);
  const taken = await offerRepository.sumPersonsOfOthers(editionId, clubId, db);
  const kept = packagePersons(own?.orders ?? []);
  const levels = await offerRepository.findServiceLevels(editionId, db);
  const prices = await offerRepository.findPriceList(editionId, db);
  const categories = await offerRepository.findCategories(editionId, db);
  return {
    startDate,
    endDate,
    countries: await offerRepository.findCountries(db),
    categories: categories
      .filter(({ id, isActive }) => isActive || own?.categoryIds.includes(id))
      .map((row) => ({ ...row, acceptedOfOthers: accepted.get(row.id) ?? 0 })),
    serviceLevels: levels.filter(({ id, isActive }) => isActive || own?.serviceLevelIds.includes(id)),
    priceList: prices.filter(({ id, isActive }) => isActive || kept.has(id)),
    keptPackageIds: [...kept.keys()],
    places: prices.map(({ id, capacity }) => ({
      id,
      // A club keeps what it has ordered, even if the package has become smaller since.
      left: capacity === null ? null : Math.max(capacity - (taken.get(id) ?? 0), kept.get(id) ?? 0, 0),
    })),
  };
}

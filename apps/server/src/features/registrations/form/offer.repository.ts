import { and, asc, count, eq, inArray, ne, sql, sum } from 'drizzle-orm';
import type { LodgingKind } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../../platform/database/index.ts';
import {
  clubs,
  countries,
  countryTranslations,
  extraPersonGroups,
  lodgingAllotments,
  lodgings,
  pricelistItems,
  regions,
  serviceLevels,
  teamCategories,
  teams,
} from '../../../platform/database/schema/index.ts';

export type CategoryRow = typeof teamCategories.$inferSelect;
export type PriceRow = typeof pricelistItems.$inferSelect;
export type LevelRow = typeof serviceLevels.$inferSelect;

/** Locks categories in the order of ids, after the club, for decisions about places. */
export async function lockCategories(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: teamCategories.id })
    .from(teamCategories)
    .where(inArray(teamCategories.id, [...ids]))
    .orderBy(asc(teamCategories.id))
    .for('update');
}

/** The same for packages, after the categories. */
export async function lockPackages(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: pricelistItems.id })
    .from(pricelistItems)
    .where(inArray(pricelistItems.id, [...ids]))
    .orderBy(asc(pricelistItems.id))
    .for('update');
}

export function findCategories(editionId: number, db: Db | Tx): Promise<CategoryRow[]> {
  return db
    .select()
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId))
    .orderBy(asc(teamCategories.weight), asc(teamCategories.id));
}

export function findServiceLevels(editionId: number, db: Db | Tx): Promise<LevelRow[]> {
  return db
    .select()
    .from(serviceLevels)
    .where(eq(serviceLevels.editionId, editionId))
    .orderBy(asc(serviceLevels.weight), asc(serviceLevels.id));
}

export function findPriceList(editionId: number, db: Db | Tx): Promise<PriceRow[]> {
  return db
    .select()
    .from(pricelistItems)
    .where(eq(pricelistItems.editionId, editionId))
    .orderBy(asc(pricelistItems.weight), asc(pricelistItems.id));
}

/** Accepted teams by category, of other clubs that were not declined. */
export async function countAcceptedOfOthers(
  editionId: number,
  clubId: number | null,
  db: Db | Tx,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ categoryId: teams.categoryId, accepted: count() })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(and(eq(teams.editionId, editionId), eq(teams.state, 'accepted'), isOther(clubId)))
    .groupBy(teams.categoryId);
  return new Map(rows.map(({ categoryId, accepted }) => [categoryId, accepted]));
}

/** Persons by package ordered by others, in teams and as extra persons; withdrawn teams are left out. */
export async function sumPersonsOfOthers(
  editionId: number,
  clubId: number | null,
  db: Db | Tx,
): Promise<ReadonlyMap<number, number>> {
  const ofEdition = and(eq(clubs.editionId, editionId), isOther(clubId));
  const ofTeams = await db
    .select({ id: teams.bundlePricelistItemId, persons: sum(teams.bundlePersons).mapWith(Number) })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(and(ofEdition, ne(teams.state, 'withdrawn')))
    .groupBy(teams.bundlePricelistItemId);
  const ofGroups = await db
    .select({
      id: extraPersonGroups.bundlePricelistItemId,
      persons: sum(extraPersonGroups.bundlePersons).mapWith(Number),
    })
    .from(extraPersonGroups)
    .innerJoin(clubs, eq(clubs.id, extraPersonGroups.clubId))
    .where(ofEdition)
    .groupBy(extraPersonGroups.bundlePricelistItemId);
  const sums = new Map<number, number>();
  for (const { id, persons } of [...ofTeams, ...ofGroups]) {
    if (id !== null) sums.set(id, (sums.get(id) ?? 0) + persons);
  }
  return sums;
}

function isOther(clubId: number | null) {
  const isStanding = ne(clubs.registrationState, 'declined');
  return clubId === null ? isStanding : and(isStanding, ne(clubs.id, clubId));
}

export interface Beds {
  readonly kind: LodgingKind;
  readonly capacity: number;
  /** Taken places. */
  readonly allotted: number;
}

export function findBeds(editionId: number, db: Db | Tx): Promise<Beds[]> {
  const allotted = db
    .select({
      lodgingId: lodgingAllotments.lodgingId,
      persons: sum(lodgingAllotments.persons).mapWith(Number).as('persons'),
    })
    .from(lodgingAllotments)
    .groupBy(lodgingAllotments.lodgingId)
    .as('allotted');
  return db
    .select({
      kind: lodgings.kind,
      capacity: sum(lodgings.capacity).mapWith(Number),
      allotted: sql`coalesce(sum(${allotted.persons}), 0)`.mapWith(Number),
    })
    .from(lodgings)
    .leftJoin(allotted, eq(allotted.lodgingId, lodgings.id))
    .where(eq(lodgings.editionId, editionId))
    .groupBy(lodgings.kind)
    .orderBy(asc(lodgings.kind));
}

export interface CountryRow {
  readonly id: number;
  readonly countryCode: string;
  readonly currencyCode: string;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly regions: readonly { readonly id: number; readonly name: string }[];
}

export async function findCountries(db: Db | Tx): Promise<CountryRow[]> {
  const rows = await db.select().from(countries).orderBy(asc(countries.countryCode));
  const names = await db.select().from(countryTranslations);
  const nameOf = new Map(names.map(({ countryId, locale, name }) => [`${countryId} ${locale}`, name]));
  const ofCountry = Map.groupBy(
    await db.select().from(regions).orderBy(asc(regions.name)),
    ({ countryId }) => countryId,
  );
  return rows.map(({ id, countryCode, currencyCode }) => ({
    id,
    countryCode,
    currencyCode,
    nameCs: nameOf.get(`${id} cs`) ?? countryCode,
    nameEn: nameOf.get(`${id} en`) ?? countryCode,
    regions: (ofCountry.get(id) ?? []).map((region) => ({ id: region.id, name: region.name })),
  }));
}

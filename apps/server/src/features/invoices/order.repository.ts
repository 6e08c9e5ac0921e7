import { asc, eq, inArray } from 'drizzle-orm';
import type { OrderedParty, PriceListItem } from '@sevenmetre/rules/pricing';
import type { Locale, RegistrationState, TeamState } from '@sevenmetre/rules/vocabulary';
import { clubRepository } from '../competition/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  clubs,
  countries,
  editions,
  extraPersonGroups,
  pricelistItems,
  teamCategories,
  teams,
} from '../../platform/database/schema/index.ts';

export interface OrderingClub {
  readonly id: number;
  readonly editionId: number;
  readonly year: number;
  readonly isCurrent: boolean;
  readonly currencyCode: string;
  readonly registrationState: RegistrationState;
  readonly variableSymbol: string | null;
}

/** Locks the club before every other lock of money; null: no such club. */
export async function lockClub(clubId: number, tx: Tx): Promise<OrderingClub | null> {
  const rows = await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('update');
  return rows.length === 0 ? null : findClub(clubId, tx);
}

/**
 * The same for a club of the current edition; null also for clubs of other editions, whose money is final.
 */
export async function lockCurrentClub(clubId: number, tx: Tx): Promise<OrderingClub | null> {
  const club = await lockClub(clubId, tx);
  return club?.isCurrent ? club : null;
}

/** Name and language of clubs. */
export function findNames(
  clubIds: readonly number[],
  tx: Tx,
): Promise<{ id: number; name: string; locale: Locale }[]> {
  return tx
    .select({ id: clubs.id, name: clubs.name, locale: clubs.locale })
    .from(clubs)
    .where(inArray(clubs.id, [...clubIds]));
}

export async function findClub(clubId: number, tx: Tx): Promise<OrderingClub | null> {
  const [row] = await tx
    .select({
      id: clubs.id,
      editionId: clubs.editionId,
      year: editions.year,
      isCurrent: editions.isCurrent,
      currencyCode: countries.currencyCode,
      registrationState: clubs.registrationState,
      variableSymbol: clubs.variableSymbol,
    })
    .from(clubs)
    .innerJoin(editions, eq(editions.id, clubs.editionId))
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .where(eq(clubs.id, clubId));
  return row ?? null;
}

export async function updateVariableSymbol(clubId: number, variableSymbol: string, tx: Tx): Promise<void> {
  await clubRepository.update([clubId], { variableSymbol }, tx);
}

export interface TeamOrderRow extends Omit<OrderedParty, 'label' | 'id'> {
  readonly id: number;
  readonly state: TeamState;
  readonly serviceLevelId: number | null;
  readonly categoryCode: string;
  readonly teamNumber: number;
}

/** In the order of the public lists: by category, then by number. */
export function findTeams(clubId: number, db: Db | Tx): Promise<TeamOrderRow[]> {
  return db
    .select({
      id: teams.id,
      state: teams.state,
      serviceLevelId: teams.serviceLevelId,
      categoryCode: teamCategories.code,
      teamNumber: teams.teamNumber,
      ...orderedColumns(teams),
    })
    .from(teams)
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .where(eq(teams.clubId, clubId))
    .orderBy(asc(teamCategories.weight), asc(teams.teamNumber), asc(teams.id));
}

export function findExtraPersons(clubId: number, db: Db | Tx): Promise<OrderedParty[]> {
  return db
    .select({ id: extraPersonGroups.id, ...orderedColumns(extraPersonGroups) })
    .from(extraPersonGroups)
    .where(eq(extraPersonGroups.clubId, clubId))
    .orderBy(asc(extraPersonGroups.id));
}

export function findPriceList(editionId: number, db: Db | Tx): Promise<PriceListItem[]> {
  return db
    .select()
    .from(pricelistItems)
    .where(eq(pricelistItems.editionId, editionId))
    .orderBy(asc(pricelistItems.weight), asc(pricelistItems.id));
}

/** Columns of orders that teams and groups of extra persons share. */
export function orderedColumns<T extends typeof teams | typeof extraPersonGroups>(table: T) {
  return {
    bundlePricelistItemId: table.bundlePricelistItemId,
    bundlePersons: table.bundlePersons,
    handballPersons: table.handballPersons,
    vipPartyPersons: table.vipPartyPersons,
    singleRoomPersons: table.singleRoomPersons,
  };
}

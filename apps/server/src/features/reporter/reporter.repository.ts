import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  countries,
  matches,
  matchEvents,
  matchReferees,
  refereeHalls,
  referees,
} from '../../platform/database/schema/index.ts';
import type { MatchEventRow, MatchRow } from '../competition/index.ts';

/** Matches of a hall in the order of play. */
export async function findMatchesByPlaceId(
  editionId: number,
  placeId: number,
  tx: Db | Tx,
): Promise<MatchRow[]> {
  return tx
    .select()
    .from(matches)
    .where(and(eq(matches.editionId, editionId), eq(matches.placeId, placeId)))
    .orderBy(asc(matches.startsAt), asc(matches.matchNumber));
}

export async function findMatchByNumber(
  editionId: number,
  matchNumber: number,
  tx: Db | Tx,
): Promise<MatchRow | null> {
  const [row] = await tx
    .select()
    .from(matches)
    .where(and(eq(matches.editionId, editionId), eq(matches.matchNumber, matchNumber)));
  return row ?? null;
}

/** Events that are not deleted, also those that wait for reopening, by ascending id. */
export async function findEvents(matchIds: readonly number[], tx: Db | Tx): Promise<MatchEventRow[]> {
  if (matchIds.length === 0) return [];
  return tx
    .select()
    .from(matchEvents)
    .where(and(inArray(matchEvents.matchId, [...matchIds]), isNull(matchEvents.deletedAt)))
    .orderBy(asc(matchEvents.id));
}

/** Approved referees by name. */
export async function findApprovedReferees(editionId: number, tx: Db | Tx) {
  const { id, firstName, lastName, registrationState } = referees;
  return tx
    .select({ id, firstName, lastName, countryCode: countries.countryCode })
    .from(referees)
    .leftJoin(countries, eq(countries.id, referees.countryId))
    .where(and(eq(referees.editionId, editionId), eq(registrationState, 'approved')))
    .orderBy(asc(lastName), asc(firstName), asc(id));
}

/** Referees assigned to a hall, with their days. */
export async function findRefereesOfHall(placeId: number, tx: Db | Tx) {
  const { refereeId, day } = refereeHalls;
  return tx.select({ refereeId, day }).from(refereeHalls).where(eq(refereeHalls.placeId, placeId));
}

export async function findMatchReferees(matchId: number, tx: Db | Tx): Promise<(number | null)[]> {
  const rows = await tx.select().from(matchReferees).where(eq(matchReferees.matchId, matchId));
  return [1, 2].map((position) => rows.find((row) => row.position === position)?.refereeId ?? null);
}

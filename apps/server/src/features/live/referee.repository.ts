import { and, asc, eq } from 'drizzle-orm';
import type { Referee } from '@sevenmetre/rules/tournament';
import type { Db } from '../../platform/database/index.ts';
import {
  countries,
  matches,
  matchReferees,
  refereeHalls,
  referees,
} from '../../platform/database/schema/index.ts';

/**
 * Approved referees of the edition with the matches they lead. Reads only the public columns of a
 * registration; halls only if the organiser shows them.
 */
export async function findPublicReferees(
  editionId: number,
  { showsHalls }: { readonly showsHalls: boolean },
  db: Db,
): Promise<Map<number, Referee>> {
  const { id, firstName, lastName, sex, countryId, colleagueRefereeId } = referees;
  const { countryCode } = countries;
  const isApproved = and(eq(referees.editionId, editionId), eq(referees.registrationState, 'approved'));
  const rows = await db
    .select({ id, firstName, lastName, sex, countryId, countryCode, colleagueRefereeId })
    .from(referees)
    .leftJoin(countries, eq(referees.countryId, countries.id))
    .where(isApproved);
  const led = await findLed(editionId, db);
  const halls = showsHalls ? await findHalls(editionId, db) : null;
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, halls: halls && (halls.get(row.id) ?? []), matchIds: led.get(row.id) ?? [] },
    ]),
  );
}

async function findLed(editionId: number, db: Db): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db
    .select({ refereeId: matchReferees.refereeId, matchId: matchReferees.matchId })
    .from(matchReferees)
    .innerJoin(matches, eq(matchReferees.matchId, matches.id))
    .where(eq(matches.editionId, editionId))
    .orderBy(asc(matchReferees.matchId));
  return listed(rows.map(({ refereeId, matchId }) => [refereeId, matchId]));
}

async function findHalls(editionId: number, db: Db) {
  const rows = await db
    .select({ refereeId: refereeHalls.refereeId, day: refereeHalls.day, placeId: refereeHalls.placeId })
    .from(refereeHalls)
    .innerJoin(referees, eq(refereeHalls.refereeId, referees.id))
    .where(eq(referees.editionId, editionId))
    .orderBy(asc(refereeHalls.day), asc(refereeHalls.placeId));
  return listed(rows.map(({ refereeId, day, placeId }) => [refereeId, { day, placeId }]));
}

function listed<T>(pairs: readonly (readonly [number, T])[]): ReadonlyMap<number, readonly T[]> {
  const lists = new Map<number, T[]>();
  for (const [id, value] of pairs) {
    const list = lists.get(id);
    if (list) list.push(value);
    else lists.set(id, [value]);
  }
  return lists;
}

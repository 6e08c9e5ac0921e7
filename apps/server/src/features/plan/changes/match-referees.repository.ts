import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { appointments, matchReferees } from '../../../platform/database/schema/index.ts';

/** Referees of matches: by match, the referees' ids as one text, equal for equal pairs. */
export async function findMatchReferees(
  matchIds: readonly number[],
  tx: Db | Tx,
): Promise<ReadonlyMap<number, string>> {
  if (matchIds.length === 0) return new Map();
  const rows = await tx
    .select({ matchId: matchReferees.matchId, refereeId: matchReferees.refereeId })
    .from(matchReferees)
    .where(inArray(matchReferees.matchId, [...matchIds]))
    .orderBy(asc(matchReferees.refereeId));
  const ofMatch = Map.groupBy(rows, ({ matchId }) => matchId);
  return new Map([...ofMatch].map(([id, pair]) => [id, pair.map(({ refereeId }) => refereeId).join()]));
}

/** Pairs that were notified of matches and are still wanted for them, by match: they are asked again when it moves. */
export async function findNotifiedPairs(
  matchIds: readonly number[],
  tx: Db | Tx,
): Promise<ReadonlyMap<number, number>> {
  if (matchIds.length === 0) return new Map();
  const rows = await tx
    .select({ matchId: appointments.matchId, pairId: appointments.toldPairId })
    .from(appointments)
    .where(
      and(inArray(appointments.matchId, [...matchIds]), eq(appointments.pairId, appointments.toldPairId)),
    );
  return new Map(rows.flatMap(({ matchId, pairId }) => (pairId === null ? [] : [[matchId, pairId]])));
}

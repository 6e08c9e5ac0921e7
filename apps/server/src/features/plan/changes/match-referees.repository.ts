import { asc, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { matchReferees } from '../../../platform/database/schema/index.ts';

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

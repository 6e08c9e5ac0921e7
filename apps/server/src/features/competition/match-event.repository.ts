import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { matchEvents } from '../../platform/database/schema/index.ts';

export type MatchEventRow = typeof matchEvents.$inferSelect;

/** Every event that ever was, also deleted and waiting ones, by ascending id. */
export async function findAllByMatchId(matchId: number, tx: Db | Tx): Promise<MatchEventRow[]> {
  return tx.select().from(matchEvents).where(eq(matchEvents.matchId, matchId)).orderBy(asc(matchEvents.id));
}

/** The events that count: neither deleted nor waiting for the match to be reopened. */
export async function findLiveByMatchId(matchId: number, tx: Db | Tx): Promise<MatchEventRow[]> {
  return tx
    .select()
    .from(matchEvents)
    .where(
      and(eq(matchEvents.matchId, matchId), isNull(matchEvents.deletedAt), eq(matchEvents.pending, false)),
    )
    .orderBy(asc(matchEvents.id));
}

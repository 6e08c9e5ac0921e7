import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { statement } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { matchEvents } from '../../platform/database/schema/index.ts';

export type MatchEventRow = typeof matchEvents.$inferSelect;

const allOfMatch = statement<{ matchId: number }, MatchEventRow[]>((db) =>
  db
    .select()
    .from(matchEvents)
    .where(eq(matchEvents.matchId, sql.placeholder('matchId')))
    .orderBy(asc(matchEvents.id)),
);

/** All events, also deleted and waiting ones, by ascending id. */
export async function findAllByMatchId(matchId: number, tx: Db | Tx): Promise<MatchEventRow[]> {
  return allOfMatch(tx, { matchId });
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

import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { deletedEventKeys, matchEvents } from '../../platform/database/schema/index.ts';
import type { MatchEventRow } from '../competition/index.ts';

export type NewMatchEvent = typeof matchEvents.$inferInsert;
export type MatchEventPatch = Partial<NewMatchEvent>;

/** Also deleted and waiting ones: an address goes on meaning the same event. */
export async function findById(matchId: number, id: number, tx: Tx): Promise<MatchEventRow | null> {
  const [row] = await tx
    .select()
    .from(matchEvents)
    .where(and(eq(matchEvents.matchId, matchId), eq(matchEvents.id, id)));
  return row ?? null;
}

export async function findByKey(matchId: number, clientKey: string, tx: Tx): Promise<MatchEventRow | null> {
  const [row] = await tx
    .select()
    .from(matchEvents)
    .where(and(eq(matchEvents.matchId, matchId), eq(matchEvents.clientKey, clientKey)));
  return row ?? null;
}

/** Events that came, or were changed, after the match had been approved. */
export async function findAllWaitingByMatchId(matchId: number, tx: Tx): Promise<MatchEventRow[]> {
  return tx
    .select()
    .from(matchEvents)
    .where(
      and(
        eq(matchEvents.matchId, matchId),
        isNull(matchEvents.deletedAt),
        or(eq(matchEvents.pending, true), isNotNull(matchEvents.heldChange)),
      ),
    );
}

export async function insert(values: NewMatchEvent, tx: Tx): Promise<MatchEventRow> {
  const [row] = await tx.insert(matchEvents).values(values).returning();
  if (!row) throw new Error('an inserted event came back empty');
  return row;
}

/** Every write counts up the revision of the event. */
export async function update(id: number, patch: MatchEventPatch, tx: Tx): Promise<MatchEventRow> {
  const [row] = await tx
    .update(matchEvents)
    .set({ ...patch, revision: sql`${matchEvents.revision} + 1` })
    .where(eq(matchEvents.id, id))
    .returning();
  if (!row) throw new Error(`event ${id} is gone although its match is locked`);
  return row;
}

/** Whether the key was deleted before its event arrived. */
export async function isKeyDeleted(matchId: number, clientKey: string, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ clientKey: deletedEventKeys.clientKey })
    .from(deletedEventKeys)
    .where(and(eq(deletedEventKeys.matchId, matchId), eq(deletedEventKeys.clientKey, clientKey)));
  return rows.length > 0;
}

export async function insertDeletedKey(values: typeof deletedEventKeys.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(deletedEventKeys).values(values).onConflictDoNothing();
}

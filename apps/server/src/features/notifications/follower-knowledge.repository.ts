import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { LiveVersion, SnapshotChange } from '@sevenmetre/rules/snapshot';
import type { FollowerKnowledge } from '@sevenmetre/rules/notifications';
import type { Tx } from '../../platform/database/index.ts';
import { changes, liveState, pushCursor, pushTold } from '../../platform/database/schema/index.ts';

/**
 * The version up to which changes were processed, locked until the transaction ends.
 * @returns null before there is a live version
 */
export async function lockCursor(tx: Tx): Promise<LiveVersion | null> {
  await insertCursor(tx);
  const { epoch, v } = pushCursor;
  const [cursor] = await tx.select({ epoch, v }).from(pushCursor).where(eq(pushCursor.id, 1)).for('update');
  return cursor ?? null;
}

async function insertCursor(tx: Tx): Promise<void> {
  const { id, epoch, v } = liveState;
  await tx
    .insert(pushCursor)
    .select(tx.select({ id, epoch, v }).from(liveState).where(eq(id, 1)))
    .onConflictDoNothing();
}

/** The first follower gets no messages about earlier changes. */
export async function skipToNow(tx: Tx): Promise<void> {
  await lockCursor(tx);
  const { epoch, v } = liveState;
  const [newest] = await tx.select({ epoch, v }).from(liveState).where(eq(liveState.id, 1));
  if (newest) await updateCursor(newest, tx);
}

export async function updateCursor({ epoch, v }: LiveVersion, tx: Tx): Promise<void> {
  await tx.update(pushCursor).set({ epoch, v }).where(eq(pushCursor.id, 1));
}

export interface StoredChange {
  readonly v: number;
  /** Time of the change. */
  readonly at: Date;
  readonly change: SnapshotChange;
}

/** At most `limit` changes after a version, in order, and the newest version; null before there is one. */
export async function findChangesAfter(
  v: number,
  limit: number,
  tx: Tx,
): Promise<{ readonly newest: LiveVersion | null; readonly stored: readonly StoredChange[] }> {
  const { epoch, v: newest } = liveState;
  const [state] = await tx.select({ epoch, v: newest }).from(liveState).where(eq(liveState.id, 1));
  const stored = await tx
    .select({ v: changes.v, at: changes.createdAt, change: changes.change })
    .from(changes)
    .where(gt(changes.v, v))
    .orderBy(asc(changes.v))
    .limit(limit);
  return { newest: state ?? null, stored };
}

export async function findKnowledge(
  matchIds: readonly number[],
  tx: Tx,
): Promise<Map<number, FollowerKnowledge>> {
  const rows = await tx
    .select()
    .from(pushTold)
    .where(inArray(pushTold.matchId, [...matchIds]));
  return new Map(rows.map(({ matchId, ...knowledge }) => [matchId, knowledge]));
}

export async function upsertKnowledge(
  rows: readonly (FollowerKnowledge & { readonly matchId: number })[],
  tx: Tx,
) {
  if (rows.length === 0) return;
  await tx
    .insert(pushTold)
    .values([...rows])
    .onConflictDoUpdate({
      target: pushTold.matchId,
      set: {
        started: sql`excluded.started`,
        ended: sql`excluded.ended`,
        home: sql`excluded.home`,
        away: sql`excluded.away`,
        goals: sql`excluded.goals`,
      },
    });
}

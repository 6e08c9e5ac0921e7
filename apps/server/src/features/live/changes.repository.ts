import { randomBytes } from 'node:crypto';
import { asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { LiveVersion, SnapshotChange } from '@sevenmetre/rules/snapshot';
import { bellChannel } from '../../platform/database/driver.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { changes, liveState } from '../../platform/database/schema/index.ts';

/** What a commit changed; what is left out did not change. Rows are the public ones, whole, as they are now. */
export type NewChange = Partial<Omit<SnapshotChange, 'v'>>;

/**
 * Stores what the transaction changed under the next version and rings the bell of every publisher at the commit.
 * It locks the row of the live version, so it has to be the LAST thing a transaction does: whoever comes next waits
 * until this one is committed, which makes versions gapless and in commit order.
 *
 * @returns the version
 * @throws Error when the database has no live version yet: `ensureLiveState` comes before any writing
 */
export async function appendChange(tx: Tx, change: NewChange): Promise<number> {
  const { structure = false, matches = [], groupTeams = [], events = [] } = change;
  const body = JSON.stringify({ structure, matches, groupTeams, events });
  const { rows } = await tx.execute<{ v: number }>(sql`
    with next as (update live_state set v = v + 1 where id = 1 returning v),
      stored as (
        insert into changes (v, change)
        select v, ${body}::jsonb || jsonb_build_object('v', v) from next
        returning v
      )
    select v, pg_notify(${bellChannel}, '') from stored`);
  const stored = rows[0];
  if (!stored) throw new Error('There is no live version to count on: ensureLiveState has not been called.');
  return stored.v;
}

/** Makes the first version, with an epoch of its own; does nothing when there is one. */
export async function ensureLiveState(tx: Tx): Promise<void> {
  await tx.insert(liveState).values({ id: 1, epoch: randomEpoch(), v: 0 }).onConflictDoNothing();
}

/**
 * Begins a new epoch: after a restore the same numbers would mean other data. Every reader loads anew, every stream
 * starts over. Changes of the epoch before are forgotten.
 */
export async function newEpoch(tx: Tx): Promise<void> {
  await ensureLiveState(tx);
  await tx.delete(changes);
  await tx.update(liveState).set({ epoch: randomEpoch() }).where(eq(liveState.id, 1));
  await tx.execute(sql`select pg_notify(${bellChannel}, '')`);
}

/** null before `ensureLiveState`. */
export async function findLiveVersion(db: Db): Promise<LiveVersion | null> {
  const [state] = await db.select().from(liveState).where(eq(liveState.id, 1));
  return state ? { epoch: state.epoch, v: state.v } : null;
}

/** In order, at most `limit`. */
export async function findChangesAfter(v: number, limit: number, db: Db): Promise<SnapshotChange[]> {
  const rows = await db.select().from(changes).where(gt(changes.v, v)).orderBy(asc(changes.v)).limit(limit);
  return rows.map((row) => ({ ...row.change, v: row.v }));
}

/**
 * Forgets changes older than the last `keep`, in steps, so that all instances remember from the same version on for
 * a long time.
 */
export async function pruneChanges({ keep, step }: { keep: number; step: number }, db: Db): Promise<void> {
  const [last] = await db.select({ v: changes.v }).from(changes).orderBy(desc(changes.v)).limit(1);
  const oldest = Math.floor(((last?.v ?? 0) - keep) / step) * step;
  if (oldest > 0) await db.delete(changes).where(lte(changes.v, oldest));
}

/** Without a dot: a version is written `epoch.v`. */
function randomEpoch(): string {
  return randomBytes(5).toString('hex');
}

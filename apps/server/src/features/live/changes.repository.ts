import { randomBytes } from 'node:crypto';
import { asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { LiveVersion, SnapshotChange } from '@sevenmetre/rules/snapshot';
import { bellChannel } from '../../platform/database/driver.ts';
import { statement } from '../../platform/database/index.ts';
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
  const { structure = false, matches = [], groupTeams = [], events = [], rosters = [] } = change;
  const body = JSON.stringify({ structure, matches, groupTeams, events, rosters });
  const remembered = structure || rosters.length > 0;
  const { rows } = await tx.execute<{ v: number }>(sql`
    with next as (
        update live_state set v = v + 1, reference_v = case when ${remembered}::boolean then v + 1 else reference_v end
        where id = 1 returning v
      ),
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
 * Begins a new epoch: after a restore the same numbers would mean other data. Every reader loads again, every stream
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

const referenceState = statement<Record<string, never>, { epoch: string; referenceV: number }[]>((db) =>
  db
    .select({ epoch: liveState.epoch, referenceV: liveState.referenceV })
    .from(liveState)
    .where(eq(liveState.id, 1)),
);

/**
 * Names the state of everything that changes with the structure or with rosters only. What was read while it had this
 * name, in a transaction that had read the name before, holds for every transaction that reads the same name.
 */
export async function findReferenceVersion(tx: Tx): Promise<string> {
  const [state] = await referenceState(tx, {});
  return state ? `${state.epoch}.${state.referenceV}` : '';
}

export interface News {
  /** null before `ensureLiveState`. */
  readonly newest: LiveVersion | null;
  /** In order. */
  readonly changes: readonly SnapshotChange[];
}

interface NewsRow {
  readonly epoch: string;
  readonly newest: number;
  readonly v: number | null;
  readonly change: SnapshotChange | null;
}

const newsAfter = statement<{ v: number; limit: number }, NewsRow[]>((db) =>
  db
    .select({ epoch: liveState.epoch, newest: liveState.v, v: changes.v, change: changes.change })
    .from(liveState)
    .leftJoin(changes, gt(changes.v, sql.placeholder('v')))
    .where(eq(liveState.id, 1))
    .orderBy(asc(changes.v))
    .limit(sql.placeholder('limit')),
);

/**
 * What was committed after a version, at most `limit` changes, and the newest version there is, read at one moment.
 * Rows of before rosters had changes of their own name none.
 */
export async function findNewsAfter(v: number, limit: number, db: Db): Promise<News> {
  const rows = await newsAfter(db, { v, limit });
  const [first] = rows;
  return {
    newest: first ? { epoch: first.epoch, v: first.newest } : null,
    changes: rows.flatMap((row) =>
      row.change && row.v !== null ? [{ ...row.change, rosters: row.change.rosters ?? [], v: row.v }] : [],
    ),
  };
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

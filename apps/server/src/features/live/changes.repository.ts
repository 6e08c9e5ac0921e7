import { randomBytes } from 'node:crypto';
import { asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { LiveVersion, SnapshotChange } from '@sevenmetre/rules/snapshot';
import { notificationChannel } from '../../platform/database/driver.ts';
import { statement } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { changes, liveState } from '../../platform/database/schema/index.ts';

/** Changes of a commit; absent parts did not change. Rows are complete public rows. */
export type NewChange = Partial<Omit<SnapshotChange, 'v'>>;

/**
 * Stores the changes of the transaction under the next version and notifies all publishers at the commit. It
 * locks the row of the live version, so it must be the LAST statement of a transaction: the next writer waits
 * for the commit, which makes versions gapless and in commit order.
 * @returns the version
 * @throws Error if the database has no live version yet: `ensureLiveState` must run before any write
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
    select v, pg_notify(${notificationChannel}, '') from stored`);
  const stored = rows[0];
  if (!stored) throw new Error('There is no live version to count on: ensureLiveState has not been called.');
  return stored.v;
}

/** Creates the first version with a new epoch; does nothing if there is one. */
export async function ensureLiveState(tx: Tx): Promise<void> {
  await tx.insert(liveState).values({ id: 1, epoch: randomEpoch(), v: 0 }).onConflictDoNothing();
}

/** The portal id of this database, created at its first start. All processes of the database get the same. */
export async function ensurePortalId(tx: Tx): Promise<string> {
  await ensureLiveState(tx);
  // Locks the row: several processes may start at once.
  const [state] = await tx
    .select({ portalId: liveState.portalId })
    .from(liveState)
    .where(eq(liveState.id, 1))
    .for('update');
  if (state?.portalId) return state.portalId;
  const portalId = randomBytes(8).toString('hex');
  await tx.update(liveState).set({ portalId }).where(eq(liveState.id, 1));
  return portalId;
}

/**
 * Begins a new epoch: after a restore the same version numbers would mean other data. All clients reload, all
 * streams restart. Changes of the previous epoch are deleted.
 */
export async function newEpoch(tx: Tx): Promise<void> {
  await ensureLiveState(tx);
  await tx.delete(changes);
  await tx.update(liveState).set({ epoch: randomEpoch() }).where(eq(liveState.id, 1));
  await tx.execute(sql`select pg_notify(${notificationChannel}, '')`);
}

/** The version and where its epoch began. */
export interface LiveHome extends LiveVersion {
  /** null: unknown. */
  readonly home: string | null;
  /** Where the database is now; another table after a restore into the same database. */
  readonly here: string;
}

/** @param identity of the database */
export async function findLiveHome(identity: string, db: Db): Promise<LiveHome | null> {
  const { epoch, v, home } = liveState;
  const here = sql<string>`${identity}::text || ' ' || 'live_state'::regclass::oid`;
  const [state] = await db.select({ epoch, v, home, here }).from(liveState).where(eq(liveState.id, 1));
  return state ?? null;
}

/** Waits for writers: the version does not change before `tx` ends. */
export async function lockLiveState(tx: Tx): Promise<void> {
  await tx.select({ id: liveState.id }).from(liveState).where(eq(liveState.id, 1)).for('update');
}

export async function updateHome(home: string, tx: Tx): Promise<void> {
  await tx.update(liveState).set({ home }).where(eq(liveState.id, 1));
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
 * Identifies the state of all data that change with the structure or with rosters only. Data that a
 * transaction reads after this value are valid in every transaction that reads the same value.
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
 * Changes after a version, at most `limit`, and the newest version, from one snapshot of the database. Rows
 * older than changes of rosters have none.
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
 * Deletes all but about the last `keep` changes, in steps, so that the oldest kept version is mostly the same
 * for all instances.
 */
export async function pruneChanges({ keep, step }: { keep: number; step: number }, db: Db): Promise<void> {
  const [last] = await db.select({ v: changes.v }).from(changes).orderBy(desc(changes.v)).limit(1);
  const oldest = Math.floor(((last?.v ?? 0) - keep) / step) * step;
  if (oldest > 0) await db.delete(changes).where(lte(changes.v, oldest));
}

/** Without a dot, because a version is written `epoch.v`. */
function randomEpoch(): string {
  return randomBytes(5).toString('hex');
}

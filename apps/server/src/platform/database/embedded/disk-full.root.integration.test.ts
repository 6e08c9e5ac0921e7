import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silent } from '../../../../tests/database.ts';
import { isDiskFull } from '../../disk/index.ts';
import { type Database, openDatabase } from '../index.ts';

/** Root may mount a disk small enough to be filled, except in most containers. */
const mayMount = process.platform === 'linux' && mounts();
const patience = { timeout: 50_000, interval: 200 };

describe.runIf(mayMount)('given a database on a small disk', () => {
  const disk = mkdtempSync(join(tmpdir(), 'sevenmetre-small-disk-'));
  const filler = join(disk, 'filler');
  let database: Database;

  beforeAll(async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=140m', 'tmpfs', disk]);
    database = await openDatabase({ log: silent, databaseUrl: null, directory: join(disk, 'database') });
    await database.db.execute(sql`create table goals (id int, text text)`);
  });
  afterAll(async () => {
    await database.close();
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  const fillUp = (left: number) => {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
  };
  const store = (id: number) =>
    database.transaction((tx) => tx.execute(sql`insert into goals values (${id}, 'x')`));
  const storeMuch = () =>
    database.transaction((tx) =>
      tx.execute(sql`insert into goals select 0, repeat(md5(n::text), 30) from generate_series(1, 4000) n`),
    );
  const refusal = (work: () => Promise<unknown>) => work().then(() => null, isDiskFull);
  const ids = async () =>
    (await database.db.execute(sql`select id from goals where id > 0 order by id`)).rows.map(
      (row) => row['id'],
    );

  it('without room for a table, then a write is refused for that, and the next one fits when there is room', async () => {
    await store(1);
    fillUp(1_000_000);
    expect(await refusal(storeMuch)).toBe(true);
    expect(await database.ready()).toBe(true);
    rmSync(filler);
    await storeMuch();
    expect(await ids()).toEqual([1]);
  });

  it('without room for its log, then writes are refused for that, and it comes back by itself when there is room', async () => {
    await store(2);
    fillUp(1_000_000);
    const fillLog = () => database.db.execute(sql`select pg_switch_wal()`).then(() => store(3));
    let refused: boolean | null = null;
    for (let file = 0; file < 10 && refused === null; file += 1) refused = await refusal(fillLog);
    expect(refused).toBe(true);
    expect(await refusal(() => store(4))).toBe(true);
    expect(await database.ready()).toBe(false);
    rmSync(filler);
    await expect.poll(() => database.ready(), patience).toBe(true);
    await store(5);
    expect((await ids()).filter((id) => id !== 3)).toEqual([1, 2, 5]);
  });
});

function mounts(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

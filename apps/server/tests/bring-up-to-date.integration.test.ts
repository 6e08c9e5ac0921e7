import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bringUpToDate } from '../src/bring-up-to-date.ts';
import { manualClock } from '../src/platform/clock/index.ts';
import { importDatabase } from '../src/platform/transfer/index.ts';
import { migrationsFolder, testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';

describe.each(testDatabases())('a new release on $name', (kind) => {
  let database: TestDatabase;
  let folder: string;
  const said: object[] = [];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sevenmetre-upgrade-'));
    database = await kind.openEmpty();
    said.length = 0;
  });
  afterEach(async () => {
    await database.cleanup();
    rmSync(folder, { recursive: true });
  });

  const start = (migrations: string) =>
    bringUpToDate({
      database,
      migrationsFolder: migrations,
      dataDirectory: folder,
      clock: manualClock('2026-06-13T10:00:00Z'),
      log: { info: (fields) => said.push(fields), warn: () => {}, error: () => {} },
    });

  /** The present migrations and one more. */
  function laterRelease(): string {
    const later = join(folder, 'migrations');
    cpSync(migrationsFolder, later, { recursive: true });
    const journal = join(later, 'meta', '_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
    const next = { ...entries.at(-1), idx: entries.length, tag: '9999_later' };
    writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, next] }));
    writeFileSync(join(later, '9999_later.sql'), 'create table later (id int primary key);');
    return later;
  }

  /** The migrations before the one with this name. */
  function releaseBefore(name: string): string {
    const earlier = join(folder, 'earlier');
    cpSync(migrationsFolder, earlier, { recursive: true });
    const journal = join(earlier, 'meta', '_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
    const end = entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(name));
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, end) }));
    return earlier;
  }

  const copies = () => (existsSync(join(folder, 'copies')) ? readdirSync(join(folder, 'copies')) : []);

  test('given an empty database, then every migration is logged and nothing is copied', async () => {
    await start(migrationsFolder);
    expect(said).toContainEqual({ migration: expect.stringMatching(/^0000_/) });
    expect(copies()).toEqual([]);
    said.length = 0;
    await start(migrationsFolder);
    expect(said).toEqual([]);
  });

  test('given draws of the release before, then a revealed one stays, and others become stopped attempts whose secrets are public', async () => {
    await start(releaseBefore('public_draw_attempts'));
    const rows = async (text: string) => (await database.db.execute(sql.raw(text))).rows;
    await rows(`insert into editions (id, name, year, start_date, end_date, time_zone, currency_code, tie_breakers, tie_breakers_unfinished, is_current)
      values (1, 'Cup', 2026, '2026-06-13', '2026-06-14', 'Europe/Prague', 'CZK', '["points"]', '["points"]', true)`);
    await rows(`insert into team_categories (id, edition_id, code, name_cs, name_en, gender, weight)
      values (1, 1, 'MA', 'x', 'x', 'M', 1), (2, 1, 'WA', 'x', 'x', 'W', 2)`);
    await rows(`insert into draws (category_id, state, secret_hash, secret, input, input_hash, format, announced_at, opened_at, updated_at, shown)
      values (1, 'revealed', 'h1', 's1', '{"a": 1}', 'i1', '{}', now(), now(), now(), 2), (2, 'announced', 'h2', 's2', null, null, null, now(), null, now(), 0)`);
    await start(migrationsFolder);
    expect(
      await rows(
        `select category_id, number, state, secret, sealed_secret, ended_at is null as open from draws order by 1`,
      ),
    ).toEqual([
      { category_id: 1, number: 1, state: 'revealed', secret: 's1', sealed_secret: '', open: true },
      { category_id: 2, number: 1, state: 'stopped', secret: 's2', sealed_secret: '', open: false },
    ]);
    expect(await rows('select category_id, number, version, hash, input from draw_inputs')).toEqual([
      { category_id: 1, number: 1, version: 1, hash: 'i1', input: { a: 1 } },
    ]);
  });

  test('given a database of the release before, then the embedded one is copied, and the copy leads back', async () => {
    await start(migrationsFolder);
    await start(laterRelease());
    expect(said).toContainEqual({ migration: '9999_later' });
    const [file, ...more] = copies();
    expect(more).toEqual([]);
    if (kind.name === 'PostgreSQL') return expect(file).toBeUndefined();
    const before = await kind.openEmpty();
    try {
      await importDatabase({ database: before, file: join(folder, 'copies', file ?? ''), migrationsFolder });
      const { rows } = await before.db.execute(sql`select to_regclass('later')::text as later`);
      expect(rows).toEqual([{ later: null }]);
    } finally {
      await before.cleanup();
    }
  });
});

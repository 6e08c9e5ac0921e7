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

  const copies = () => (existsSync(join(folder, 'copies')) ? readdirSync(join(folder, 'copies')) : []);

  test('given an empty database, then every migration is logged and nothing is copied', async () => {
    await start(migrationsFolder);
    expect(said).toContainEqual({ migration: expect.stringMatching(/^0000_/) });
    expect(copies()).toEqual([]);
    said.length = 0;
    await start(migrationsFolder);
    expect(said).toEqual([]);
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

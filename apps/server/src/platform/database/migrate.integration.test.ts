import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrationsFolder, silent, bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { migrate, openDatabase } from './index.ts';
import type { Database } from './index.ts';

describe.each(bothDatabases())('on $name', ({ openEmpty }) => {
  let database: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    database = await openEmpty();
    folder = mkdtempSync(join(tmpdir(), 'sevenmetre-migrations-'));
    mkdirSync(join(folder, 'meta'));
  });
  afterEach(async () => {
    await database.cleanup();
    rmSync(folder, { recursive: true });
  });

  const write = (files: Record<string, string>) => {
    const entries = Object.keys(files).map((tag, idx) => ({
      idx,
      version: '7',
      when: idx,
      tag,
      breakpoints: true,
    }));
    writeFileSync(
      join(folder, 'meta', '_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
    );
    for (const [tag, text] of Object.entries(files)) writeFileSync(join(folder, `${tag}.sql`), text);
  };
  const teams = 'create table teams (id int);\n--> statement-breakpoint\ninsert into teams values (1);\n';
  const clubs = 'create table clubs (id int);';

  test('migrations are applied in order, once', async () => {
    write({ '0000_teams': teams });
    expect(await migrate(database, folder)).toEqual(['0000_teams']);
    write({ '0000_teams': teams, '0001_clubs': clubs });
    expect(await migrate(database, folder)).toEqual(['0001_clubs']);
    expect(await migrate(database, folder)).toEqual([]);
    expect((await database.db.execute(sql`select id from teams`)).rows).toEqual([{ id: 1 }]);
  });

  test('four processes that start at once all succeed, and each migration is applied once', async () => {
    write({ '0000_teams': teams, '0001_clubs': clubs });
    const processes = await Promise.all([1, 2, 3, 4].map(() => another(database)));
    const done = await Promise.all(processes.map((process) => migrate(process, folder)));
    expect(done.flat().sort()).toEqual(['0000_teams', '0001_clubs']);
    await Promise.all(processes.filter((process) => process !== database).map((process) => process.close()));
  });

  test('a migration that fails leaves nothing of itself and keeps those before it', async () => {
    write({ '0000_teams': teams, '0001_broken': `${clubs}\n--> statement-breakpoint\nselect 1/0;` });
    await expect(migrate(database, folder)).rejects.toThrow('select 1/0');
    const { rows } = await database.db.execute(
      sql`select to_regclass('teams')::text as teams, to_regclass('clubs')::text as clubs`,
    );
    expect(rows).toEqual([{ teams: 'teams', clubs: null }]);
  });

  test('a database of a newer program is refused', async () => {
    write({ '0000_teams': teams, '0001_clubs': clubs });
    await migrate(database, folder);
    write({ '0000_teams': teams });
    await expect(migrate(database, folder)).rejects.toMatchObject({
      code: 'database-newer-than-program',
      message:
        'The database was written by a newer version of this program (it has the migration 0001_clubs); start that version.',
    });
  });

  test('an edited migration is refused, other line endings are not an edit', async () => {
    write({ '0000_teams': teams });
    await migrate(database, folder);
    write({ '0000_teams': teams.replaceAll('\n', '\r\n') });
    expect(await migrate(database, folder)).toEqual([]);
    write({ '0000_teams': teams.replace('id int', 'id bigint') });
    await expect(migrate(database, folder)).rejects.toMatchObject({ code: 'migration-edited' });
  });

  test('the migrations of the product can be applied', async () => {
    expect(await migrate(database, migrationsFolder)).toContain('0000_portal');
  });
});

/** Another process's connection; the embedded database has only one, with a queue. */
async function another(database: TestDatabase): Promise<Database> {
  const { databaseUrl } = database;
  return databaseUrl === null
    ? database
    : openDatabase({ log: silent, databaseUrl, directory: '', poolSize: 2 });
}

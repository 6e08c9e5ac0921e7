import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { migrationsFolder, testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { readMigrations } from './index.ts';

describe.each(testDatabases())('names stored before on $name', ({ open }) => {
  let database: TestDatabase;

  afterEach(() => database.cleanup());

  test('[LA4] given a name with line ends and a turn of direction, when the database is brought up to date, then it is one line', async () => {
    database = await open();
    await makeSmallCup(database);
    const named = async () => {
      const { rows } = await database.db.execute(sql`select name from clubs order by id`);
      return rows.map((row) => row['name']);
    };
    const before = await named();
    const broken = 'TJ\r\nEND:VEVENT\u2028 \u202eLhota 🤾';
    await database.db.execute(sql`update clubs set name = ${broken} where id = (select min(id) from clubs)`);
    const migration = readMigrations(migrationsFolder).find(({ tag }) => tag.endsWith('names_of_one_line'));
    for (const statement of migration?.statements ?? []) await database.db.execute(sql.raw(statement));
    expect(await named()).toEqual(['TJ END:VEVENT  Lhota 🤾', ...before.slice(1)]);
  });
});

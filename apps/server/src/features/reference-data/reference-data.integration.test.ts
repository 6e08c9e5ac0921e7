import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventTypeCodes } from '@sevenmetre/rules/vocabulary';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { ensureReferenceData, ensureRoundLevels, setEditionConfiguration } from './index.ts';

describe.each(bothDatabases())('reference data on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  const count = async (table: string): Promise<number> => {
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    return rows[0]?.count ?? -1;
  };

  test('given an empty database, then a second call adds nothing and keeps what an organiser changed', async () => {
    await database.transaction((tx) => ensureReferenceData(tx));
    await database.transaction(async (tx) => {
      await tx.execute(
        sql`update configuration_entries set value = 'number' where key = 'player-name-publication'`,
      );
      await tx.execute(sql`update event_types set name_cs = 'Branka' where code = 'goal'`);
    });
    const before = await Promise.all(
      ['countries', 'country_translations', 'regions', 'configuration_entries'].map(count),
    );
    await database.transaction((tx) => ensureReferenceData(tx));
    const after = await Promise.all(
      ['countries', 'country_translations', 'regions', 'configuration_entries'].map(count),
    );
    expect(after).toEqual(before);
    expect(before.slice(0, 3)).toEqual([250, 500, 63]);
    const { rows } = await database.db.execute(
      sql`select value from configuration_entries where key = 'player-name-publication'
          union all select name_cs from event_types where code = 'goal'`,
    );
    expect(rows).toEqual([{ value: 'number' }, { value: 'Branka' }]);
  });

  test('given a database that lacks a region, a name or a setting, then the next start puts it in', async () => {
    await database.transaction((tx) => ensureReferenceData(tx));
    const tables = ['regions', 'country_translations', 'configuration_entries'];
    const before = await Promise.all(tables.map(count));
    for (const lost of [
      sql`delete from regions where code = 'CZ-64'`,
      sql`delete from country_translations where locale = 'cs' and name = 'Česko'`,
      sql`delete from configuration_entries where key = 'player-name-publication'`,
    ]) {
      await database.db.execute(lost);
      await database.transaction((tx) => ensureReferenceData(tx));
      expect(await Promise.all(tables.map(count))).toEqual(before);
    }
  });

  test('given a place that no tournament played for, then its level is made once', async () => {
    const asked = ['place-23', 'final', 'nothing-like-it'];
    const ask = () => database.transaction((tx) => ensureRoundLevels(asked, tx));
    const first = await ask();
    expect([...first.keys()].sort()).toEqual(['final', 'place-23']);
    expect(await ask()).toEqual(first);
  });

  test('given an unknown setting, then it is refused', async () => {
    const set = database.transaction((tx) => setEditionConfiguration(1, { 'no-such-key': 'x' }, tx));
    await expect(set).rejects.toThrow('There is no configuration entry no-such-key');
  });

  test('given two processes that start at once, then both succeed, and each row is stored once', async () => {
    const fill = () => database.transaction((tx) => ensureReferenceData(tx));
    await Promise.all([fill(), fill()]);
    expect(await count('match_stages')).toBe(10);
    expect(await count('event_types')).toBe(eventTypeCodes.length);
  });
});

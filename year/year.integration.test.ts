import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../apps/server/tests/database.ts';
import type { TestDatabase } from '../apps/server/tests/database.ts';
import { startInstance } from './instance.ts';
import type { Instance } from './instance.ts';
import { playYear } from './play-year.ts';

describe.each(testDatabases())('a whole year through the public API, on $name', (kind) => {
  let database: TestDatabase;
  let instance: Instance;

  beforeEach(async () => {
    database = await kind.open();
    instance = await startInstance(database, database.folder, new Date('2025-10-05T08:00:00Z'), null);
  });
  afterEach(async () => {
    await instance.close();
    await database.cleanup();
  });

  test('given 24 teams, then they register, pay, are drawn, scheduled, published and played, and every promise holds', async () => {
    const said: string[] = [];
    const say = (sentence: string) => said.push(sentence);
    const options = { instance, year: 2026, teams: 24, seed: 3, goals: 4, shared: [], say };
    const { broken, matches } = await playYear(options);
    expect(broken).toEqual([]);
    expect(matches).toBeGreaterThan(24);
  }, 600_000);
});

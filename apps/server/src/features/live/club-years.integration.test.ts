import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { type SmallCup, makeSmallCup } from '../../../tests/small-cup.ts';
import { clubs } from '../../platform/database/schema/index.ts';
import { findEarlierYears } from './club-years.repository.ts';

describe.each(testDatabases())('earlier years of a club on $name', (kind) => {
  let database: TestDatabase;
  let now: SmallCup;

  const named = (cup: SmallCup, name: string) =>
    database.db.update(clubs).set({ name }).where(eq(clubs.id, cup.clubId));
  const years = async () => {
    const found = await database.transaction((tx) =>
      findEarlierYears({ startDate: '2026-06-13' }, { clubId: now.clubId }, tx),
    );
    return found.map(({ year }) => year);
  };

  beforeAll(async () => {
    database = await kind.open();
    const [before, other] = [await makeSmallCup(database, 2024), await makeSmallCup(database, 2025)];
    now = await makeSmallCup(database, 2026);
    await named(before, 'TJ SOKOL ÚNĚŠOV ');
    await named(other, 'TJ Sokol Unesov');
    await named(now, 'TJ Sokol Úněšov');
  });
  afterAll(() => database.cleanup());

  it('given the same name in accented capitals, then it is the same club, whatever the collation of the database', async () => {
    expect(await years()).toEqual([2024]);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSmallCup } from './small-cup.ts';
import type { SmallCup } from './small-cup.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { configurationEntries } from '../src/platform/database/schema/index.ts';
import { setEditionConfiguration } from '../src/features/reference-data/index.ts';
import { configurationRepository } from '../src/features/competition/index.ts';

const key = 'organisers-need-second-step';

describe.each(testDatabases())('a setting as it is now on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  it('is that of the current year, else that of all years, and never that of another one', async () => {
    const { db } = database;
    const now = () => configurationRepository.findCurrentValue(key, db);
    const set = (editionId: number, value: string) =>
      database.transaction((tx) => setEditionConfiguration(editionId, { [key]: value }, tx));
    const before = await makeSmallCup(database, 2025);
    const cup = await makeSmallCup(database, 2026);
    await db.delete(configurationEntries).where(eq(configurationEntries.key, key));
    await set(before.editionId, 'of 2025');
    expect(await now()).toBeNull();
    const entry = { key, dataType: 'string', isPublic: false, labelCs: 'x', labelEn: 'x' } as const;
    await db.insert(configurationEntries).values({ ...entry, editionId: null, value: 'of all' });
    expect(await now()).toBe('of all');
    await set(cup.editionId, 'of 2026');
    expect(await now()).toBe('of 2026');
    const valuesOf = async ({ editionId }: SmallCup) => [
      ...(await configurationRepository.findAllByEditionId(editionId, [key], db)).values(),
    ];
    expect([await valuesOf(before), await valuesOf(cup)]).toEqual([['of 2025'], ['of 2026']]);
  });
});

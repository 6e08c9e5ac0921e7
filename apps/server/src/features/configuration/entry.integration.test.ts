import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { configurationEntries } from '../../platform/database/schema/index.ts';
import { findAllByEditionId, findByKey } from './entry.repository.ts';

describe.each(testDatabases())('an entry of the configuration on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  it('is the edition’s own, else that of all editions, and never another edition’s', async () => {
    const [before, now] = [await makeSmallCup(database, 2025), await makeSmallCup(database, 2026)];
    const entry = { key: 'terms', dataType: 'string', labelCs: 'x', labelEn: 'x' } as const;
    await database.db.insert(configurationEntries).values([
      { ...entry, editionId: before.editionId, value: 'of 2025' },
      { ...entry, editionId: null, value: 'of all' },
    ]);
    const valueIn = (editionId: number, key = 'terms') =>
      database.transaction(async (tx) => (await findByKey(editionId, key, tx))?.value);
    expect(await valueIn(before.editionId)).toBe('of 2025');
    expect(await valueIn(now.editionId)).toBe('of all');
    expect(await valueIn(now.editionId, 'nothing')).toBeUndefined();
  });

  it('is listed with the value of editions that have not set it', async () => {
    const { editionId } = await makeSmallCup(database, 2027);
    const entry = { dataType: 'string', labelCs: 'x', labelEn: 'x' } as const;
    await database.db.insert(configurationEntries).values([
      { ...entry, key: 'bulletin', editionId, value: 'own' },
      { ...entry, key: 'bulletin', editionId: null, value: 'of all' },
      { ...entry, key: 'notice', editionId: null, value: 'of all' },
    ]);
    const listed = await database.transaction((tx) => findAllByEditionId(editionId, tx));
    const of = (wanted: string) =>
      listed.filter(({ key }) => key === wanted).map(({ value, initial }) => [value, initial]);
    expect([of('bulletin'), of('notice')]).toEqual([[['own', 'of all']], [['of all', 'of all']]]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { places } from '../../platform/database/schema/index.ts';
import { findPublicPlaces } from './place.repository.ts';

describe.each(testDatabases())('places that everybody may see, on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  it('are the active ones of the edition and those that all editions share', async () => {
    const earlier = await makeSmallCup(database, 2025);
    const { editionId, halls } = await makeSmallCup(database, 2026);
    const hall = { placeType: 1, isActive: true };
    await database.db.insert(places).values([
      { ...hall, editionId, code: 'closed', isActive: false },
      { ...hall, editionId: null, code: 'shared' },
      { ...hall, editionId: null, code: 'shared-and-closed', isActive: false },
      { ...hall, editionId: earlier.editionId, code: 'of-another-year' },
    ]);
    const found = [...(await findPublicPlaces(editionId, database.db)).values()];
    expect(found.map(({ code }) => code).toSorted()).toEqual(['H1', 'H2', 'shared']);
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([...halls]));
  });
});

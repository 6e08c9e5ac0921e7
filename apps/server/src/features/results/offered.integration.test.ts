import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import {
  files,
  placeFiles,
  places,
  pricelistItems,
  serviceLevels,
  suppliers,
  teams,
  trainingTypes,
  tshirtSizes,
} from '../../platform/database/schema/index.ts';
import { findPricelistItems, findServiceLevels } from './price-list.repository.ts';
import { staticBody } from './reference-bodies.ts';
import { findTrainingTypes, findTshirtSizes } from './reference.repository.ts';

describe.each(testDatabases())('what everybody is offered on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  it('is what is offered this year and was not switched off', async () => {
    const { db } = database;
    const before = await makeSmallCup(database, 2025);
    const { editionId } = await makeSmallCup(database, 2026);
    const words = { nameCs: 'x', nameEn: 'x' };
    await db.delete(tshirtSizes);
    await db.delete(trainingTypes);
    for (const isActive of [true, false]) {
      const code = isActive ? 'on' : 'off';
      await db.insert(tshirtSizes).values({ code, isActive, weight: 1 });
      await db.insert(trainingTypes).values({ code, isActive, weight: 1, ...words });
      for (const year of [before.editionId, editionId]) {
        const owner = { editionId: year, isActive };
        await db.insert(serviceLevels).values({ ...owner, code, nameCs: code, nameEn: `${code} ${year}` });
        const address = { name: code, street: 'x', city: 'x', zip: 'x', countryCode: 'CZ' };
        const [seller] = await db
          .insert(suppliers)
          .values({ editionId: year, ...address })
          .returning();
        const sold = { serviceType: 'other', unit: 'piece', priceCzk: 1, priceEur: 1 } as const;
        const item = { ...owner, ...sold, supplierId: seller?.id ?? 0, code, nameCs: code };
        await db.insert(pricelistItems).values({ ...item, nameEn: `${code} ${year}` });
      }
    }
    const offered = {
      items: (await findPricelistItems(editionId, db)).map(({ nameEn }) => nameEn),
      levels: (await findServiceLevels(editionId, db)).map(({ nameEn }) => nameEn),
      sizes: (await findTshirtSizes(db)).map(({ code }) => code),
      trainings: (await findTrainingTypes(db)).map(({ code }) => code),
    };
    await db.insert(places).values({ editionId, code: 'HT', placeType: placeTypes.hotel });
    const { halls, places: all } = await staticBody(editionId, db);
    expect([halls, all].map((list) => list.map(({ code }) => code).toSorted())).toEqual([
      ['H1', 'H2'],
      ['H1', 'H2', 'HT'],
    ]);
    const own = [`on ${editionId}`];
    expect(offered).toEqual({ items: own, levels: own, sizes: ['on'], trainings: ['on'] });
  });

  it('[ST22] given a team that has withdrawn, then everybody is told what happens to its results', async () => {
    const { db } = database;
    const { editionId, teams: ids } = await makeSmallCup(database, 2028);
    const [own = 0, usual = 0] = ids;
    await db
      .update(teams)
      .set({ state: 'withdrawn' })
      .where(inArray(teams.id, [own, usual]));
    await db.update(teams).set({ withdrawnPolicy: 'kept' }).where(eq(teams.id, own));
    const { teams: all } = await staticBody(editionId, db);
    expect(all.flatMap(({ withdrawnPolicy = null }) => withdrawnPolicy ?? []).toSorted()).toEqual([
      'annulled',
      'kept',
    ]);
  });

  it('given pictures of two places, then each place shows its own', async () => {
    const { db } = database;
    const { editionId, halls } = await makeSmallCup(database, 2027);
    for (const [index, placeId] of halls.entries()) {
      const filename = `hall-${index + 1}.png`;
      const stored = { extension: 'png', folder: 'uploads', storageKey: filename, isPublic: true };
      const [file] = await db
        .insert(files)
        .values({ ...stored, filename })
        .returning();
      await db.insert(placeFiles).values({ placeId, fileId: file?.id ?? 0 });
    }
    const { places: all } = await staticBody(editionId, db);
    expect(all.map((place) => [place.code, place.files.map(({ filename }) => filename)])).toEqual([
      ['H1', ['hall-1.png']],
      ['H2', ['hall-2.png']],
    ]);
  });
});

import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import {
  files,
  groups,
  placeFiles,
  places,
  pricelistItems,
  serviceLevels,
  suppliers,
  teams,
  trainingTypes,
  tshirtSizes,
} from '../../platform/database/schema/index.ts';
import { enumsBody, staticBody } from './reference-bodies.ts';

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
    const enums = await enumsBody(editionId, db);
    const offered = {
      items: enums.pricelistItems.map(({ nameEn }) => nameEn),
      levels: enums.serviceLevels.map(({ nameEn }) => nameEn),
      sizes: enums.tshirtSizes.map(({ code }) => code),
      trainings: enums.trainingTypes.map(({ code }) => code),
      categories: enums.teamCategories.map(({ code }) => code),
    };
    await db.insert(places).values({ editionId, code: 'HT', placeType: placeTypes.hotel });
    const { halls, places: all } = await staticBody(editionId, db);
    expect([halls, all].map((list) => list.map(({ code }) => code).toSorted())).toEqual([
      ['H1', 'H2'],
      ['H1', 'H2', 'HT'],
    ]);
    const own = [`on ${editionId}`];
    expect(offered).toEqual({
      items: own,
      levels: own,
      sizes: ['on'],
      trainings: ['on'],
      categories: ['MA'],
    });
    expect(enums.countries).toContainEqual(expect.objectContaining({ countryCode: 'CZ' }));
    expect(enums.configurations).toContainEqual(expect.objectContaining({ key: 'roster-players-max' }));
  });

  it('comes with every list that devices keep of a tournament', async () => {
    const { db } = database;
    const { editionId, groups: ids, categoryId, teams: teamIds } = await makeSmallCup(database, 2030);
    await db.update(groups).set({ playoffCategory: 'Main' }).where(eq(groups.id, ids.final));
    const body = await staticBody(editionId, db);
    const level = body.roundLevels.find(({ systemName }) => systemName === 'final');
    expect(body.groups.map(({ label }) => label)).toEqual(['MA-A', 'MA-B', 'MA final']);
    expect(body.groups[2]).toEqual({
      id: ids.final,
      label: 'MA final',
      playoffCategory: 'Main',
      competitionRoundLevelId: level?.id,
      teamCategoryId: categoryId,
      teamCategoryCode: 'MA',
    });
    expect(body.teamCategories.map(({ id }) => id)).toEqual([categoryId]);
    expect(body.teams.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(teamIds);
    expect(body.eventTypes).toContainEqual(expect.objectContaining({ code: 'goal' }));
    expect(body.matchStages).toContainEqual(expect.objectContaining({ code: 'finished' }));
    expect(body.configurations).toContainEqual(expect.objectContaining({ key: 'roster-players-max' }));
    expect(body.countries).toContainEqual({ id: expect.any(Number) as number, countryCode: 'CZ' });
  });

  it('[ST22] given a team that has withdrawn, then everybody sees what happens to its results', async () => {
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

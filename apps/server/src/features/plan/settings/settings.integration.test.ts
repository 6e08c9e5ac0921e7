import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlanTeams } from '@sevenmetre/contract/plan/schemas';
import { bothDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { makeSmallCup, playSmallCup } from '../../../../tests/small-cup.ts';
import { clubs, placeTranslations, teamCategories } from '../../../platform/database/schema/index.ts';
import { type OpenCup, makeOpenCup } from '../testing/open-cup.ts';
import { type PlanSetup, makePlanSetup } from '../testing/plan-setup.ts';

describe.each(bothDatabases())('the settings of a plan on $name', (kind) => {
  let database: TestDatabase;
  let setup: PlanSetup;
  let cup: OpenCup;
  let year = 2026;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makePlanSetup(database);
  });
  beforeEach(async () => {
    cup = await makeOpenCup(database, year);
    year += 1;
  });
  afterAll(() => setup.close());

  const read = async () => (await setup.call('GET', '/settings')).body;
  const save = (body: object) => setup.call('PUT', '/settings', body);

  it('given nothing that was saved, then every setting has its default', async () => {
    const settings = await read();
    expect(settings).toMatchObject({ revision: 0, buffers: { afterGroup: 70, afterTravel: 30 } });
    expect(settings.days).toEqual([`${year - 1}-06-13`, `${year - 1}-06-14`]);
    expect(settings.courts).toMatchObject(
      cup.halls.map((key) => ({
        key,
        size: 'full',
        active: true,
        hours: [{ day: 0, open: 480, close: 1200 }, { day: 1 }],
      })),
    );
    expect(settings.travel).toMatchObject([{ minutes: 15, byHand: false }]);
    expect(settings.categories).toMatchObject([
      { code: 'MA', slotMinutes: 40, saved: false },
      { code: 'WA' },
    ]);
    expect(settings.weights).toMatchObject({ hallChange: 'normal', teamWish: 'normal' });
  });

  it('given halls with names, then each is called by its own, and by its code without one', async () => {
    const placeId = Number(cup.halls[1]);
    await database.db.insert(placeTranslations).values([
      { placeId, locale: 'cs', name: 'Hlavní hala' },
      { placeId, locale: 'en', name: 'Main Hall' },
    ]);
    expect((await read()).halls).toMatchObject([
      { code: 'H1', nameCs: 'H1', nameEn: 'H1' },
      { code: 'H2', nameCs: 'Hlavní hala', nameEn: 'Main Hall' },
    ]);
  });

  it('given parts that are saved, then they are kept, the others stay, and an older revision is refused', async () => {
    const { courts, categories } = await read();
    const second = {
      ...courts[0],
      key: `${cup.halls[0]}/2`,
      size: 'small',
      hours: [{ day: 1, open: 540, close: 900 }],
    };
    const blocks = [{ day: 0, from: 720, to: 780, reason: 'Basketbal' }];
    const [{ code: _, nameCs: __, nameEn: ___, gender: ____, saved: _____, ...rules }] = categories;
    const body = {
      revision: 0,
      courts: [{ ...courts[0], main: true, blocks }, second, { ...courts[1], active: false }],
      travel: [{ fromPlaceId: Number(cup.halls[1]), toPlaceId: Number(cup.halls[0]), minutes: 9 }],
      categories: [{ ...rules, rest: 80 }],
      buffers: { afterGroup: 60, afterTravel: 20 },
    };
    const saved = await save(body);
    expect(saved).toMatchObject({
      status: 200,
      body: {
        revision: 1,
        courts: [
          { main: true, blocks },
          { key: `${cup.halls[0]}/2`, hours: second.hours },
          { active: false },
        ],
        travel: [{ minutes: 9, byHand: true }],
        categories: [
          { rest: 80, saved: true },
          { rest: 60, saved: false },
        ],
        buffers: { afterGroup: 60, afterTravel: 20 },
      },
    });
    expect(await read()).toEqual(saved.body);
    const weights = { ...saved.body.weights, lunch: 'high' };
    expect((await save({ revision: 1, weights })).body).toMatchObject({
      revision: 2,
      weights: { lunch: 'high' },
      travel: [{ minutes: 9 }],
    });
    const late = await save({ revision: 1, weights });
    expect([late.status, late.body.error]).toEqual([409, 'plan-settings-changed']);
    expect((await setup.draft()).input).toMatchObject({
      halls: [{ id: cup.halls[0] }, { id: `${cup.halls[0]}/2`, court: 'small' }],
      weights: { lunch: 80 },
    });
  });

  it('given settings that contradict themselves, then each is named and nothing is saved', async () => {
    const { courts, categories } = await read();
    const [court] = courts;
    const [{ code: _, nameCs: __, nameEn: ___, gender: ____, saved: _____, ...rules }] = categories;
    const [one, other] = cup.halls.map(Number);
    const answer = await save({
      revision: 0,
      courts: [
        {
          ...court,
          hours: [
            { day: 0, open: 600, close: 600 },
            { day: 7, open: 1, close: 2 },
            { day: 1, open: 540, close: 600 },
            { day: 1, open: 660, close: 720 },
          ],
        },
        court,
      ],
      travel: [
        { fromPlaceId: one, toPlaceId: other, minutes: 9 },
        { fromPlaceId: other, toPlaceId: one, minutes: 8 },
      ],
      categories: [{ ...rules, earliest: 600, slotMinutes: 40, latestEnd: 639 }],
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: 'plan-settings-invalid',
        additionalProperties: {
          errors: [
            { field: 'courts.0.hours.0', code: 'order' },
            { field: 'courts.0.hours.1', code: 'range' },
            { field: 'courts.0.hours.3', code: 'twice' },
            { field: 'courts.1.key', code: 'twice' },
            { field: 'travel.1', code: 'twice' },
            { field: 'categories.0.latestEnd', code: 'order' },
          ],
        },
      },
    });
    expect((await read()).revision).toBe(0);
  });

  it('given teams with seeds, wishes and a coach in common, then they are kept and reach the schedule', async () => {
    const [one, other] = cup.teams.map(Number);
    const wishes = {
      seed: 1,
      lastPlace: 2,
      notBefore: 600,
      notAfter: null,
      reason: 'Autobus',
      coaches: ['Jan Novák'],
    };
    const empty = { seed: null, lastPlace: null, notBefore: null, notAfter: null, reason: null };
    const saved = await setup.call('PUT', '/teams', {
      revision: 0,
      teams: [
        { id: one, ...wishes },
        { id: other, ...empty, coaches: ['Jan novák'] },
      ],
    });
    expect(saved.body.categories[0].teams.slice(0, 2)).toMatchObject([
      {
        id: one,
        clubName: 'Alfa',
        countryCode: 'CZ',
        state: 'accepted',
        seed: 1,
        notBefore: 600,
        sharesWith: [{ teamId: other }],
      },
      { id: other, sharesWith: [{ teamId: one, coach: 'Jan novák', byHand: true }] },
    ]);
    expect(await setup.call('GET', '/teams')).toEqual(saved);
    const unknown = await setup.call('PUT', '/teams', {
      revision: 1,
      teams: [{ id: 999_999, ...empty, coaches: [] }],
    });
    expect([unknown.status, unknown.body.error]).toEqual([422, 'plan-settings-invalid']);
  });

  it('given a club that played the last edition, then its teams have their final places of it, beside those given by hand', async () => {
    const before = await makeSmallCup(database, 2025);
    await database.db.update(clubs).set({ name: 'ALFA ' }).where(eq(clubs.id, before.clubId));
    cup = await makeOpenCup(database, year);
    year += 1;
    const known = async () => {
      const { categories }: PlanTeams = (await setup.call('GET', '/teams')).body;
      const teams = categories.flatMap((category) => category.teams);
      return teams.flatMap(({ id, archivedPlace }) => (archivedPlace ? [{ id, ...archivedPlace }] : []));
    };
    expect(await known()).toEqual([]);

    await playSmallCup(database, before);
    const [alfa = 0, beta = 0, , , alfaTwo = 0] = cup.teams.map(Number);
    const places = [
      { id: alfa, place: 1, year: 2025 },
      { id: alfaTwo, place: 3, year: 2025 },
    ];
    expect(await known()).toEqual(places);

    const empty = { seed: null, notBefore: null, notAfter: null, reason: null, coaches: [] };
    const given = [
      { id: alfa, lastPlace: 4, ...empty },
      { id: beta, lastPlace: 2, ...empty },
    ];
    const saved = await setup.call('PUT', '/teams', { revision: 0, teams: given });
    expect(saved.body.categories[0].teams.slice(0, 2)).toMatchObject([
      { id: alfa, lastPlace: 4, archivedPlace: { place: 1, year: 2025 } },
      { id: beta, lastPlace: 2, archivedPlace: null },
    ]);

    const hidden = { resultsHidden: true };
    await database.db.update(teamCategories).set(hidden).where(eq(teamCategories.id, before.categoryId));
    expect(await known()).toEqual([]);
  });
});

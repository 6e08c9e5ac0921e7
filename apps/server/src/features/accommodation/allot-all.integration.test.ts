import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import {
  checkIns,
  clubs,
  editions,
  lodgingAllotments,
  lodgings,
  pricelistItems,
  suppliers,
  teams,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { accommodationHandlers } from './index.ts';

const jana = 901;

describe.each(bothDatabases())('beds in one press on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  const { app, clock } = testServer();

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const { db } = database;
    const name = { firstName: 'Jana', lastName: 'Dubová', email: 'jana@example.test' };
    await db.insert(users).values({ ...name, id: jana, passwordHash: '-', roles: ['ROLE_USER'] });
    const address = { street: 'Polní 3', city: 'Lipová', zip: '123 45', countryCode: 'CZ' };
    const [supplier] = await db
      .insert(suppliers)
      .values({ editionId: cup.editionId, name: 'Lipová Handball', ...address })
      .returning();
    const [item] = await db
      .insert(pricelistItems)
      .values({
        editionId: cup.editionId,
        code: 'school',
        serviceType: 'package',
        cateringType: 'full-board',
        lodging: 'classroom',
        supplierId: supplier?.id ?? 0,
        unit: 'person',
        priceCzk: 1000,
        priceEur: 40,
        nameCs: 'Škola',
        nameEn: 'School',
      })
      .returning();
    await db.update(clubs).set({ arrivalDate: '2026-06-12', departureDate: '2026-06-14' });
    await db.update(teams).set({ state: 'waiting' });
    for (const id of cup.teams.slice(0, 2))
      await db
        .update(teams)
        .set({ state: 'accepted', bundlePersons: 15, bundlePricelistItemId: item?.id ?? null })
        .where(eq(teams.id, id));
    const identify = async (): Promise<Actor> => testActor(jana, ['ROLE_USER', 'ROLE_ADMIN']);
    mount(app, accommodationHandlers({ database, clock }), { identify, checkAnswers: true });
  });
  afterAll(async () => {
    await app.close();
    await database.cleanup();
  });

  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const url = `/api/v1/admin/${path}`;
    const answer = await app.inject({ method, url, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const seenOf = (plan: {
    proposed: { guest: { kind: string; id: number }; lodgingId: number; persons: number }[];
  }) =>
    plan.proposed.map(({ guest: { kind: of, id }, lodgingId, persons }) => ({
      kind: of,
      id,
      lodgingId,
      persons,
    }));
  const rooms = (from: number, to: number) =>
    call('POST', 'accommodation/lodgings/rooms', {
      placeId: cup.halls[0],
      kind: 'classroom',
      prefix: 'A',
      from,
      to,
      capacity: 16,
      note: null,
    });

  it('given rooms from one number to another, then all are made, or none where one is there already', async () => {
    expect((await rooms(1, 3)).status).toBe(200);
    expect((await rooms(3, 9)).status).toBe(409);
    const rows = await database.db.select().from(lodgings).orderBy(lodgings.id);
    expect(rows.map(({ label, capacity }) => [label, capacity])).toEqual([
      ['A1', 16],
      ['A2', 16],
      ['A3', 16],
    ]);
    expect((await rooms(9, 1)).status).toBe(400);
  });

  it('[AC6] given the proposal is seen, then it is given as it was; pressed again, or by two at once, nobody gets beds twice', async () => {
    const plan = (await call('GET', 'accommodation/proposal')).body;
    expect(plan).toMatchObject({ proposed: [{ persons: 15 }, { persons: 15 }], left: [] });
    const seen = seenOf(plan);
    const wrong = seen.map((one, index) => (index === 0 ? { ...one, persons: 14 } : one));
    expect(await call('POST', 'accommodation/proposal', { seen: wrong })).toMatchObject({
      status: 409,
      body: { error: 'suggestion-changed' },
    });
    const both = await Promise.all([1, 2].map(() => call('POST', 'accommodation/proposal', { seen })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const rows = await database.db.select().from(lodgingAllotments);
    expect(rows.map(({ persons }) => persons)).toEqual([15, 15]);
  });

  it('given beds are moved, then the guest sleeps elsewhere; a lodging without room refuses', async () => {
    const [first, second] = await database.db.select().from(lodgingAllotments).orderBy(lodgingAllotments.id);
    const free = await database.db.select().from(lodgings);
    const target = free.find(({ id }) => id !== first?.lodgingId && id !== second?.lodgingId)?.id ?? 0;
    const move = (lodgingId: number) => call('PUT', `accommodation/allotments/${first?.id}`, { lodgingId });
    expect(await move(second?.lodgingId ?? 0)).toMatchObject({
      status: 409,
      body: { error: 'lodging-full' },
    });
    expect((await move(target)).status).toBe(200);
    const [moved] = await database.db
      .select()
      .from(lodgingAllotments)
      .where(eq(lodgingAllotments.id, first?.id ?? 0));
    expect(moved).toMatchObject({ lodgingId: target, persons: 15 });
    expect((await call('PUT', 'accommodation/allotments/999', { lodgingId: target })).status).toBe(404);
  });

  it('[AC7] then the meals of each day are counted', async () => {
    expect((await call('GET', 'meals')).body.days).toEqual([
      { day: '2026-06-12', breakfasts: 0, lunches: 0, dinners: 30 },
      { day: '2026-06-13', breakfasts: 30, lunches: 30, dinners: 30 },
      { day: '2026-06-14', breakfasts: 30, lunches: 30, dinners: 0 },
    ]);
  });

  it('[AC7] given a club that has entered no days, then those of its check-in and its matches count', async () => {
    const { db } = database;
    const eaten = async () => {
      const { days } = (await call('GET', 'meals')).body;
      return days.map(({ day, dinners }: { day: string; dinners: number }) => [day, dinners]);
    };
    await db.update(clubs).set({ arrivalDate: null, departureDate: null });
    await db.update(editions).set({ startDate: '2026-06-10', endDate: '2026-06-16' });
    expect(await eaten()).toEqual([
      ['2026-06-13', 30],
      ['2026-06-14', 0],
    ]);
    const doneAt = new Date('2026-06-11T15:00:00Z');
    const [club] = await db.select().from(clubs);
    await db.insert(checkIns).values({ clubId: club?.id ?? 0, step: 'arrived', doneAt });
    expect((await eaten())[0]).toEqual(['2026-06-11', 30]);
  });
});

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { makeSmallCup } from '../../../../tests/small-cup.ts';
import {
  clubs,
  pricelistItems,
  suppliers,
  teamCategories,
  teams,
} from '../../../platform/database/schema/index.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { enterRegistrations } from '../index.ts';

const address = { street: 'Polní 3', city: 'Lipová', zip: '123 45', countryCode: 'CZ' };
const item = {
  code: 'A',
  nameCs: 'Balíček A',
  nameEn: 'Package A',
  serviceType: 'package' as const,
  unit: 'person',
  priceCzk: 189_000,
  priceEur: 7_800,
};
const order = {
  package: 'A',
  bundlePersons: 12,
  handballPersons: 0,
  vipPartyPersons: 0,
  singleRoomPersons: 0,
};

const registration = {
  club: { registrationState: 'processed' as const, createdAt: new Date('2026-01-05T10:00:00Z') },
  serviceLevel: 'standard',
  order,
  lastTeamWaits: true,
};

describe.each(testDatabases())('registrations that are entered for a demo, on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  it('are those of the clubs that are named and there; other clubs, lists and years stay as they are', async () => {
    const { db } = database;
    const earlier = await makeSmallCup(database, 2025);
    const cup = await makeSmallCup(database, 2026);
    const { editionId, categoryId, clubId } = cup;
    for (const id of [earlier.clubId, clubId])
      await db.update(clubs).set({ sourceId: 'c-1' }).where(eq(clubs.id, id));
    const [own] = await db.select().from(clubs).where(eq(clubs.id, clubId));
    if (!own) throw new Error('club');
    const { id: _, ...words } = own;
    const [neighbour] = await db
      .insert(clubs)
      .values({ ...words, sourceId: 'c-2' })
      .returning();
    const team = { editionId, categoryId, clubId: neighbour?.id ?? 0, teamNumber: 1 };
    await db.insert(teams).values(team);
    const girls = { code: 'WA', nameCs: 'Dívky', nameEn: 'Girls', gender: 'W' as const, weight: 2 };
    await db.insert(teamCategories).values({ ...girls, editionId });
    const [sold] = await db
      .insert(suppliers)
      .values({ editionId: earlier.editionId, name: 'Loni', ...address })
      .returning();
    const last = { ...item, editionId: earlier.editionId, supplierId: sold?.id ?? 0 };
    await db.insert(pricelistItems).values(last);
    await enterRegistrations({ database, clock: testServer().clock }, editionId, {
      suppliers: [{ name: 'Pořadatel', ...address }],
      serviceLevels: [{ code: 'standard', nameCs: 'Standard', nameEn: 'Standard' }],
      items: [item, { ...item, code: 'B' }].map((one) => ({
        ...one,
        supplier: 'Pořadatel',
        serviceLevel: null,
      })),
      room: { MA: 2 },
      places: { A: 5 },
      registrations: [
        { ...registration, clubSourceId: 'c-1', extraPersons: null },
        { ...registration, clubSourceId: 'that-is-not-there', extraPersons: order },
      ],
    });
    const unnamed = enterRegistrations({ database, clock: testServer().clock }, editionId, {
      suppliers: [{ name: 'Somebody', ...address }],
      serviceLevels: [{ code: 'late', nameCs: 'Pozdě', nameEn: 'Late' }],
      items: [{ ...item, code: 'C', supplier: 'Nobody', serviceLevel: null }],
      room: {},
      places: {},
      registrations: [],
    });
    await expect(unnamed).rejects.toThrow('“Nobody” was not entered');
    const states = await db.select().from(clubs).orderBy(asc(clubs.id));
    expect(states.map(({ registrationState }) => registrationState)).toEqual([
      'approved',
      'processed',
      'approved',
    ]);
    const ordered = await db.select().from(teams).orderBy(asc(teams.id));
    const told = ordered.map((one) => [one.clubId, one.bundlePersons, one.state]);
    expect(told).toEqual([
      ...earlier.teams.map(() => [earlier.clubId, 0, 'accepted']),
      ...cup.teams.map((__, index) => [clubId, 12, index === 5 ? 'waiting' : 'accepted']),
      [neighbour?.id, 0, 'accepted'],
    ]);
    const registered = ordered.filter((one) => one.clubId === clubId).map(({ createdAt }) => createdAt);
    expect(registered).toEqual(cup.teams.map(() => registration.club.createdAt));
    const categories = await db.select().from(teamCategories).orderBy(asc(teamCategories.id));
    expect(categories.map(({ capacity }) => capacity)).toEqual([null, 9, null]);
    const items = await db.select().from(pricelistItems).orderBy(asc(pricelistItems.id));
    expect(items.map(({ code, capacity }) => [code, capacity])).toEqual([
      ['A', null],
      ['A', 6 * 12 + 5],
      ['B', null],
    ]);
  });
});

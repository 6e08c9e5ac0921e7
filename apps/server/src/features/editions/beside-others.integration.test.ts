import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditionPreview } from '@sevenmetre/contract/editions/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import {
  clubs,
  configurationEntries,
  files,
  lodgings,
  placeFiles,
  pricelistItems,
  referees,
  serviceLevels,
  suppliers,
  teams,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { setEditionConfiguration } from '../reference-data/index.ts';
import { editionHandlers } from './index.ts';

const person = { email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
const superAdmin: Actor = testActor(1, ['ROLE_USER', 'ROLE_SUPER_ADMIN']);

describe.each(testDatabases())('an edition beside another on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let editionId = 0;

  beforeAll(async () => {
    database = await kind.open();
    await database.db.insert(users).values({ ...person, id: 1, roles: ['ROLE_USER'] });
    editionId = await addYear(2026, { 'roster-players-max': '18' });
    server = testServer();
    const handlers = editionHandlers({ database, clock: server.clock, snapshotOf: async () => null });
    mount(server.app, handlers, { identify: async () => superAdmin, checkAnswers: true });
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const preview = async (id: number, year?: number) => {
    const query = year === undefined ? '' : `?year=${year}`;
    const url = `/api/v1/admin/editions/${id}/preview${query}`;
    return (await server.app.inject({ url })).json<EditionPreview>();
  };

  /** A small cup with a row in each list that a new edition copies, and a referee. */
  async function addYear(year: number, settings: Record<string, string>): Promise<number> {
    const { db } = database;
    const cup = await makeSmallCup(database, year);
    const of = { editionId: cup.editionId };
    const named = { nameCs: 'Jméno', nameEn: 'Name' };
    const [placeId = 0] = cup.halls;
    const address = { street: 'U Haly 1', city: 'Lipová', zip: '100 00', countryCode: 'CZ' };
    await db.insert(serviceLevels).values({ ...of, ...named, code: 'standard' });
    const [seller] = await db
      .insert(suppliers)
      .values({ ...of, ...address, name: 'Spolek' })
      .returning();
    const price = { serviceType: 'entry-fee', unit: 'team', priceCzk: 200_000, priceEur: 8_000 } as const;
    await db
      .insert(pricelistItems)
      .values({ ...of, ...named, ...price, code: 'fee', supplierId: seller?.id ?? 0 });
    await db.insert(lodgings).values({ ...of, placeId, kind: 'hall', label: 'Tělocvična', capacity: 40 });
    const kept = { storageKey: `hall-${year}`, filename: 'hall.pdf', extension: 'pdf', folder: 'places' };
    const [file] = await db.insert(files).values(kept).returning();
    await db.insert(placeFiles).values({ placeId, fileId: file?.id ?? 0 });
    await db.insert(referees).values({ ...of, firstName: 'Jan', lastName: 'Píšťalka' });
    await database.transaction((tx) => setEditionConfiguration(cup.editionId, settings, tx));
    return cup.editionId;
  }

  it('given another with lists, settings and people, then what is shown and copied of this one is the same without it', async () => {
    const before = await preview(editionId);
    expect(before.copied).toMatchObject({ settings: 1, prices: 1, lodgings: 1, files: 1 });
    await addYear(2025, { 'roster-players-max': '99', 'show-results': 'true' });
    const after = await preview(editionId);
    expect(after).toEqual({ ...before, from: { ...before.from, isCurrent: false } });
    const asked = {
      fromId: editionId,
      clientKey: 'edition-of-2027',
      name: 'Next Cup',
      year: 2027,
      city: '',
      startDate: '2027-06-12',
      endDate: '2027-06-13',
      dates: [],
      birthDates: [],
    };
    const made = await server.app.inject({ method: 'POST', url: '/api/v1/admin/editions', payload: asked });
    expect((await preview(made.json<{ id: number }>().id)).copied).toEqual(before.copied);
  });

  it('given a moment of all editions and one of this one, then only that of this one is proposed and taken over', async () => {
    const key = 'club-registration-create-till';
    const { db } = database;
    const ofAll = and(eq(configurationEntries.key, key), isNull(configurationEntries.editionId));
    await db.update(configurationEntries).set({ value: '2026-01-31T22:59:00Z' }).where(ofAll);
    await database.transaction((tx) =>
      setEditionConfiguration(editionId, { [key]: '2026-02-28T22:59:00Z' }, tx),
    );
    const proposed = '2028-02-28T22:59:00Z';
    expect((await preview(editionId, 2028)).dates).toMatchObject([{ key, proposed }]);
    const asked = {
      fromId: editionId,
      clientKey: 'edition-of-2028',
      name: 'Later Cup',
      year: 2028,
      city: '',
      startDate: '2028-06-10',
      endDate: '2028-06-11',
      dates: [],
      birthDates: [],
    };
    const made = await server.app.inject({ method: 'POST', url: '/api/v1/admin/editions', payload: asked });
    expect(made.statusCode).toBe(200);
    const own = eq(configurationEntries.editionId, made.json<{ id: number }>().id);
    const taken = await db
      .select()
      .from(configurationEntries)
      .where(and(own, eq(configurationEntries.key, key)));
    expect(taken.map(({ value }) => value)).toEqual([proposed]);
  });

  it('given teams that do not play and those of clubs that are not let in, then they are not among its teams', async () => {
    const { from } = await preview(editionId);
    const rows = await database.db.select().from(teams).where(eq(teams.editionId, editionId));
    const [first] = rows;
    await database.db
      .update(teams)
      .set({ state: 'waiting' })
      .where(eq(teams.id, first?.id ?? 0));
    expect((await preview(editionId)).from).toEqual({ ...from, teams: from.teams - 1 });
    await database.db
      .update(clubs)
      .set({ registrationState: 'new' })
      .where(eq(clubs.id, first?.clubId ?? 0));
    expect((await preview(editionId)).from).toEqual({ ...from, teams: 0 });
  });
});

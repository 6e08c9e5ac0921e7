import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { silent, bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import {
  audit,
  clubs,
  configurationEntries,
  countries,
  editions,
  lodgings,
  matches,
  places,
  placeTranslations,
  pricelistItems,
  serviceLevels,
  suppliers,
  teamCategories,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { configurationHandlers } from '../configuration/index.ts';
import { createLive, noMetrics } from '../live/index.ts';
import { setEditionConfiguration } from '../reference-data/index.ts';
import { editionHandlers, findOrigin } from './index.ts';

describe.each(bothDatabases())('editions on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let server: ReturnType<typeof testServer>;
  let actor: Actor | null = null;
  const as = (...roles: Role[]): Actor => testActor(1, ['ROLE_USER', ...roles]);

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const { db } = database;
    const { editionId } = cup;
    const person = { email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    await db.insert(users).values({ ...person, id: 1, roles: ['ROLE_USER'] });
    await db.update(teamCategories).set({ birthDateMin: '2012-01-01', capacity: 8 });
    const dates = {
      'club-registration-create-till': '2026-02-28T22:59:00Z',
      'roster-players-max': '18',
      'show-results': 'true',
      // A phase that was chosen by hand belongs to its year (PH5).
      'edition-phase': 'play',
    };
    await database.transaction((tx) => setEditionConfiguration(editionId, dates, tx));
    await sellSomething(editionId);
    const [hall = 0] = cup.halls;
    await db.insert(placeTranslations).values({ placeId: hall, locale: 'cs', name: 'Hala u řeky' });
    await db
      .insert(lodgings)
      .values({ editionId, placeId: hall, kind: 'hall', label: 'Tělocvična', capacity: 40 });
    server = testServer();
    const context = { database, clock: server.clock, senderDomains: [], snapshotOf: async () => null };
    const handlers = { ...editionHandlers(context), ...configurationHandlers(context) };
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
    actor = as('ROLE_SUPER_ADMIN');
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const sellSomething = async (editionId: number) => {
    const { db } = database;
    const level = { editionId, code: 'standard', nameCs: 'Standard', nameEn: 'Standard' };
    const [stored] = await db.insert(serviceLevels).values(level).returning();
    const address = { street: 'U Haly 1', city: 'Lipová', zip: '100 00', countryCode: 'CZ' };
    const seller = { editionId, name: 'Spolek', ...address, lastInvoiceNumber: 41 };
    const [supplier] = await db.insert(suppliers).values(seller).returning();
    await db.insert(pricelistItems).values({
      editionId,
      code: 'fee-standard',
      serviceType: 'entry-fee',
      serviceLevelId: stored?.id ?? 0,
      supplierId: supplier?.id ?? 0,
      unit: 'team',
      priceCzk: 200_000,
      priceEur: 8_000,
      nameCs: 'Startovné',
      nameEn: 'Entry fee',
    });
  };
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/v1/admin/${path}`;
    const answer = await server.app.inject({ method, url, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const body = (over: object = {}) => ({
    fromId: cup.editionId,
    clientKey: 'edition-of-2027',
    name: 'Small Cup',
    year: 2027,
    city: '',
    startDate: '2027-06-12',
    endDate: '2027-06-13',
    dates: [],
    birthDates: [],
    ...over,
  });
  const all = () => database.db.select().from(editions).orderBy(editions.id);

  it('[ED1] given a preview, then dates are moved by a year on the tournament’s clocks, and nothing is stored', async () => {
    const { body: shown } = await call('GET', `editions/${cup.editionId}/preview`);
    expect(shown).toMatchObject({
      from: { categoryCodes: ['MA'] },
      proposed: { name: 'Small Cup', year: 2027, startDate: '2027-06-13', endDate: '2027-06-14' },
      dates: [
        {
          key: 'club-registration-create-till',
          value: '2026-02-28T22:59:00Z',
          proposed: '2027-02-28T22:59:00Z',
        },
      ],
      categories: [{ code: 'MA', birthDateMin: '2012-01-01', proposed: '2013-01-01' }],
      copied: {
        settings: 3,
        categories: 1,
        serviceLevels: 1,
        suppliers: 1,
        prices: 1,
        places: 2,
        lodgings: 1,
      },
    });
    const later = (await call('GET', `editions/${cup.editionId}/preview?year=2030`)).body;
    expect(later.proposed.startDate).toBe('2030-06-13');
    expect((await call('GET', 'editions/999999/preview')).status).toBe(404);
    expect((await call('GET', `editions/${cup.editionId}/preview?year=1`)).status).toBe(400);
    expect(await all()).toHaveLength(1);
  });

  it('[ED2] given what is wrong, then it is said, and no half of an edition is left', async () => {
    const wrong = async (over: object) => {
      const answer = await call('POST', 'editions', body({ clientKey: 'wrong-key-1', ...over }));
      return [answer.status, answer.body.error];
    };
    expect(await wrong({ endDate: '2027-06-01' })).toEqual([422, 'edition-invalid']);
    expect(await wrong({ year: 2026, startDate: '2026-06-13', endDate: '2026-06-14' })).toEqual([
      409,
      'edition-name-taken',
    ]);
    expect(await wrong({ dates: [{ key: 'roster-players-max', value: '99' }] })).toEqual([
      422,
      'edition-invalid',
    ]);
    const date = 'club-registration-create-till';
    expect(await wrong({ dates: [{ key: date, value: 'soon' }] })).toEqual([422, 'edition-invalid']);
    expect(await wrong({ fromId: 999_999 })).toEqual([404, 'edition-unknown']);
    expect((await wrong({ isCurrent: true }))[0]).toBe(400);
    expect(await all()).toHaveLength(1);
  });

  it('[ED1] given the same form sent twice at once, then one edition is prepared, with settings and without people', async () => {
    const asked = body({
      dates: [{ key: 'club-registration-create-till', value: '2027-03-05T22:59:00Z' }],
      birthDates: [{ code: 'MA', value: '2014-01-01' }],
    });
    const [one, other] = await Promise.all([
      call('POST', 'editions', asked),
      call('POST', 'editions', asked),
    ]);
    expect([one.status, other.status, one.body.id]).toEqual([200, 200, other.body.id]);
    const { db } = database;
    const id: number = one.body.id;
    expect((await all()).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const entries = await db
      .select()
      .from(configurationEntries)
      .where(eq(configurationEntries.editionId, id));
    expect(new Map(entries.map(({ key, value }) => [key, value]))).toEqual(
      new Map([
        ['club-registration-create-till', '2027-03-05T22:59:00Z'],
        ['roster-players-max', '18'],
        ['show-results', 'true'],
      ]),
    );
    expect(await db.select().from(teamCategories).where(eq(teamCategories.editionId, id))).toMatchObject([
      { code: 'MA', birthDateMin: '2014-01-01', capacity: 8 },
    ]);
    const [supplier] = await db.select().from(suppliers).where(eq(suppliers.editionId, id));
    const [level] = await db.select().from(serviceLevels).where(eq(serviceLevels.editionId, id));
    expect(supplier?.lastInvoiceNumber).toBe(0);
    expect(await db.select().from(pricelistItems).where(eq(pricelistItems.editionId, id))).toMatchObject([
      { code: 'fee-standard', supplierId: supplier?.id, serviceLevelId: level?.id, priceCzk: 200_000 },
    ]);
    const halls = await db.select().from(places).where(eq(places.editionId, id)).orderBy(places.id);
    expect(halls.map(({ code }) => code)).toEqual(['H1', 'H2']);
    expect(await db.select().from(lodgings).where(eq(lodgings.editionId, id))).toMatchObject([
      { placeId: halls[0]?.id, label: 'Tělocvična', capacity: 40 },
    ]);
    const words = await db
      .select()
      .from(placeTranslations)
      .where(eq(placeTranslations.placeId, halls[0]?.id ?? 0));
    expect(words).toMatchObject([{ name: 'Hala u řeky' }]);
    expect(await db.select().from(clubs).where(eq(clubs.editionId, id))).toEqual([]);
    expect(await db.select().from(matches).where(eq(matches.editionId, id))).toEqual([]);
    const copied = { settings: 3, categories: 1, suppliers: 1, prices: 1, halls: 2, beds: 40 };
    expect(await db.select().from(audit)).toMatchObject([
      { action: 'edition.created', subjectId: id, after: { copied } },
    ]);
    const origin = await database.transaction((tx) => findOrigin(id, tx));
    expect(origin).toEqual({ name: 'Small Cup', year: 2026, copied });
  });

  it('[ED2] given nothing to start from, then an edition has its name and days and no settings of its own', async () => {
    const asked = body({ fromId: null, clientKey: 'edition-of-nothing', name: 'First Cup' });
    const [one, other] = await Promise.all([
      call('POST', 'editions', asked),
      call('POST', 'editions', asked),
    ]);
    expect([one.status, other.status, one.body.id]).toEqual([200, 200, other.body.id]);
    const renamed = await call('POST', 'editions', { ...asked, name: 'Second Cup' });
    expect(renamed).toMatchObject({ status: 409, body: { error: 'repeat-key-used' } });
    const { db } = database;
    const id: number = one.body.id;
    const found = (await all()).find((row) => row.id === id);
    expect(found).toMatchObject({ name: 'First Cup', timeZone: 'Europe/Prague', isCurrent: false });
    expect(await db.select().from(teamCategories).where(eq(teamCategories.editionId, id))).toEqual([]);
    expect(await db.select().from(suppliers).where(eq(suppliers.editionId, id))).toEqual([]);
    await db.delete(editions).where(eq(editions.id, id));
  });

  it('given the prepared edition made current, then public data and settings are about it at once, and back again', async () => {
    const live = createLive({
      database,
      clock: server.clock,
      log: silent,
      metrics: noMetrics,
      stream: { maxClients: 1, maxPerAddress: 1 },
    });
    await live.start();
    const next = (await all()).find(({ year }) => year === 2027)?.id ?? 0;
    const switchTo = (id: number, before: number | null) => call('PUT', 'current-edition', { id, before });
    const shown = async () => {
      await live.publisher.catchUp();
      const snapshot = live.publisher.state?.snapshot;
      return [snapshot?.edition.id, snapshot?.matches.size];
    };
    expect(await shown()).toEqual([cup.editionId, 7]);
    expect((await switchTo(next, next)).body).toMatchObject({
      error: 'changed-meanwhile',
      additionalProperties: { current: cup.editionId },
    });
    expect((await switchTo(999_999, cup.editionId)).body.error).toBe('edition-unknown');
    const switched = await switchTo(next, cup.editionId);
    expect(switched.body.editions).toMatchObject([
      { id: next, isCurrent: true, matches: 0, clubs: 0 },
      { id: cup.editionId, isCurrent: false, matches: 7, clubs: 1, teams: 6 },
    ]);
    expect(await shown()).toEqual([next, 0]);
    const entries: { key: string; value: string }[] = (await call('GET', 'configuration')).body;
    const till = entries.find(({ key }) => key === 'club-registration-create-till');
    expect(till?.value).toBe('2027-03-05T22:59:00Z');
    // Switching again changes nothing.
    expect((await switchTo(next, cup.editionId)).status).toBe(200);
    expect((await switchTo(cup.editionId, next)).status).toBe(200);
    expect(await shown()).toEqual([cup.editionId, 7]);
    const told = await database.db.select().from(audit).where(eq(audit.action, 'edition.current'));
    expect(told).toHaveLength(2);
    live.stop(() => 0);
  });

  it('given live matches, then the current edition is switched only by a call that agrees to exactly their number', async () => {
    const { db } = database;
    const next = (await all()).find(({ year }) => year === 2027)?.id ?? 0;
    const { stages } = cup;
    const [first = 0, second = 0, walkover = 0, played = 0] = cup.matches;
    await write(database, {
      matches: {
        [first]: { stageId: stages['1st_half'] },
        [second]: { stageId: stages.shootout },
        [walkover]: { stageId: stages['2nd_half'], walkOver: 'home' },
        [played]: { stageId: stages.waiting_for_approval },
      },
    });
    const switchTo = async (id: number, agreed: object) => {
      const before = id === next ? cup.editionId : next;
      const { status, body } = await call('PUT', 'current-edition', { id, before, ...agreed });
      return [status, body.error, body.additionalProperties?.matches];
    };
    expect((await call('GET', 'editions')).body.editions).toMatchObject([{ live: 0 }, { live: 2 }]);
    for (const agreed of [{}, { agreedLive: 0 }, { agreedLive: 1 }, { agreedLive: 3 }])
      expect(await switchTo(next, agreed)).toEqual([409, 'edition-live', 2]);
    expect((await all()).find(({ isCurrent }) => isCurrent)?.id).toBe(cup.editionId);
    expect((await switchTo(next, { agreedLive: 2 }))[0]).toBe(200);
    // The edition that is left has no live matches, so nothing has to be confirmed, although the other one
    // has some.
    expect((await switchTo(cup.editionId, {}))[0]).toBe(200);
    await db.update(matches).set({ stageId: stages.not_started, walkOver: null });
    expect((await switchTo(next, { agreedLive: 2 }))[0]).toBe(200);
    expect((await switchTo(cup.editionId, {}))[0]).toBe(200);
  });

  it('given an edition prepared by mistake, then it can be removed, and none that is current or has anything in it', async () => {
    const made = await call('POST', 'editions', body({ clientKey: 'by-mistake', name: 'Wrong' }));
    const remove = (id: number) => call('DELETE', `editions/${id}`);
    expect((await remove(made.body.id)).status).toBe(200);
    expect((await remove(made.body.id)).body.error).toBe('edition-unknown');
    expect((await remove(cup.editionId)).body.error).toBe('edition-in-use');
    const next = (await all()).find(({ year }) => year === 2027)?.id ?? 0;
    const switchTo = (id: number, before: number) => call('PUT', 'current-edition', { id, before });
    expect((await switchTo(next, cup.editionId)).status).toBe(200);
    expect((await remove(next)).body.error).toBe('edition-in-use');
    expect((await switchTo(cup.editionId, next)).status).toBe(200);
    const [czech] = await database.db.select().from(countries).limit(1);
    await database.db.insert(clubs).values({ editionId: next, name: 'První', countryId: czech?.id ?? 0 });
    expect((await remove(next)).body.error).toBe('edition-in-use');
    expect(await all()).toHaveLength(2);
  });

  it('[PE2] given anybody but a super admin, then editions are neither shown nor changed', async () => {
    for (const who of [null, as('ROLE_ADMIN')]) {
      actor = who;
      const answers = [
        await call('GET', 'editions'),
        await call('GET', `editions/${cup.editionId}/preview`),
        await call('POST', 'editions', body({ clientKey: 'not-allowed', name: 'Other' })),
        await call('DELETE', `editions/${cup.editionId}`),
        await call('PUT', 'current-edition', { id: cup.editionId, before: null }),
      ];
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([who === null ? 401 : 403]));
    }
    expect(await all()).toHaveLength(2);
  });
});

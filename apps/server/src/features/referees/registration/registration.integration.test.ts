import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { emptyRefereeForm } from '@sevenmetre/rules/registration';
import type { RefereeForm } from '@sevenmetre/rules/registration';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { bothDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { makeSmallCup } from '../../../../tests/small-cup.ts';
import type { SmallCup } from '../../../../tests/small-cup.ts';
import {
  audit,
  countries,
  editions,
  liveState,
  outgoingMails,
  refereeHalls,
  refereeProjects,
  referees,
  tshirtSizes,
  users,
} from '../../../platform/database/schema/index.ts';
import { mount } from '../../../platform/http/index.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { setEditionConfiguration } from '../../reference-data/index.ts';
import { refereeRegistrationHandlers } from '../index.ts';

const base = '/api/v1/web/referees';

describe.each(bothDatabases())('registrations of referees on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let cup: SmallCup;
  let userIds: number[] = [];
  let countryId = 0;
  let actor: Actor | null = null;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const [country] = await database.db.select().from(countries).where(eq(countries.countryCode, 'CZ'));
    countryId = country?.id ?? 0;
    const people = ['jana@example.test', 'petr@example.test'].map((email) => ({
      email,
      passwordHash: '-',
      firstName: 'Jana',
      lastName: 'P',
      locale: 'cs' as const,
      roles: ['ROLE_USER' as const],
    }));
    userIds = (await database.db.insert(users).values(people).returning()).map(({ id }) => id);
    server = testServer();
    mount(server.app, refereeRegistrationHandlers({ database, clock: server.clock }), {
      identify: async () => actor,
      checkAnswers: true,
    });
  });
  beforeEach(async () => {
    await database.db.delete(referees);
    await database.db.delete(outgoingMails);
    await configure({});
    actor = anActor(0);
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const anActor = (index: number, roles: readonly Role[] = ['ROLE_USER']): Actor =>
    testActor(userIds[index] ?? 0, roles);
  const configure = (values: Readonly<Record<string, string>>) =>
    database.transaction((tx) =>
      setEditionConfiguration(
        cup.editionId,
        {
          'referee-registration-create-till': '2026-05-01T00:00Z',
          'referee-registration-update-till': '2026-06-01T00:00Z',
          'accommodation-till-local': '2026-06-14T10:00Z',
          'show-referee-accommodation': 'false',
          'show-referee-in-halls': 'false',
          ...values,
        },
        tx,
      ),
    );
  const aForm = (over: Partial<RefereeForm> = {}): RefereeForm => ({
    ...emptyRefereeForm,
    firstName: 'Jana',
    lastName: ' Píšťalka ',
    sex: 'female',
    birthYear: 1990,
    email: 'jana@example.test',
    phone: '+420 605 111 222',
    street: 'Pískací 1',
    city: 'Hvízdov',
    zip: '100 00',
    countryId,
    highestCompetition: '1. liga',
    registrationNote: 'Přijedeme vlakem',
    licenceNumber: ' CZ-17 ',
    agreeToTerms: true,
    ...over,
  });
  const create = (form: object = aForm(), clientKey = 'form-0001') =>
    server.app.inject({ method: 'POST', url: base, payload: { clientKey, form } });
  const update = (id: number, revision: number, form: object = aForm()) =>
    server.app.inject({ method: 'PUT', url: `${base}/${id}/registration`, payload: { revision, form } });
  const read = (id: number) => server.app.inject({ url: `${base}/${id}/registration` });
  const codeOf = (answer: { json: () => { error: string } }) => answer.json().error;
  const approve = (id: number) =>
    database.db.update(referees).set({ registrationState: 'approved' }).where(eq(referees.id, id));
  const version = async () => (await database.db.select().from(liveState))[0]?.v ?? 0;

  it('given a form, when it is sent twice at once, then there is one registration and one mail', async () => {
    const answers = await Promise.all([create(), create()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 201]);
    const [one, other] = answers.map((answer) => answer.json());
    expect(one).toEqual(other);
    const sent = Object.entries(aForm()).map(([field, value]) => [field, value === '' ? null : value]);
    expect(one).toMatchObject({
      ...Object.fromEntries(sent),
      lastName: 'Píšťalka',
      licenceNumber: 'CZ-17',
      registrationState: 'new',
      revision: 1,
      arrivalDate: null,
    });
    const addressees = async () => (await database.db.select().from(outgoingMails)).map(({ to }) => to);
    expect(await addressees()).toEqual(['jana@example.test']);
    const list = await server.app.inject({ url: base });
    expect(list.json()).toEqual([one]);
    actor = anActor(1);
    expect((await create()).statusCode).toBe(201);
    expect((await server.app.inject({ url: base })).json()).toHaveLength(1);
    expect(await addressees()).toContain('petr@example.test');
  });

  it('given two registrations, when one is changed, then the other one stays as it is', async () => {
    const [own, other] = [(await create()).json(), (await create(aForm(), 'form-0002')).json()];
    const stored = () => database.db.select().from(referees).where(eq(referees.id, other.id));
    const before = await stored();
    expect((await update(own.id, 1, aForm({ city: 'Brno' }))).statusCode).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('[RF1][RF6] names every error, and refuses what no form sends', async () => {
    const invalid = await create(aForm({ agreeToTerms: false, countryId: 999_999 }));
    expect([invalid.statusCode, codeOf(invalid)]).toEqual([422, 'registration-invalid']);
    expect(invalid.json().additionalProperties.errors).toEqual([
      { field: 'countryId', error: { code: 'unknown' } },
      { field: 'agreeToTerms', error: { code: 'terms' } },
    ]);
    const late = { wantsAccommodation: true, arrivalDate: '2026-06-12', departureDate: '2026-06-15' };
    expect((await create(aForm(late))).json().additionalProperties.errors).toEqual([
      { field: 'departureDate', error: { code: 'housedTill', till: '2026-06-14' } },
    ]);
    for (const form of [
      { ...aForm(), registrationState: 'approved' },
      { ...aForm(), userId: 1 },
    ])
      expect((await create(form)).statusCode).toBe(400);
    expect((await create(aForm(), '../x')).statusCode).toBe(400);
    expect((await create(aForm({ mealVouchers: 1e12 }))).statusCode).toBe(400);
    expect(await database.db.select().from(referees)).toEqual([]);
  });

  it('[PE6][RW3][RW4] is open to its referee inside the windows, and to those who pass them', async () => {
    const { id } = (await create()).json();
    actor = null;
    expect([
      (await read(id)).statusCode,
      (await create()).statusCode,
      (await update(id, 1)).statusCode,
    ]).toEqual([401, 401, 401]);
    for (const role of ['ROLE_USER', 'ROLE_LATE_REGISTRATION', 'ROLE_COMPETITION_REPORTER'] as const) {
      actor = anActor(1, [role]);
      expect([(await read(id)).statusCode, codeOf(await update(id, 1))]).toEqual([404, 'referee-unknown']);
    }
    actor = anActor(1, ['ROLE_ADMIN']);
    expect((await read(id)).statusCode).toBe(200);
    await configure({
      'referee-registration-create-till': '2026-04-04T12:00Z',
      'referee-registration-update-till': '2026-04-04T12:00Z',
    });
    expect(codeOf(await update(id, 1))).toBe('window-closed');
    actor = anActor(0);
    expect([codeOf(await create(aForm(), 'form-0002')), codeOf(await update(id, 1))]).toEqual([
      'window-closed',
      'window-closed',
    ]);
    const offer = await server.app.inject({ url: '/api/v1/web/referee-offer' });
    expect(offer.json()).toMatchObject({ mayCreate: false });
    // Repeated, as if the first answer was lost: no second registration.
    expect((await create()).statusCode).toBe(200);
    expect((await read(id)).json().links.map((link: { operationId: string }) => link.operationId)).toEqual([
      'refereePrivate',
    ]);
    actor = anActor(0, ['ROLE_LATE_REGISTRATION']);
    expect([(await create(aForm(), 'form-0003')).statusCode, (await update(id, 1)).statusCode]).toEqual([
      201, 200,
    ]);
  });

  it('given two who change it at once, then the later one is shown what has changed', async () => {
    const { id } = (await create()).json();
    const saves = [update(id, 1, aForm({ city: 'Brno' })), update(id, 1, aForm({ city: 'Plzeň' }))];
    const answers = await Promise.all(saves);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [saved, late] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(late?.json()).toMatchObject({
      error: 'changed-meanwhile',
      additionalProperties: { record: saved?.json() },
    });
    const city = saved?.json().city;
    expect((await update(id, 1, aForm({ city }))).statusCode).toBe(200);
    expect((await read(id)).json().revision).toBe(2);
  });

  it('keeps the state, updates public pages for accepted ones, and leaves declined ones to organisers', async () => {
    const { id } = (await create()).json();
    const before = await version();
    await update(id, 1, aForm({ city: 'Brno' }));
    expect(await version()).toBe(before);
    await approve(id);
    expect((await update(id, 2)).json().registrationState).toBe('approved');
    expect(await version()).toBe(before + 1);
    await database.db.update(referees).set({ registrationState: 'declined' });
    expect(codeOf(await update(id, 3))).toBe('state-not-allowed');
    const log = JSON.stringify(await database.db.select().from(audit));
    expect(log).toContain('"changed":["city"');
    expect(log + server.lines.join('')).not.toMatch(/Pískací|605 111|jana@/);
  });

  it('[RF3] offers accepted referees as colleagues, and keeps one who was accepted once', async () => {
    const { id } = (await create()).json();
    actor = anActor(1);
    expect((await create(aForm({ colleagueRefereeId: id }))).statusCode).toBe(422);
    await approve(id);
    const own = (await create(aForm({ colleagueRefereeId: id }))).json();
    const offer = async (query = '') =>
      (await server.app.inject({ url: `/api/v1/web/referee-offer${query}` })).json();
    expect((await offer()).colleagues).toEqual([
      { id, firstName: 'Jana', lastName: 'Píšťalka', countryCode: 'CZ' },
    ]);
    expect(await offer()).toMatchObject({
      mayCreate: true,
      accommodationTill: { local: '2026-06-14', foreign: null },
    });
    await database.db.update(referees).set({ registrationState: 'declined' }).where(eq(referees.id, id));
    expect((await update(own.id, 1, aForm({ colleagueRefereeId: id, city: 'Brno' }))).statusCode).toBe(200);
    expect((await server.app.inject({ url: `/api/v1/web/referee-offer?referee=${id}` })).statusCode).toBe(
      404,
    );
    await approve(own.id);
    expect((await offer(`?referee=${own.id}`)).colleagues).toEqual([]);
  });

  it('given sizes and projects that were taken out of their lists, then nobody is offered them, and who has them keeps them', async () => {
    const { db } = database;
    const [size] = await db.select().from(tshirtSizes).orderBy(tshirtSizes.id);
    const [project] = await db.insert(refereeProjects).values({ name: 'Young whistles' }).returning();
    const [tshirtSizeId, refereeProjectId] = [size?.id ?? 0, project?.id ?? 0];
    const chosen = aForm({ tshirtSizeId, refereeProjectId });
    const own = (await create(chosen)).json();
    const setActive = async (isActive: boolean) => {
      await db.update(tshirtSizes).set({ isActive }).where(eq(tshirtSizes.id, tshirtSizeId));
      await db.update(refereeProjects).set({ isActive }).where(eq(refereeProjects.id, refereeProjectId));
    };
    const offered = async (query = '') => {
      const offer = (await server.app.inject({ url: `/api/v1/web/referee-offer${query}` })).json();
      return [offer.tshirtSizes[0]?.id === tshirtSizeId, offer.projects[0]?.id === refereeProjectId];
    };
    expect(await offered()).toEqual([true, true]);
    await setActive(false);
    const [nobody, kept] = [await offered(), await offered(`?referee=${own.id}`)];
    const again = await create(chosen, 'form-0002');
    const changed = await update(own.id, 1, { ...chosen, city: 'Brno' });
    await setActive(true);
    expect([nobody, kept]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(again.json().additionalProperties.errors.map(({ field }: { field: string }) => field)).toEqual([
      'refereeProjectId',
      'tshirtSizeId',
    ]);
    expect(changed.statusCode).toBe(200);
  });

  it('given another year, then last year’s registration is nobody’s of this one, and its key makes one of this year', async () => {
    const { db } = database;
    const old = (await create()).json();
    await approve(old.id);
    const next = await makeSmallCup(database, 2027);
    const till = { 'referee-registration-create-till': '2027-05-01T00:00Z' };
    const both = { ...till, 'referee-registration-update-till': '2027-06-01T00:00Z' };
    await database.transaction((tx) => setEditionConfiguration(next.editionId, both, tx));
    const list = await server.app.inject({ url: base });
    const offer = await server.app.inject({ url: '/api/v1/web/referee-offer' });
    const found = [await read(old.id), await update(old.id, 1, aForm({ city: 'Brno' }))];
    const made = await create();
    await db.update(editions).set({ isCurrent: false });
    await db.update(editions).set({ isCurrent: true }).where(eq(editions.id, cup.editionId));
    expect([list.json(), offer.json().colleagues]).toEqual([[], []]);
    expect(found.map(codeOf)).toEqual(['referee-unknown', 'referee-unknown']);
    expect([made.statusCode, made.json().id === old.id]).toEqual([201, false]);
  });

  it('shows hotel and halls to the referee as soon as the organiser does', async () => {
    const { id } = (await create()).json();
    const placeId = cup.halls[0] ?? 0;
    await database.db.update(referees).set({ accommodationPlaceId: placeId });
    await database.db.insert(refereeHalls).values({ refereeId: id, day: '2026-06-13', placeId });
    expect((await read(id)).json()).toMatchObject({ accommodationPlaceId: null, refereeInHalls: [] });
    await configure({ 'show-referee-accommodation': 'true', 'show-referee-in-halls': 'true' });
    expect((await read(id)).json()).toMatchObject({
      accommodationPlaceId: placeId,
      refereeInHalls: [{ day: '2026-06-13', placeId }],
    });
    expect((await read(id)).body).not.toContain('internalNote');
  });
});

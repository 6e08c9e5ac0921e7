import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClosingFacts, Contents, PreparationFacts } from '@sevenmetre/contract/contents/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { manualClock } from '../../platform/clock/index.ts';
import {
  audit,
  clubs,
  configurationEntries,
  editions,
  eventTypes,
  matches,
  matchEvents,
  reporterAssignments,
  shiftPeople,
  shifts,
  suppliers,
  users,
  volunteers,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { contentsHandlers } from './index.ts';

const organiser: Actor = testActor(1, ['ROLE_ADMIN']);

describe.each(testDatabases())('what surrounds the pages of organisers on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let cup: SmallCup;
  let actor: Actor | null = organiser;
  const clock = manualClock('2026-06-12T21:30:00Z');

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    server = testServer();
    const context = { database, clock, snapshot: () => null, sendsMail: false };
    mount(server.app, contentsHandlers(context), { identify: async () => actor, checkAnswers: true });
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const read = async (query = '') =>
    (await server.app.inject({ url: `/api/v1/admin/contents${query}` })).json<Contents>();
  const preparation = async (query = '') =>
    (await server.app.inject({ url: `/api/v1/admin/preparation${query}` })).json<PreparationFacts>();
  const current = async () => (await read()).editions.find(({ isCurrent }) => isCurrent);
  const set = (key: string, dataType: 'string' | 'datetime', value: string) =>
    database.db
      .insert(configurationEntries)
      .values({ editionId: cup.editionId, key, dataType, value, labelCs: '', labelEn: '' });

  it('given midnight in the zone of the edition, then play begins there and not in UTC', async () => {
    clock.set('2026-06-12T21:59:00Z');
    expect(await current()).toMatchObject({ phase: 'planning', progress: { kind: 'left', days: 1 } });
    clock.set('2026-06-12T22:00:00Z');
    expect(await current()).toMatchObject({ phase: 'play', progress: { kind: 'day', day: 1, of: 2 } });
  });

  it('given results that wait and clubs that have not come, then they are counted in play only', async () => {
    const [first = 0, second = 0] = cup.matches;
    await database.db
      .update(matches)
      .set({ stageId: cup.stages.waiting_for_approval })
      .where(inArray(matches.id, [first, second]));
    clock.set('2026-06-13T10:00:00Z');
    expect((await read()).waits).toMatchObject({ matches: 2, checkIn: 1, registrations: 0 });
    const begin = (startedAt: Date | null) =>
      database.db.update(matches).set({ startedAt }).where(eq(matches.id, first));
    await begin(new Date('2026-06-13T08:00:00Z'));
    expect((await read()).waits).toMatchObject({ checkIn: 0 });
    await begin(null);
    clock.set('2026-06-01T10:00:00Z');
    expect((await read()).waits).toMatchObject({ matches: 2, checkIn: 0 });
  });

  it('given shifts, then those with a gap wait; a reporter of the hall fills one at its table', async () => {
    const [placeId = 0] = cup.halls;
    const day = '2026-06-13';
    const shift = {
      editionId: cup.editionId,
      placeId,
      day,
      startsAt: new Date(`${day}T08:00:00Z`),
      needed: 1,
    };
    const late = { ...shift, endsAt: new Date(`${day}T12:00:00Z`) };
    const gone = { ...shift, kind: 'hall', endsAt: new Date(`${day}T09:00:00Z`) } as const;
    await database.db
      .insert(shifts)
      .values([{ ...late, kind: 'hall' }, { ...late, kind: 'timekeeper' }, gone]);
    clock.set(`${day}T10:00:00Z`);
    expect((await read()).waits.duty).toBe(2);
    const [user] = await database.db
      .insert(users)
      .values({
        email: 'rita@example.test',
        passwordHash: '-',
        firstName: 'Rita',
        lastName: 'Malá',
        roles: ['ROLE_COMPETITION_REPORTER'],
      })
      .returning({ id: users.id });
    await database.db.insert(reporterAssignments).values({ userId: user?.id ?? 0, placeId, day });
    expect((await read()).waits.duty).toBe(1);
    await database.db.delete(shifts);
    clock.set('2026-06-01T10:00:00Z');
  });

  it('given a new registration, then it waits', async () => {
    const set = (registrationState: 'new' | 'approved') =>
      database.db.update(clubs).set({ registrationState }).where(eq(clubs.id, cup.clubId));
    await set('new');
    expect((await read()).waits.registrations).toBe(1);
    await set('approved');
    expect((await read()).waits.registrations).toBe(0);
  });

  it('given a phase that was chosen by hand, then it counts', async () => {
    await set('edition-phase', 'string', 'registration');
    expect(await current()).toMatchObject({ phase: 'registration', byHand: 'registration' });
    await database.db.delete(configurationEntries).where(eq(configurationEntries.editionId, cup.editionId));
    expect(await current()).toMatchObject({ phase: 'planning', byHand: null });
  });

  it('given a prepared edition without anything, then its pages say what is missing until it is there', async () => {
    const [from] = await database.db.select().from(editions).where(eq(editions.id, cup.editionId));
    if (!from) throw new Error('the cup is gone');
    const { id: _, folderKey: __, ...row } = from;
    const next = { ...row, year: 2027, startDate: '2027-06-12', endDate: '2027-06-13', isCurrent: false };
    const [prepared] = await database.db.insert(editions).values(next).returning();
    const id = prepared?.id ?? 0;
    const query = `?edition=${id}`;
    expect(await read(query)).toMatchObject({
      edition: id,
      waits: { configuration: 2, categories: 1, enumerations: 1, priceList: 1, matches: 0 },
    });
    const seller = { name: 'Club', street: 'Long 1', city: 'Lipová', zip: '739 00', countryCode: 'CZ' };
    await database.db.insert(suppliers).values({ editionId: id, ...seller });
    expect((await read(query)).waits).toMatchObject({ enumerations: 0, priceList: 1 });
    expect(await preparation(query)).toMatchObject({
      year: 2027,
      suppliers: 1,
      prices: 0,
      hasTerms: false,
      sendsMail: false,
      categories: [],
      isCurrent: false,
      isOpen: false,
      origin: null,
    });
    const created = { at: clock.now(), action: 'edition.created', subjectType: 'edition', subjectId: id };
    await database.db.insert(audit).values({ ...created, after: { fromId: cup.editionId, year: 2027 } });
    expect(await preparation(query)).toMatchObject({ origin: { year: 2026, copied: null } });
    expect(await preparation()).toMatchObject({ year: 2026, categories: [{ code: 'MA', gender: 'M' }] });
  });

  it('given the time after the last match, then what is left is counted from matches, payments, shifts and editions', async () => {
    const closing = async () =>
      (await server.app.inject({ url: '/api/v1/admin/closing-steps' })).json<ClosingFacts>();
    const before = await closing();
    expect(before).toMatchObject({ unsealed: 0, unmatched: 0, presenceOpen: 0, isClosed: false });
    // The prepared edition of the test before.
    expect(before.next).toMatchObject({ year: 2027 });
    const at = new Date('2026-06-13T09:00:00Z');
    const [matchId = 0] = cup.matches;
    const [blue] = await database.db.select().from(eventTypes).where(eq(eventTypes.code, 'blue-card'));
    const stageId = cup.stages.finished;
    await database.db.update(matches).set({ stageId }).where(eq(matches.id, matchId));
    const tap = { clientKey: 'blue', side: 'home', minute: 12, second: 0, device: 'd' } as const;
    const when = { createdTimestamp: at, modifiedAt: at };
    await database.db
      .insert(matchEvents)
      .values({ ...tap, ...when, matchId, stageId, eventTypeId: blue?.id ?? 0 });
    const rest = { isMinor: false, skills: [], languages: [] };
    const people = await database.db
      .insert(volunteers)
      .values(
        ['Came', 'Declined', 'Unknown'].map((firstName) => ({
          editionId: cup.editionId,
          firstName,
          lastName: 'Malá',
          createdAt: at,
          ...rest,
        })),
      )
      .returning({ id: volunteers.id });
    const [shift] = await database.db
      .insert(shifts)
      .values({
        editionId: cup.editionId,
        day: '2026-06-13',
        kind: 'hall',
        startsAt: at,
        endsAt: new Date('2026-06-13T10:00:00Z'),
        needed: 3,
      })
      .returning({ id: shifts.id });
    await database.db.insert(shiftPeople).values(
      people.map(({ id: volunteerId }, index) => ({
        shiftId: shift?.id ?? 0,
        volunteerId,
        askedAt: at,
        answer: index === 1 ? ('declined' as const) : ('confirmed' as const),
        presentAt: index === 0 ? at : null,
      })),
    );
    clock.set('2026-06-13T09:30:00Z');
    expect(await closing()).toMatchObject({ unsealed: 1, presenceOpen: 0 });
    clock.set('2026-06-15T10:00:00Z');
    expect(await closing()).toMatchObject({ unsealed: 1, presenceOpen: 1 });
  });

  it('given an edition that is over or unknown, then it is not found', async () => {
    const answer = await server.app.inject({ url: '/api/v1/admin/contents?edition=999999' });
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'edition-unknown']);
  });

  it('given no current edition, then there is a frame without numbers', async () => {
    await database.db.update(editions).set({ isCurrent: false });
    const body = await read();
    await database.db.update(editions).set({ isCurrent: true }).where(eq(editions.id, cup.editionId));
    expect(body).toMatchObject({ edition: null, waits: { registrations: 0, matches: 0 } });
  });

  it('given somebody who does not organise, then nothing is answered', async () => {
    for (const [caller, expected] of [
      [null, 401],
      [{ ...organiser, roles: ['ROLE_COMPETITION_SUPER_REPORTER'] }, 403],
    ] as const) {
      actor = caller;
      for (const path of ['contents', 'preparation', 'closing-steps'])
        expect((await server.app.inject({ url: `/api/v1/admin/${path}` })).statusCode).toBe(expected);
    }
    actor = organiser;
  });
});

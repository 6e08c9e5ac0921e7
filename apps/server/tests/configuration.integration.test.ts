import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { bothDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { makeSmallCup } from './small-cup.ts';
import { manualClock } from '../src/platform/clock/index.ts';
import {
  audit,
  changes,
  clubs,
  configurationEntries,
  editions,
  participants,
  users,
} from '../src/platform/database/schema/index.ts';
import { mount } from '../src/platform/http/mount.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import { configurationHandlers } from '../src/features/configuration/index.ts';
import { hideOldNames } from '../src/features/participants/index.ts';

describe.each(bothDatabases())('configuration entries on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let actor: Actor | null = null;
  let userId = 0;
  const as = (...roles: Role[]) => {
    actor = testActor(userId, roles);
  };

  beforeAll(async () => {
    database = await kind.open();
    await makeSmallCup(database);
    const person = { email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    const [user] = await database.db
      .insert(users)
      .values({ ...person, roles: [] })
      .returning();
    userId = user?.id ?? 0;
    server = testServer();
    mount(server.app, configurationHandlers({ database, clock: server.clock, senderDomains: ['cup.test'] }), {
      identify: async () => actor,
      checkAnswers: true,
    });
  });
  beforeEach(async () => {
    await database.db.delete(audit);
    await database.db.delete(configurationEntries).where(isNotNull(configurationEntries.editionId));
    as('ROLE_ADMIN');
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const all = async (): Promise<ListedConfigurationEntry[]> =>
    (await server.app.inject({ url: '/api/v1/admin/configuration' })).json();
  const entry = async (key: string) => (await all()).find((one) => one.key === key);
  const set = (key: string, value: string | null, before: string | null) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/v1/admin/configuration/${encodeURIComponent(key)}`,
      payload: { value, before },
    });

  test('given an organiser, then every key is listed once, with what it means and what it may be', async () => {
    const listed = await all();
    expect(new Set(listed.map(({ key }) => key)).size).toBe(listed.length);
    expect(listed.find(({ key }) => key === 'roster-players-max')).toEqual({
      key: 'roster-players-max',
      dataType: 'integer',
      initial: '16',
      value: '16',
      format: '0…',
      label: expect.any(String),
      labelCs: 'Nejvíce hráčů na soupisce zápasu',
      description: '',
      descriptionCs: '',
      isPublic: true,
      protected: false,
      changed: null,
    });
  });

  test('given nobody or somebody who does not organise, then nothing is shown and nothing changes', async () => {
    for (const [roles, status] of [
      [null, 401],
      [['ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER', 'ROLE_LATE_REGISTRATION'], 403],
    ] as const) {
      if (roles === null) actor = null;
      else as(...roles);
      expect((await server.app.inject({ url: '/api/v1/admin/configuration' })).statusCode).toBe(status);
      for (const key of ['roster-players-max', 'no-such-key'])
        expect((await set(key, '20', '16')).statusCode).toBe(status);
    }
    as('ROLE_ADMIN');
    expect((await entry('roster-players-max'))?.value).toBe('16');
  });

  test('given a new value, then the current edition has it, it is in the log, and open pages are updated', async () => {
    const before = (await database.db.select().from(changes)).length;
    const answer = await set('roster-players-max', '18', '16');
    expect([answer.statusCode, answer.json().value]).toEqual([200, '18']);
    expect((await entry('roster-players-max'))?.value).toBe('18');
    const stored = await database.db
      .select()
      .from(configurationEntries)
      .where(eq(configurationEntries.key, 'roster-players-max'));
    expect(new Map(stored.map(({ editionId, value }) => [editionId === null, value]))).toEqual(
      new Map([
        [false, '18'],
        [true, '16'],
      ]),
    );
    expect(await database.db.select().from(audit)).toMatchObject([
      { userId, action: 'configuration.update', before: { value: '16' }, after: { value: '18' } },
    ]);
    expect((await database.db.select().from(changes)).length).toBe(before + 1);
    expect((await set('roster-players-max', '18', '18')).statusCode).toBe(200);
    expect((await database.db.select().from(audit)).length).toBe(1);
  });

  test('given a value that was changed twice, then the list says when it was changed last, and by whom', async () => {
    await set('roster-players-max', '18', '16');
    server.clock.set('2026-02-11T09:30:00Z');
    await set('roster-players-max', '20', '18');
    expect((await entry('roster-players-max'))?.changed).toEqual({ at: '2026-02-11T09:30:00Z', by: 'A B' });
    expect((await entry('roster-leaders-max'))?.changed).toBeNull();
    const [current] = await database.db.select().from(editions);
    if (!current) throw new Error('There is an edition');
    const { id: _, ...frame } = current;
    const next = { ...frame, year: frame.year + 1, isCurrent: false, clientKey: null };
    const [elsewhere] = await database.db.insert(editions).values(next).returning();
    const answer = await server.app.inject({ url: `/api/v1/admin/configuration?edition=${elsewhere?.id}` });
    const listed: ListedConfigurationEntry[] = answer.json();
    expect(listed.filter(({ changed }) => changed !== null)).toEqual([]);
    await database.db.delete(editions).where(eq(editions.isCurrent, false));
  });

  test('given another first or last day or first match, then the edition has it, unless it would end before it begins', async () => {
    const days = async () => {
      const [row] = await database.db.select().from(editions).where(eq(editions.isCurrent, true));
      return [row?.startDate, row?.endDate];
    };
    const start = (await entry('tournament-start-date'))?.value ?? null;
    expect((await set('tournament-start-date', '2026-06-11T22:00:00Z', start)).statusCode).toBe(200);
    expect((await set('tournament-end-date', '2026-06-15T10:00:00Z', null)).statusCode).toBe(200);
    expect(await days()).toEqual(['2026-06-12', '2026-06-15']);
    const first = await set('first-game-date', '2026-06-12T07:00:00Z', null);
    expect([first.statusCode, first.json().value]).toEqual([200, '2026-06-12T07:00:00Z']);
    expect((await entry('first-game-date'))?.value).toBe('2026-06-12T07:00:00Z');
    const late = await set('tournament-start-date', '2026-07-01T10:00:00Z', '2026-06-11T22:00:00Z');
    expect([late.statusCode, late.json().error]).toEqual([422, 'configuration-value-invalid']);
    expect(await days()).toEqual(['2026-06-12', '2026-06-15']);
  });

  test('given the days that names stay have passed, then players are shown by their numbers, once', async () => {
    const clock = manualClock('2026-06-20T10:00:00Z');
    as('ROLE_SUPER_ADMIN');
    await database.db.update(editions).set({ endDate: '2026-06-14' }).where(eq(editions.isCurrent, true));
    // Without a number names stay.
    expect((await set('names-become-numbers-after-days', null, '365')).statusCode).toBe(200);
    expect(await hideOldNames({ database, clock })).toBe(false);
    expect((await set('names-become-numbers-after-days', '6', null)).statusCode).toBe(200);
    expect(await hideOldNames({ database, clock })).toBe(false);
    clock.set('2026-06-20T22:00:00Z');
    expect(await hideOldNames({ database, clock })).toBe(true);
    expect(await hideOldNames({ database, clock })).toBe(false);
    expect((await entry('player-name-publication'))?.value).toBe('number');
  });

  test('given the edition is closed as well, then names and birth dates are gone for good, once, also of an edition that is over', async () => {
    const clock = manualClock('2026-06-20T22:00:00Z');
    const { db } = database;
    as('ROLE_SUPER_ADMIN');
    await set('names-become-numbers-after-days', '6', '365');
    expect(await hideOldNames({ database, clock })).toBe(true);
    const [edition] = await db.select().from(editions).where(eq(editions.isCurrent, true));
    const [club] = await db.select().from(clubs).limit(1);
    const of = { editionId: edition?.id ?? 0, clubId: club?.id ?? 0 };
    const [person] = await db
      .insert(participants)
      .values({ ...of, firstName: 'Jana', lastName: 'Nová', birthDate: '2012-01-01' })
      .returning();
    const subject = { subjectType: 'participant', subjectId: person?.id ?? 0 };
    const told = { before: { lastName: 'Stará' }, after: { lastName: 'Nová' } };
    await db.insert(audit).values({ ...subject, ...told, at: clock.now(), action: 'participant.update' });
    expect(await hideOldNames({ database, clock })).toBe(false);
    const closed = { closedAt: clock.now(), isCurrent: false };
    await db.update(editions).set(closed).where(eq(editions.id, of.editionId));
    expect(await hideOldNames({ database, clock })).toBe(true);
    const people = await db.select().from(participants).where(eq(participants.editionId, of.editionId));
    expect(people.map(({ firstName, lastName, birthDate }) => [firstName, lastName, birthDate])).toEqual(
      people.map(() => ['–', '–', null]),
    );
    const log = await db.select().from(audit).where(eq(audit.subjectId, subject.subjectId));
    expect(log.filter(({ action }) => action === 'participant.update')).toMatchObject([
      { before: null, after: null },
    ]);
    expect(await hideOldNames({ database, clock })).toBe(false);
    const open = { closedAt: null, isCurrent: true };
    await db.update(editions).set(open).where(eq(editions.id, of.editionId));
  });

  test('given no current edition, then nobody’s name is to be hidden', async () => {
    const makeCurrent = (isCurrent: boolean) => database.db.update(editions).set({ isCurrent });
    await makeCurrent(false);
    const hidden = hideOldNames({ database, clock: server.clock });
    await expect(hidden).resolves.toBe(false);
    await makeCurrent(true);
  });

  test('given a value that somebody else has changed, then theirs stays and comes along', async () => {
    await set('roster-players-max', '18', '16');
    const answer = await set('roster-players-max', '14', '16');
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { error: 'changed-meanwhile', additionalProperties: { value: '18' } },
    ]);
  });

  test('[CO6] given what does not fit, or a key that is not known, then it is said', async () => {
    const wrong = await set('roster-players-max', 'many', '16');
    expect([wrong.statusCode, wrong.json().error]).toEqual([422, 'configuration-value-invalid']);
    expect((await set('roster-players-max-check', 'maybe', 'error')).statusCode).toBe(422);
    expect((await set('no-such-key', '1', null)).statusCode).toBe(404);
    expect((await set('roster-players-max', 'x'.repeat(300_000), '16')).statusCode).toBe(413);
  });

  test('[ID5] given a sender of a domain that the mail server does not sign for, then it is refused with those it does', async () => {
    const refused = await set('cup-sender', 'play@evil.test', null);
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { error: 'sender-domain-refused', additionalProperties: { domains: 'cup.test' } },
    ]);
    expect((await set('cup-sender', 'play@cup.test', null)).statusCode).toBe(200);
    expect((await set('cup-sender', '', 'play@cup.test')).statusCode).toBe(200);
  });

  test('[CO7] given a protected entry, then super admins alone change it', async () => {
    expect((await entry('points-win'))?.protected).toBe(true);
    expect((await set('points-win', '3', '2')).statusCode).toBe(403);
    as('ROLE_SUPER_ADMIN');
    expect((await set('points-win', '3', '2')).statusCode).toBe(200);
  });

  test('given two who change one entry at once, then one of them is refused with the other’s value', async () => {
    const answers = await Promise.all([
      set('roster-players-max', '17', '16'),
      set('roster-players-max', '18', '16'),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });
});

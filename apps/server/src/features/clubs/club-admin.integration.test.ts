import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { audit, clubAdmins, outgoingMails, teamAdmins, users } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { clubZoneHandlers } from './index.ts';

describe.each(testDatabases())('an organiser and the admins of a club on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let cup: SmallCup;
  let ids: readonly number[];
  let actor: Actor | null = null;
  const as = (...roles: Role[]): Actor => ({
    userId: ids[0] ?? 0,
    roles: ['ROLE_USER', ...roles],
    administratedClubIds: [],
    leadingTeamIds: [],
  });
  const nobody = { firstName: '', lastName: '', phone: '' };

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const people = ['organiser', 'boss', 'leader'].map((name) => ({
      email: `${name}@example.test`,
      passwordHash: '-',
      firstName: name,
      lastName: 'Test',
      emailVerifiedAt: new Date('2026-01-01T00:00:00Z'),
      roles: ['ROLE_USER' as const],
    }));
    ids = (await database.db.insert(users).values(people).returning()).map(({ id }) => id);
    server = testServer();
    const random = { bytes: (count: number) => Buffer.alloc(count, 9) };
    mount(server.app, clubZoneHandlers({ database, clock: server.clock, random }), {
      identify: async () => actor,
      checkAnswers: true,
    });
  });
  beforeEach(async () => {
    const { db } = database;
    await db.delete(audit);
    await db.delete(outgoingMails);
    await db.delete(teamAdmins);
    await db.delete(clubAdmins);
    await db.insert(clubAdmins).values({ clubId: cup.clubId, userId: ids[1] ?? 0 });
    await db.insert(teamAdmins).values({ teamId: cup.teams[0] ?? 0, userId: ids[2] ?? 0 });
    actor = as('ROLE_ADMIN');
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const url = (rest = '') => `/api/v1/admin/clubs/${cup.clubId}/admins${rest}`;
  const appoint = (email: string, person = nobody) =>
    server.app.inject({ method: 'POST', url: url(), payload: { email, ...person } });
  const dismiss = (userId = 0) => server.app.inject({ method: 'DELETE', url: url(`/${userId}`) });
  const told = async () => (await database.db.select().from(outgoingMails)).map(({ to }) => to).toSorted();
  const admins = async () =>
    (await database.db.select().from(clubAdmins).where(eq(clubAdmins.clubId, cup.clubId))).map(
      ({ userId }) => userId,
    );

  it('makes a leader of its teams an admin, who keeps the teams, and tells the other admins', async () => {
    const answer = await appoint('Leader@example.test');
    expect(answer.json()).toMatchObject({ id: ids[2], clubAdmin: true, teamIds: [cup.teams[0]] });
    expect(await told()).toEqual(['boss@example.test', 'leader@example.test']);
    const [entry] = await database.db.select().from(audit);
    expect(entry).toMatchObject({ action: 'club-user', userId: ids[0], subjectId: cup.clubId });
    expect((await appoint('leader@example.test')).json().error).toBe('club-user-exists');
  });

  it('invites who has no account, and needs a name for that', async () => {
    expect((await appoint('fresh@example.test')).json().error).toBe('name-missing');
    const answer = await appoint('fresh@example.test', {
      firstName: 'Nová',
      lastName: 'Správkyně',
      phone: '',
    });
    expect(answer.statusCode).toBe(200);
    expect(await told()).toEqual(['boss@example.test', 'fresh@example.test']);
  });

  it('takes the rights away again with a mail to all concerned, but never from the last admin', async () => {
    const [, boss, leader] = ids;
    expect((await dismiss(boss)).json().error).toBe('last-club-admin');
    await appoint('leader@example.test');
    await database.db.delete(outgoingMails);
    const both = await Promise.all([dismiss(boss), dismiss(leader)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await admins()).toHaveLength(1);
    expect(await told()).toEqual(['boss@example.test', 'leader@example.test']);
    expect(await database.db.select().from(teamAdmins)).toHaveLength(1);
  });

  it('is for organisers alone', async () => {
    for (const [who, status] of [
      [null, 401],
      [{ ...as(), administratedClubIds: [cup.clubId] }, 403],
    ] as const) {
      actor = who;
      expect([(await appoint('leader@example.test')).statusCode, (await dismiss(ids[1])).statusCode]).toEqual(
        [status, status],
      );
    }
    expect(await told()).toEqual([]);
  });
});

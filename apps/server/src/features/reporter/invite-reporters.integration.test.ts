import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { type SmallCup, makeSmallCup } from '../../../tests/small-cup.ts';
import { audit, outgoingMails, users } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../platform/random/index.ts';
import { assignmentHandlers } from './index.ts';

const organiser: Actor = testActor(1001, ['ROLE_USER', 'ROLE_ADMIN']);

describe.each(testDatabases())('inviting reporters on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let app: ReturnType<typeof testServer>['app'];

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const account = { passwordHash: '-', lastName: 'B', roles: ['ROLE_USER' as const] };
    await database.db.insert(users).values([
      {
        ...account,
        id: 1001,
        email: 'ann@example.test',
        firstName: 'Ann',
        roles: ['ROLE_USER', 'ROLE_ADMIN'],
      },
      { ...account, id: 1002, email: 'known@example.test', firstName: 'Dana' },
    ]);
    const setup = testServer();
    app = setup.app;
    const handlers = assignmentHandlers({ database, clock: setup.clock, random: systemRandom });
    mount(app, handlers, { identify: async () => organiser, checkAnswers: true });
  });
  afterAll(async () => {
    await app.close();
    await database.cleanup();
  });

  const invite = (people: readonly object[]) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/admin/reporter-invitations',
      payload: { locale: 'en', people },
    });
  const person = (email: string, assignments: readonly object[] = []) => {
    return { email, firstName: '', lastName: '', assignments };
  };

  test('a reporter who is removed twice is removed, and nobody unknown is', async () => {
    await invite([person('twice@example.test')]);
    const [user] = await database.db.select().from(users).where(eq(users.email, 'twice@example.test'));
    const remove = (id: number) =>
      app.inject({
        method: 'PUT',
        url: `/api/v1/admin/reporter-assignments/${id}`,
        payload: { assignments: [], reports: false },
      });
    const answers = [await remove(user?.id ?? 0), await remove(user?.id ?? 0), await remove(999_999)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
    const entries = await database.db.select().from(audit).where(eq(audit.action, 'reporter.assign'));
    expect(entries).toHaveLength(1);
    await database.db.delete(outgoingMails);
  });

  test('forty addresses become reporters with their halls, and each gets one mail', async () => {
    const [hall = 0] = cup.halls;
    const assignments = [{ placeId: hall, day: '2026-06-13' }];
    const people = Array.from({ length: 40 }, (_, index) => person(`r${index}@example.test`, assignments));
    const answer = await invite(people);
    expect(answer.statusCode).toBe(200);
    const invited = answer.json().reporters.filter(({ email }: { email: string }) => /^r\d+@/.test(email));
    expect(invited).toHaveLength(40);
    expect(invited[0]).toMatchObject({ assignments, lastSeenAt: null, devices: 0, everywhere: false });
    const mails = await database.db.select().from(outgoingMails);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(40);
    expect(mails).toHaveLength(40);
  });

  test('somebody with an account keeps it and gets the role', async () => {
    await invite([person('known@example.test')]);
    const [user] = await database.db.select().from(users).where(eq(users.id, 1002));
    expect(user).toMatchObject({ passwordHash: '-', firstName: 'Dana' });
    expect(user?.roles.toSorted()).toEqual(['ROLE_COMPETITION_REPORTER', 'ROLE_USER']);
  });

  test('a hall or day that is not played in invites nobody', async () => {
    const [hall = 0] = cup.halls;
    const answer = await invite([
      person('new@example.test'),
      person('late@example.test', [{ placeId: hall, day: '2026-07-01' }]),
    ]);
    expect([answer.statusCode, answer.json().error]).toEqual([422, 'assignment-unknown']);
    expect(await database.db.select().from(users).where(eq(users.email, 'new@example.test'))).toEqual([]);
  });
});

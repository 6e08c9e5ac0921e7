import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { audit, clubAdmins, outgoingMails, teamAdmins } from '../../platform/database/schema/index.ts';
import { actorOf, makeSetup } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

describe.each(testDatabases())('an organiser and the admins of a club on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;
  const nobody = { firstName: '', lastName: '', phone: '' };

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
  });
  beforeEach(async () => {
    await setup.renew();
    setup.as(actorOf(setup.ids.stranger, ['ROLE_USER', 'ROLE_ADMIN']));
  });
  afterAll(() => setup.close());

  const url = (rest = '') => `/api/v1/admin/clubs/${setup.cup.clubId}/admins${rest}`;
  const appoint = (email: string, person = nobody) =>
    setup.app.inject({ method: 'POST', url: url(), payload: { email, ...person } });
  const dismiss = (userId = 0) => setup.app.inject({ method: 'DELETE', url: url(`/${userId}`) });
  const told = async () => (await database.db.select().from(outgoingMails)).map(({ to }) => to).toSorted();
  const admins = async () =>
    (await database.db.select().from(clubAdmins).where(eq(clubAdmins.clubId, setup.cup.clubId))).map(
      ({ userId }) => userId,
    );

  it('makes a leader of its teams an admin, who keeps the teams, and notifies the other admins', async () => {
    const leading = await database.db.select().from(teamAdmins);
    const answer = await appoint('Leader@example.test');
    expect(await database.db.select().from(teamAdmins)).toEqual(leading);
    expect(answer.json()).toMatchObject({
      id: setup.ids.leader,
      clubAdmin: true,
      teamIds: [setup.cup.teams[0]],
    });
    expect(await told()).toEqual(['boss@example.test', 'leader@example.test']);
    const [entry] = await database.db.select().from(audit);
    expect(entry).toMatchObject({
      action: 'club-user',
      userId: setup.ids.stranger,
      subjectId: setup.cup.clubId,
    });
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
    const { boss, leader, stranger } = setup.ids;
    expect((await dismiss(boss)).json().error).toBe('last-club-admin');
    for (const noAdmin of [leader, stranger])
      expect((await dismiss(noAdmin)).json().error).toBe('club-user-unknown');
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
      [actorOf(setup.ids.boss, ['ROLE_USER'], { administratedClubIds: [setup.cup.clubId] }), 403],
    ] as const) {
      setup.as(who);
      expect([
        (await appoint('leader@example.test')).statusCode,
        (await dismiss(setup.ids.boss)).statusCode,
      ]).toEqual([status, status]);
    }
    expect(await told()).toEqual([]);
  });
});

import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LinkedInvitation } from '@sevenmetre/contract/invitations/schemas';
import type { ClubUsers } from '@sevenmetre/contract/clubs/schemas';
import type { OwnDashboard } from '@sevenmetre/contract/dashboard/own-dashboard';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import {
  audit,
  clubAdmins,
  clubInvitations,
  outgoingMails,
  teamAdmins,
  users,
} from '../../platform/database/schema/index.ts';
import { forgetInvitations } from './index.ts';
import { actorOf, makeSetup } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

const day = 86_400_000;

describe.each(bothDatabases())('invitations of a club on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;
  let start = new Date();

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
    start = setup.clock.now();
  });
  beforeEach(async () => {
    setup.clock.set(start);
    await setup.renew();
    const { boss, stranger } = setup.ids;
    await prove(true, boss, stranger);
    await database.db.delete(users).where(eq(users.email, 'new@example.test'));
    asBoss();
  });
  afterAll(() => setup.close());

  const asBoss = () =>
    setup.as(actorOf(setup.ids.boss, ['ROLE_USER'], { administratedClubIds: [setup.cup.clubId] }));
  const asStranger = () => setup.as(actorOf(setup.ids.stranger, ['ROLE_USER']));
  const prove = (isProven: boolean, ...ids: number[]) =>
    database.db
      .update(users)
      .set({ emailVerifiedAt: isProven ? start : null })
      .where(inArray(users.id, ids));
  const post = (url: string, payload?: object) =>
    setup.app.inject({ method: 'POST', url: `/api/v1/${url}`, ...(payload ? { payload } : {}) });
  const invite = (email: string, over: object = {}) => {
    const body = { email, clubAdmin: false, teamIds: [setup.cup.teams[2] ?? 0], ...over };
    return post(`web/clubs/${setup.cup.clubId}/invitations`, body);
  };
  const codeOf = (answer: { json: () => { error: string } }) => answer.json().error;
  const listed = async () =>
    (await setup.app.inject({ url: `/api/v1/web/clubs/${setup.cup.clubId}/users` })).json<ClubUsers>();
  const waiting = async () =>
    (await setup.app.inject({ url: '/api/v1/web/dashboard' })).json<OwnDashboard>().invitations;
  const mails = () => database.db.select().from(outgoingMails).orderBy(outgoingMails.id);
  const secretOf = async () => (await mails()).at(-1)?.letter.action?.path.split('#')[1] ?? '';
  const rights = async () => [
    ...(await database.db.select().from(clubAdmins)).map(({ userId }) => userId),
    ...(await database.db.select().from(teamAdmins)).map(({ userId }) => userId),
  ];

  it('[UR3] the answer, the list and the mail are the same for an address with an account and one without', async () => {
    const known = (await invite('stranger@example.test')).json<Record<string, unknown>>();
    const unknown = (await invite('new@example.test')).json<Record<string, unknown>>();
    expect({ ...known, id: 0, email: '' }).toEqual({ ...unknown, id: 0, email: '' });
    const { users: shown, invitations } = await listed();
    expect(shown.map(({ email }) => email)).toEqual(['boss@example.test', 'leader@example.test']);
    expect(invitations.map(({ id: _, email, ...rest }) => [email, Object.keys(rest)])).toEqual([
      ['stranger@example.test', ['clubAdmin', 'teamIds', 'state', 'createdAt', 'expiresAt']],
      ['new@example.test', ['clubAdmin', 'teamIds', 'state', 'createdAt', 'expiresAt']],
    ]);
    const [first, second] = (await mails()).map(({ letter }) => letter);
    expect({ ...first, action: null }).toEqual({ ...second, action: null });
    expect(await rights()).toEqual([setup.ids.boss, setup.ids.leader]);
    expect(await database.db.select().from(users).where(eq(users.email, 'new@example.test'))).toEqual([]);
  });

  const check = (email: string) => post(`web/clubs/${setup.cup.clubId}/users/check`, { email });

  it('[UR4] says that an address has an account, and nothing else, to admins with a proven address only', async () => {
    expect((await check('Stranger@Example.test')).json()).toEqual({ exists: true });
    expect((await check('new@example.test')).json()).toEqual({ exists: false });
    const rows = await database.db.select().from(audit);
    expect(rows.map(({ action, userId, after }) => [action, userId, after])).toEqual([
      ['club-user-check', setup.ids.boss, { clubId: setup.cup.clubId, exists: true }],
      ['club-user-check', setup.ids.boss, { clubId: setup.cup.clubId, exists: false }],
    ]);
    expect(await mails()).toEqual([]);
    await prove(false, setup.ids.boss);
    expect(codeOf(await check('stranger@example.test'))).toBe('email-unproven');
    for (const as of [
      actorOf(setup.ids.leader, ['ROLE_USER'], { leadingTeamIds: [setup.cup.teams[0] ?? 0] }),
      actorOf(setup.ids.stranger, ['ROLE_USER']),
      actorOf(setup.ids.stranger, ['ROLE_SUPER_ADMIN']),
    ]) {
      setup.as(as);
      expect(codeOf(await check('boss@example.test'))).toBe('club-unknown');
    }
    setup.as(null);
    expect((await check('boss@example.test')).statusCode).toBe(401);
  });

  it('[UR4] answers thirty questions of an account in a day, also when they come together', async () => {
    const answers = await Promise.all(Array.from({ length: 33 }, () => check('new@example.test')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    expect(codeOf(await check('stranger@example.test'))).toBe('invitations-too-many');
    setup.clock.set(new Date(start.getTime() + day + 1));
    expect((await check('new@example.test')).json()).toEqual({ exists: false });
  });

  it('[UR3] name and phone that a club enters come with the link, and complete the account that accepts', async () => {
    const { stranger } = setup.ids;
    const person = { firstName: 'Eva', lastName: 'Horská', phone: '+420 602 000 000' };
    const phoneOf = async () =>
      (await database.db.select().from(users).where(eq(users.id, stranger))).map(({ firstName, phone }) => [
        firstName,
        phone,
      ]);
    await invite('stranger@example.test', person);
    expect((await post('invitation', { token: await secretOf() })).json()).toMatchObject({
      firstName: 'Eva',
      lastName: 'Horská',
    });
    const accept = async () => {
      asStranger();
      await post(`web/invitations/${(await waiting())[0]?.id ?? 0}/answer`, { accept: true });
    };
    await accept();
    expect(await phoneOf()).toEqual([['stranger', '+420 601 000 000']]);
    await setup.renew();
    await database.db.update(users).set({ phone: null }).where(eq(users.id, stranger));
    asBoss();
    await invite('stranger@example.test', person);
    await accept();
    expect(await phoneOf()).toEqual([['stranger', '+420 602 000 000']]);
    await database.db.update(users).set({ phone: '+420 601 000 000' }).where(eq(users.id, stranger));
  });

  it('[UR3] gives its permissions when the account of the address accepts it, once', async () => {
    await invite('Stranger@Example.test');
    asStranger();
    const [offer] = await waiting();
    expect(offer).toMatchObject({ clubAdmin: false, teams: [expect.any(String)] });
    const accept = () => post(`web/invitations/${offer?.id ?? 0}/answer`, { accept: true });
    expect((await accept()).statusCode).toBe(200);
    expect(await database.db.select().from(teamAdmins)).toMatchObject([
      { userId: setup.ids.leader },
      { userId: setup.ids.stranger, teamId: setup.cup.teams[2], givenByOther: true },
    ]);
    expect(codeOf(await accept())).toBe('invitation-unknown');
    expect(await waiting()).toEqual([]);
    expect((await database.db.select().from(audit)).map(({ action, userId }) => [action, userId])).toEqual([
      ['club-invitation', setup.ids.boss],
      ['club-user', setup.ids.stranger],
    ]);
    asBoss();
    const { users: shown, invitations } = await listed();
    expect(shown.map(({ email, phone }) => [email, phone])).toContainEqual([
      'stranger@example.test',
      '+420 601 000 000',
    ]);
    expect(invitations).toEqual([]);
  });

  it('[UR3] adds to what the accepting user may do already, and never takes away', async () => {
    await invite('leader@example.test');
    expect((await mails()).length).toBe(0);
    await database.db.delete(teamAdmins);
    await invite('leader@example.test');
    await database.db
      .insert(teamAdmins)
      .values({ teamId: setup.cup.teams[0] ?? 0, userId: setup.ids.leader });
    setup.as(actorOf(setup.ids.leader, ['ROLE_USER']));
    const [offer] = await waiting();
    await post(`web/invitations/${offer?.id ?? 0}/answer`, { accept: true });
    const led = await database.db.select().from(teamAdmins).orderBy(teamAdmins.teamId);
    expect(led.map(({ teamId }) => teamId)).toEqual([setup.cup.teams[0], setup.cup.teams[2]]);
  });

  it('[UR3] gives nothing when it is declined, and says so to the club that sent it', async () => {
    await invite('stranger@example.test');
    asStranger();
    const [offer] = await waiting();
    expect((await post(`web/invitations/${offer?.id ?? 0}/answer`, { accept: false })).statusCode).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await rights()).toEqual([setup.ids.boss, setup.ids.leader]);
    asBoss();
    expect((await listed()).invitations).toMatchObject([{ state: 'declined' }]);
  });

  it('[UR3] is shown to nobody but the proven account of its address', async () => {
    await invite('stranger@example.test');
    const id = (await listed()).invitations[0]?.id ?? 0;
    setup.as(actorOf(setup.ids.leader, ['ROLE_USER']));
    expect(await waiting()).toEqual([]);
    expect(codeOf(await post(`web/invitations/${id}/answer`, { accept: true }))).toBe('invitation-unknown');
    await prove(false, setup.ids.stranger);
    asStranger();
    expect(await waiting()).toEqual([]);
    expect(codeOf(await post(`web/invitations/${id}/answer`, { accept: true }))).toBe('invitation-unknown');
    setup.as(null);
    expect((await post(`web/invitations/${id}/answer`, { accept: true })).statusCode).toBe(401);
    expect(await rights()).toEqual([setup.ids.boss, setup.ids.leader]);
  });

  it('[UR3] the link of its mail shows the offer and declines it without an account', async () => {
    await invite('new@example.test');
    const token = await secretOf();
    setup.as(null);
    const shown = await post('invitation', { token });
    expect(shown.json<LinkedInvitation>()).toMatchObject({ email: 'new@example.test', clubAdmin: false });
    expect(codeOf(await post('invitation', { token: `${token.slice(1)}x` }))).toBe('link-invalid');
    expect((await post('invitation/refusal', { token })).statusCode).toBe(200);
    for (const path of ['invitation', 'invitation/refusal'])
      expect(codeOf(await post(path, { token }))).toBe('link-invalid');
  });

  it('[UR3] waits two weeks, no longer, and is forgotten with its address', async () => {
    await invite('stranger@example.test');
    const token = await secretOf();
    setup.clock.set(new Date(start.getTime() + 14 * day));
    expect((await listed()).invitations).toMatchObject([{ state: 'expired' }]);
    expect(codeOf(await post('invitation', { token }))).toBe('link-invalid');
    asStranger();
    expect(await waiting()).toEqual([]);
    await forgetInvitations({ database }, new Date(start.getTime() + 14 * day));
    expect(await database.db.select().from(clubInvitations)).toHaveLength(1);
    await forgetInvitations({ database }, new Date(start.getTime() + 15 * day));
    expect(await database.db.select().from(clubInvitations)).toEqual([]);
  });

  it('[UR3] is withdrawn by an admin of its club, and by nobody else', async () => {
    await invite('stranger@example.test');
    const id = (await listed()).invitations[0]?.id ?? 0;
    const withdraw = (clubId = setup.cup.clubId) =>
      setup.app.inject({ method: 'DELETE', url: `/api/v1/web/clubs/${clubId}/invitations/${id}` });
    asStranger();
    expect((await withdraw()).statusCode).toBe(404);
    setup.as(actorOf(setup.ids.boss, ['ROLE_USER'], { administratedClubIds: [99_999] }));
    expect((await withdraw(99_999)).statusCode).toBe(404);
    asStranger();
    expect(await waiting()).toHaveLength(1);
    asBoss();
    expect((await withdraw()).statusCode).toBe(204);
    asStranger();
    expect(await waiting()).toEqual([]);
  });

  it('[UR4] an account whose address is not proven invites nobody', async () => {
    await prove(false, setup.ids.boss);
    expect(codeOf(await invite('stranger@example.test'))).toBe('email-unproven');
    expect(await mails()).toEqual([]);
  });

  it('[UR4] one account sends 30 in a day', async () => {
    for (let sent = 0; sent < 30; sent++)
      expect((await invite(`person-${sent}@example.test`)).statusCode).toBe(201);
    expect(codeOf(await invite('new@example.test'))).toBe('invitations-too-many');
    setup.clock.set(new Date(start.getTime() + day + 1000));
    expect((await invite('new@example.test')).statusCode).toBe(201);
  });

  it('[UR4] one address gets three mails in a day, however often it is invited and taken off the list', async () => {
    for (let sent = 0; sent < 5; sent++) {
      expect((await invite('new@example.test')).statusCode).toBe(201);
      expect(codeOf(await invite('new@example.test'))).toBe('invitation-waiting');
      const id = (await listed()).invitations[0]?.id ?? 0;
      const url = `/api/v1/web/clubs/${setup.cup.clubId}/invitations/${id}`;
      await setup.app.inject({ method: 'DELETE', url });
    }
    expect(await mails()).toHaveLength(3);
  });

  it('is refused without a permission, for foreign teams, for users of the club, with unknown fields', async () => {
    expect(codeOf(await invite('new@example.test', { teamIds: [] }))).toBe('permission-missing');
    expect(codeOf(await invite('new@example.test', { teamIds: [99_999] }))).toBe('team-unknown');
    expect(codeOf(await invite('new@example.test', { roles: [] }))).toBe('bad-request');
    expect(codeOf(await invite('nobody'))).toBe('bad-request');
    expect(codeOf(await invite('Leader@example.test'))).toBe('club-user-exists');
    expect(await database.db.select().from(clubInvitations)).toEqual([]);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '@sevenmetre/contract/account/schemas';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { bothDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { makeSmallCup } from '../../../../tests/small-cup.ts';
import type { SmallCup } from '../../../../tests/small-cup.ts';
import {
  clubAdmins,
  messages,
  referees,
  reporterAssignments,
  sessions,
  teamAdmins,
  users,
} from '../../../platform/database/schema/index.ts';
import { sessionOfToken } from './identify.ts';
import { noPassword } from '../password.ts';
import { type AccountPortal, accountPortal, password } from '../testing/portal.ts';

const anna = { firstName: 'Anna', lastName: 'Novotná', email: 'anna@example.test', password, locale: 'en' };
const bara = { ...anna, email: 'bara@example.test' };
const day = 24 * 3600;

describe.each(bothDatabases())('what a session opens, on $name', (kind) => {
  let database: TestDatabase;
  let portal: AccountPortal;
  let cookie: string;
  let cup: SmallCup;
  let earlier: SmallCup;

  beforeAll(async () => {
    database = await kind.open();
    earlier = await makeSmallCup(database, 2025);
    cup = await makeSmallCup(database, 2026);
  });
  afterAll(() => database.cleanup());
  beforeEach(async () => {
    portal = accountPortal(database);
    await portal.post('registration', anna);
    cookie = await portal.signIn(anna.email);
  });
  afterEach(async () => {
    await database.db.delete(referees);
    await portal.forgetAll();
    await portal.close();
  });

  const idOf = async (email: string) => {
    const [row] = await database.db.select().from(users).where(eq(users.email, email));
    return row?.id ?? 0;
  };
  /**
   * Gives a user every permission of a session, in one edition: club, team, hall and referee registration.
   */
  const give = async (email: string, { clubId, editionId, teams, halls }: SmallCup, givenByOther = false) => {
    const { db } = database;
    const userId = await idOf(email);
    await db.insert(clubAdmins).values({ userId, clubId, givenByOther });
    await db.insert(teamAdmins).values({ userId, teamId: teams[0] ?? 0, givenByOther });
    await db.insert(reporterAssignments).values({ userId, placeId: halls[0] ?? 0, day: '2026-06-13' });
    const [row] = await db
      .insert(referees)
      .values({ userId, editionId, firstName: 'A', lastName: 'B' })
      .returning();
    return row?.id ?? 0;
  };
  const actorOf = async (own: string) =>
    (
      await sessionOfToken(
        { database, clock: portal.clock, isProduction: false },
        own.slice('session='.length),
      )
    )?.actor;
  const me = async (own = cookie) =>
    (await portal.ask('GET', '/api/v1/web/users/me', undefined, own)).body as CurrentUser;

  it('given clubs, teams and halls of others, then they are none of its own', async () => {
    await portal.post('registration', bara);
    const own = await portal.signIn(bara.email);
    const refereeId = await give(anna.email, cup);
    expect(await actorOf(cookie)).toMatchObject({
      administratedClubIds: [cup.clubId],
      leadingTeamIds: [cup.teams[0]],
      reportsIn: [{ placeId: cup.halls[0], day: '2026-06-13' }],
    });
    expect(await me()).toMatchObject({
      administratedClubs: [{ id: cup.clubId }],
      leadingTeams: [{ id: cup.teams[0] }],
      referees: [{ id: refereeId }],
    });
    const nothing = { administratedClubIds: [], leadingTeamIds: [], reportsIn: [] };
    expect(await actorOf(own)).toMatchObject(nothing);
    expect(await me(own)).toMatchObject({ administratedClubs: [], leadingTeams: [], referees: [] });
    // Permissions that are given twice appear once.
    const before = await me();
    await give(bara.email, cup);
    expect(await me()).toEqual(before);
  });

  it('given many newer sessions of somebody else, then a sign-in ends the oldest of its own beyond twenty, and no other', async () => {
    await portal.post('registration', bara);
    const [annaId, baraId] = [await idOf(anna.email), await idOf(bara.email)];
    const now = portal.clock.now();
    const [lastSeenAt, expiresAt] = [now, new Date(now.getTime() + day * 1000)];
    const open = (userId: number, names: readonly string[]) =>
      database.db
        .insert(sessions)
        .values(names.map((tokenHash) => ({ tokenHash, userId, lastSeenAt, expiresAt })));
    const names = (owner: string) => Array.from({ length: 20 }, (_, index) => `${owner} ${index}`);
    await open(annaId, names('anna'));
    await open(baraId, names('bara'));
    expect(await portal.signIn(anna.email)).not.toBe('');
    const left = await database.db.select().from(sessions).orderBy(sessions.id);
    const of = (id: number) => left.flatMap(({ userId, tokenHash }) => (userId === id ? tokenHash : []));
    expect(of(baraId)).toEqual(names('bara'));
    expect(of(annaId)).toEqual([...names('anna').slice(1), expect.any(String)]);
  });

  it('given what was somebody’s in another year, then the pages of this year do not name it', async () => {
    await give(anna.email, earlier);
    expect(await me()).toMatchObject({ administratedClubs: [], leadingTeams: [], referees: [] });
    const refereeId = await give(anna.email, cup);
    expect(await me()).toMatchObject({
      administratedClubs: [{ id: cup.clubId }],
      leadingTeams: [{ id: cup.teams[0] }],
      referees: [{ id: refereeId }],
    });
  });

  it('given a club and a team that others gave to an address, then they rest until its owner has proven it', async () => {
    await give(anna.email, cup, true);
    const letter = { recipientType: 'clubs' as const, internalName: 'x', textCs: 'Ahoj', textEn: 'Hello' };
    const sent = { state: 'sent' as const, sentAt: portal.clock.now() };
    await database.db.insert(messages).values({ editionId: cup.editionId, ...letter, ...sent });
    expect(await actorOf(cookie)).toMatchObject({ administratedClubIds: [], leadingTeamIds: [] });
    expect(await me()).toMatchObject({ administratedClubs: [], leadingTeams: [], dashboardMessages: [] });
    await portal.post('email-confirmation', { token: await portal.secretFor(anna.email) }, cookie);
    expect(await actorOf(cookie)).toMatchObject({
      administratedClubIds: [cup.clubId],
      leadingTeamIds: [cup.teams[0]],
    });
    expect(await me()).toMatchObject({
      administratedClubs: [{ id: cup.clubId }],
      leadingTeams: [{ id: cup.teams[0] }],
      dashboardMessages: [{ textEn: 'Hello' }],
    });
    await database.db.delete(messages);
  });

  it('given requests that come together, then each is checked by its own session, and what opens nothing is refused', async () => {
    await portal.post('registration', bara);
    const [own, ended] = [await portal.signIn(bara.email), await portal.signIn(bara.email)];
    await portal.post('logout', {}, ended);
    const asked = [cookie, own, ended, 'session=of-nobody', '', cookie, own];
    const answers = await Promise.all(
      asked.map((each) => portal.ask('GET', '/api/v1/web/users/me', undefined, each)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 401, 401, 200, 200]);
    const names = answers.map(({ status, body }) => (status === 200 ? (body as CurrentUser).username : ''));
    expect(names).toEqual([anna.email, bara.email, '', '', '', anna.email, bara.email]);
  });

  it('when a session ends while others are looked up, then whoever comes with it afterwards is refused', async () => {
    const ended = await portal.signIn(anna.email);
    const others = Array.from({ length: 20 }, () => actorOf(cookie));
    await portal.post('logout', {}, ended);
    const late = [actorOf(ended), actorOf(cookie), actorOf(ended)];
    expect((await Promise.all(late)).map((actor) => actor !== undefined)).toEqual([false, true, false]);
    for (const actor of await Promise.all(others)) expect(actor?.userId).toBe(await idOf(anna.email));
  });

  it('given sessions that have ended, then they are not shown', async () => {
    await portal.signIn(anna.email);
    const shown = async () => ((await portal.own('GET', '', undefined, cookie)).body as Account).sessions;
    portal.clock.advance(8 * day);
    expect(await shown()).toHaveLength(2);
    portal.clock.advance(8 * day);
    expect(await shown()).toMatchObject([{ current: true }]);
  });

  it('given an account without a password, then none opens it, not even the one that is compared for nobody', async () => {
    await database.db.update(users).set({ passwordHash: noPassword }).where(eq(users.email, anna.email));
    for (const given of ['the password of nobody', noPassword, password])
      expect(await portal.signIn(anna.email, given)).toBe('');
    expect(await portal.signIn('nobody@example.test', 'the password of nobody')).toBe('');
  });
});

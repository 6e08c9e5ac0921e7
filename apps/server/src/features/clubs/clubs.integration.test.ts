import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClubDetail, ClubUser, ClubUsers } from '@sevenmetre/contract/clubs/schemas';
import type { OwnDashboard } from '@sevenmetre/contract/dashboard/own-dashboard';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { ownRights } from '../../../tests/own-rights.ts';
import {
  clubAdmins,
  clubs,
  extraPersonGroups,
  lodgingAllotments,
  lodgings,
  messages,
  participants,
  referees,
  teamAdmins,
  teamParticipants,
  teams,
} from '../../platform/database/schema/index.ts';
import { ownNews } from '../messages/index.ts';
import { setEditionConfiguration } from '../reference-data/index.ts';
import { actorOf, makeSetup } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

describe.each(bothDatabases())('clubs and their users on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;
  let cup: SmallCup;
  let foreignClubId = 0;
  let ids: Setup['ids'];

  const team = (index: number) => cup.teams[index] ?? 0;
  const boss = () => actorOf(ids.boss, ['ROLE_USER'], { administratedClubIds: [cup.clubId] });
  const leader = () => actorOf(ids.leader, ['ROLE_USER'], { leadingTeamIds: [team(0)] });
  const organiser = (role: Role = 'ROLE_ADMIN') => actorOf(ids.stranger, ['ROLE_USER', role]);

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
    ({ cup, ids } = setup);
    const { db } = database;
    const [own] = await db.select().from(clubs).where(eq(clubs.id, cup.clubId));
    const other = { editionId: cup.editionId, name: 'Jiní', countryId: own?.countryId ?? 0 };
    const [foreign] = await db.insert(clubs).values(other).returning();
    foreignClubId = foreign?.id ?? 0;
    await db.update(teams).set({ bundlePersons: 10 });
    await db.insert(extraPersonGroups).values({ clubId: cup.clubId, bundlePersons: 2, vipPartyPersons: 1 });
    const [child] = await db
      .insert(participants)
      .values({ editionId: cup.editionId, clubId: cup.clubId, firstName: 'Jan', lastName: 'Lípa' })
      .returning();
    const participantId = child?.id ?? 0;
    await db.insert(teamParticipants).values({ teamId: team(1), participantId, role: 'player' });
    // Of another club, so it must not be counted.
    await db
      .insert(participants)
      .values({ editionId: cup.editionId, clubId: foreignClubId, firstName: 'Petr', lastName: 'Buk' });
  });
  beforeEach(async () => {
    await setup.renew();
    setup.as(boss());
  });
  afterAll(() => setup.close());

  const base = (clubId = cup.clubId) => `/api/v1/web/clubs/${clubId}`;
  const get = (path = '', clubId = cup.clubId) => setup.app.inject({ url: `${base(clubId)}${path}` });
  const send = (method: 'PUT' | 'DELETE', path: string, payload?: object, clubId = cup.clubId) =>
    setup.app.inject({ method, url: `${base(clubId)}/users${path}`, ...(payload ? { payload } : {}) });
  const codeOf = (answer: { json: () => { error: string } }) => answer.json().error;

  describe('the club', () => {
    const detail = async () => (await get()).json<ClubDetail>();
    const linksOf = ({ links }: ClubDetail) => links.map(({ routeName }) => routeName);

    it('is whole for who administrates it', async () => {
      const body = await detail();
      expect(body.teams).toHaveLength(6);
      expect(body.roster).toMatchObject({ participants: 1, of: 60 });
      expect(body.registration).toMatchObject({ state: 'approved' });
      expect(body.extraPersons).toMatchObject([{ bundlePersons: 2, vipPartyPersons: 1 }]);
      expect(body.users).toMatchObject([
        { name: 'boss Test', clubAdmin: true, teams: [] },
        { name: 'leader Test', clubAdmin: false, teams: [{ id: team(0) }] },
      ]);
      expect(body.teams[1]).toMatchObject({ participants: 1, firstMatch: { day: expect.any(String) } });
      const links = ['clubUsers', 'clubFinance', 'clubRoster', 'teamCreate'];
      expect(linksOf(body)).toEqual(expect.arrayContaining(links));
    });

    it('shows a leader of teams these teams, nothing of the registration and no money', async () => {
      setup.as(leader());
      const body = await detail();
      expect(body.teams.map(({ id }) => id)).toEqual([team(0)]);
      expect(body).toMatchObject({ registration: null, extraPersons: null, users: null, partial: true });
      expect(body.roster).toMatchObject({ participants: 0, of: 10 });
      expect(linksOf(body)).toContain('clubRoster');
      for (const link of ['clubFinance', 'clubUsers', 'clubRegistrationUpdate', 'teamCreate']) {
        expect(linksOf(body)).not.toContain(link);
      }
    });

    it('counts no people that a team which has withdrawn would have brought', async () => {
      const setState = (state: 'withdrawn' | 'accepted') =>
        database.db
          .update(teams)
          .set({ state })
          .where(eq(teams.id, team(5)));
      await setState('withdrawn');
      expect((await detail()).roster).toMatchObject({ of: 50 });
      await setState('accepted');
      expect((await detail()).roster).toMatchObject({ of: 60 });
    });

    it('shows a leader of teams, too, whether it was declined', async () => {
      const state = async (registrationState: 'approved' | 'declined') =>
        database.db.update(clubs).set({ registrationState }).where(eq(clubs.id, cup.clubId));
      await state('declined');
      for (const actor of [boss(), leader()]) {
        setup.as(actor);
        expect(await detail()).toMatchObject({ declined: true });
      }
      await state('approved');
      expect(await detail()).toMatchObject({ declined: false });
    });

    it.each(['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] as const)(
      'is whole for %s, without its users',
      async (role) => {
        setup.as(organiser(role));
        const body = await detail();
        expect(body.teams).toHaveLength(6);
        expect(linksOf(body)).not.toContain('clubUsers');
      },
    );

    it('does not exist for anybody else, like one that is not there', async () => {
      for (const role of [
        'ROLE_USER',
        'ROLE_LATE_REGISTRATION',
        'ROLE_COMPETITION_SUPER_REPORTER',
      ] as const) {
        setup.as(actorOf(ids.stranger, ['ROLE_USER', role], { administratedClubIds: [foreignClubId] }));
        expect((await get()).json()).toEqual((await get('', 99_999)).json());
      }
      setup.as(null);
      expect((await get()).statusCode).toBe(401);
    });

    it('shows where its teams sleep once the organiser says so', async () => {
      expect((await detail()).teams[0]?.beds).toBeNull();
      const shown = { 'show-accommodation-in-club-zone': 'true' };
      await database.transaction((tx) => setEditionConfiguration(cup.editionId, shown, tx));
      expect((await detail()).teams[0]?.beds).toEqual([]);
      const { db } = database;
      const [group] = await db.select().from(extraPersonGroups);
      const bed = {
        editionId: cup.editionId,
        placeId: cup.halls[0] ?? 0,
        kind: 'room',
        capacity: 30,
      } as const;
      const labels = ['Boys', 'Drivers'];
      const made = await db
        .insert(lodgings)
        .values(labels.map((label) => ({ ...bed, label })))
        .returning();
      const [ofTeam = 0, ofGroup = 0] = made.map(({ id }) => id);
      await db.insert(lodgingAllotments).values([
        { lodgingId: ofTeam, teamId: team(0), persons: 10 },
        { lodgingId: ofGroup, extraPersonGroupId: group?.id ?? 0, persons: 2 },
      ]);
      const { teams: ofClub, extraPersons } = await detail();
      const where = (beds: ClubDetail['teams'][number]['beds'] | undefined) =>
        beds?.map(({ label, persons }) => [label, persons]);
      expect(ofClub.slice(0, 2).map(({ beds }) => where(beds))).toEqual([[['Boys', 10]], []]);
      expect(extraPersons?.map(({ beds }) => where(beds))).toEqual([[['Drivers', 2]]]);
      await db.delete(lodgings);
    });
  });

  describe('its users', () => {
    const list = async () => (await get('/users')).json<ClubUsers>();

    it('are the club admin’s alone, every call of them', async () => {
      const calls = [
        () => get('/users'),
        () =>
          send('PUT', `/${ids.leader}`, {
            clubAdmin: true,
            teamIds: [],
            was: { clubAdmin: false, teamIds: [] },
          }),
        () => send('DELETE', `/${ids.leader}`),
      ];
      const others = [
        leader(),
        organiser(),
        organiser('ROLE_SUPER_ADMIN'),
        actorOf(ids.stranger, ['ROLE_USER']),
      ];
      for (const other of others) {
        setup.as(other);
        for (const call of calls) expect((await call()).statusCode).toBe(404);
      }
      setup.as(null);
      for (const call of calls) expect((await call()).statusCode).toBe(401);
      setup.as(boss());
      expect((await get('/users', foreignClubId)).statusCode).toBe(404);
      expect((await list()).users).toHaveLength(2);
    });

    it('are changed on what was shown, and never overwritten silently', async () => {
      const was = { clubAdmin: false, teamIds: [team(0)] };
      const changed = await send('PUT', `/${ids.leader}`, { clubAdmin: false, teamIds: [team(1)], was });
      expect(changed.json<ClubUser>().teamIds).toEqual([team(1)]);
      const late = await send('PUT', `/${ids.leader}`, { clubAdmin: true, teamIds: [], was });
      expect(late.json()).toMatchObject({
        error: 'changed-meanwhile',
        additionalProperties: { current: { id: ids.leader, teamIds: [team(1)] } },
      });
      const unknown = await send('PUT', `/${ids.stranger}`, { clubAdmin: true, teamIds: [], was });
      expect(codeOf(unknown)).toBe('club-user-unknown');
      expect(codeOf(await send('DELETE', `/${ids.stranger}`))).toBe('club-user-unknown');
      const both = { clubAdmin: false, teamIds: [team(0), team(1)] };
      await send('PUT', `/${ids.leader}`, { ...both, was: { clubAdmin: false, teamIds: [team(1)] } });
      await send('PUT', `/${ids.leader}`, { clubAdmin: false, teamIds: [team(0)], was: both });
      const without = { clubAdmin: false, teamIds: [], was: { clubAdmin: false, teamIds: [team(0)] } };
      expect(codeOf(await send('PUT', `/${ids.leader}`, without))).toBe('permission-missing');
      const elsewhere = { ...without, teamIds: [99_999] };
      expect(codeOf(await send('PUT', `/${ids.leader}`, elsewhere))).toBe('team-unknown');
      const led = await database.db.select().from(teamAdmins);
      expect(led).toMatchObject([{ teamId: team(0), userId: ids.leader }]);
    });

    it('lose what they had in this club, and neither what they have in another nor what others have', async () => {
      const { db } = database;
      const kept = [
        { clubId: cup.clubId, userId: ids.boss },
        { clubId: foreignClubId, userId: ids.leader },
      ];
      await db.insert(clubAdmins).values([{ clubId: cup.clubId, userId: ids.leader }, ...kept.slice(1)]);
      const { editionId, categoryId } = cup;
      const [foreign] = await db
        .insert(teams)
        .values({ editionId, categoryId, clubId: foreignClubId, teamNumber: 1 })
        .returning();
      const led = [
        { teamId: team(0), userId: ids.stranger },
        { teamId: foreign?.id ?? 0, userId: ids.leader },
      ];
      await db.insert(teamAdmins).values(led);
      expect((await send('DELETE', `/${ids.leader}`)).statusCode).toBe(204);
      const { clubId, userId } = clubAdmins;
      expect(await db.select({ clubId, userId }).from(clubAdmins).orderBy(clubId)).toEqual(kept);
      const { teamId, userId: leader } = teamAdmins;
      expect(await db.select({ teamId, userId: leader }).from(teamAdmins).orderBy(teamId)).toEqual(led);
      await db.delete(teams).where(eq(teams.id, foreign?.id ?? 0));
    });

    it('always have an admin: the last one can neither leave nor step down', async () => {
      expect(codeOf(await send('DELETE', `/${ids.boss}`))).toBe('last-club-admin');
      const was = { clubAdmin: true, teamIds: [] };
      const down = { clubAdmin: false, teamIds: [team(0)], was };
      expect(codeOf(await send('PUT', `/${ids.boss}`, down))).toBe('last-club-admin');
      await send('PUT', `/${ids.leader}`, {
        clubAdmin: true,
        teamIds: [],
        was: { clubAdmin: false, teamIds: [team(0)] },
      });
      // Two admins remove each other at the same moment: one of them stays.
      const both = await Promise.all([send('DELETE', `/${ids.boss}`), send('DELETE', `/${ids.leader}`)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
    });
  });

  describe('the dashboard of an account', () => {
    const dashboard = async () =>
      (await setup.app.inject({ url: '/api/v1/web/dashboard' })).json<OwnDashboard>();

    it('has windows, documents and the registrations of the user', async () => {
      const values = {
        'club-registration-create-from': '2026-01-01T00:00Z',
        'club-registration-create-till': '2026-03-01T00:00Z',
        'bulletin-link': 'https://example.test/bulletin',
        'terms-general': 'https://example.test/terms',
        'terms-club': 'javascript:alert(1)',
        'terms-referee': 'https://example.test/terms-of-referees',
        'first-game-date': '2026-06-13T07:00Z',
      };
      await database.transaction((tx) => setEditionConfiguration(cup.editionId, values, tx));
      await database.db
        .insert(referees)
        .values({ editionId: cup.editionId, userId: ids.boss, firstName: 'B', lastName: 'T' });
      const body = await dashboard();
      expect(body.windows.clubCreate).toEqual({
        from: '2026-01-01T00:00:00Z',
        till: '2026-03-01T00:00:00Z',
        open: false,
      });
      expect(body.documents).toEqual([
        { kind: 'bulletin', url: 'https://example.test/bulletin' },
        { kind: 'terms-general', url: 'https://example.test/terms' },
        { kind: 'terms-referee', url: 'https://example.test/terms-of-referees' },
      ]);
      expect(body.edition).toMatchObject({ startDate: '2026-06-13', endDate: '2026-06-14' });
      expect(body.firstGameAt).toBe('2026-06-13T07:00:00Z');
      expect(body.clubs).toMatchObject([
        { id: cup.clubId, teams: 6, teamIds: cup.teams, persons: 60, participants: 1, isAdmin: true },
      ]);
      expect(body.referees).toMatchObject([{ registrationState: 'new' }]);
      expect(body.reporting).toBeNull();
    });

    it('shows a leader of teams no registration, and a reporter his halls', async () => {
      setup.as({ ...leader(), roles: ['ROLE_USER', 'ROLE_COMPETITION_REPORTER'] });
      await database.db.update(clubs).set({ stateReason: 'no beds left' }).where(eq(clubs.id, cup.clubId));
      const body = await dashboard();
      const [club] = body.clubs;
      expect(club).toMatchObject({ teams: 1, teamIds: leader().leadingTeamIds, persons: 10, isAdmin: false });
      expect([club?.registrationState, club?.stateReason]).toEqual([null, null]);
      expect(body).toMatchObject({ referees: [], reporting: [] });
    });

    it('has the news for clubs or for referees, only what was sent', async () => {
      const { editionId } = cup;
      const message = { editionId, internalName: 'x', textCs: 'Ahoj', textEn: 'Hello' };
      await database.db.insert(messages).values([
        { ...message, recipientType: 'clubs', state: 'sent', sentAt: new Date('2026-04-01T08:00:00Z') },
        { ...message, recipientType: 'clubs', state: 'draft' },
        { ...message, recipientType: 'referees', state: 'sent', sentAt: new Date('2026-04-01T08:00:00Z') },
      ]);
      const types = async (userId: number) =>
        (await ownNews(await ownRights(userId, database.db), new Date(0), database.db)).map(
          ({ recipientType }) => recipientType,
        );
      expect(await types(ids.leader)).toEqual(['club']);
      expect(await types(ids.stranger)).toEqual([]);
    });
  });
});

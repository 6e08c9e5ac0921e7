import { eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PhotoConsents } from '@sevenmetre/contract/participants/photo-consents';
import type { ClubRoster } from '@sevenmetre/contract/participants/schemas';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import {
  clubs,
  editions,
  eventTypes,
  liveState,
  matches,
  matchEvents,
  matchParticipants,
  matchRosters,
  participants,
  teamCategories,
  teamParticipants,
  teams,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { setEditionConfiguration } from '../reference-data/index.ts';
import { participantHandlers } from './index.ts';

describe.each(testDatabases())('a roster beside other years and withdrawn teams on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let cup: SmallCup;
  const administrated: number[] = [];
  const roles: Role[] = ['ROLE_USER'];

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const { db } = database;
    const account = { email: 'a@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    const [user] = await db
      .insert(users)
      .values({ ...account, roles: ['ROLE_USER' as const] })
      .returning();
    const deadline = { 'roster-edit-deadline': '2026-06-01T00:00Z' };
    await database.transaction((tx) => setEditionConfiguration(cup.editionId, deadline, tx));
    server = testServer();
    administrated.push(cup.clubId);
    const actor = {
      userId: user?.id ?? 0,
      roles,
      administratedClubIds: administrated,
      leadingTeamIds: [],
    };
    const handlers = participantHandlers({ database, clock: server.clock });
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const url = (rest: string) => `/api/v1/web/clubs/${cup.clubId}/${rest}`;
  const roster = async () => (await server.app.inject({ url: url('roster') })).json<ClubRoster>();
  const sheet = async () =>
    (await server.app.inject({ url: url('roster/export?format=csv&locale=cs') })).payload;

  it('given a team that has withdrawn, then neither roster nor sheet names it, and nobody is entered for it', async () => {
    const { db } = database;
    const { editionId, clubId } = cup;
    const teamId = cup.teams[5] ?? 0;
    const person = { firstName: 'Jan', lastName: 'Lípa', birthDate: '2010-05-05', gender: 'M' as const };
    const [child] = await db
      .insert(participants)
      .values({ editionId, clubId, ...person })
      .returning();
    await db.insert(teamParticipants).values({ teamId, participantId: child?.id ?? 0, role: 'player' });
    expect(await sheet()).toContain('Jan,Lípa,2010-05-05,M,MA HK Test VI,Hráč,');
    await db.update(teams).set({ state: 'withdrawn' }).where(eq(teams.id, teamId));
    expect((await roster()).teams.map(({ id }) => id)).toEqual(cup.teams.slice(0, 5));
    expect(await sheet()).toContain('Jan,Lípa,2010-05-05,M,,,');
    const assignments = [{ teamId, role: 'player', jerseyNumber: null }];
    const asked = { ...person, firstName: 'Petr', assignments };
    const answer = await server.app.inject({ method: 'POST', url: url('participants'), payload: asked });
    expect(answer.json()).toMatchObject({ error: 'team-unknown' });
  });

  it('[RO13] given others in the same teams, rosters and events, when somebody is removed, then they stay as they are', async () => {
    const { db } = database;
    const { editionId, clubId } = cup;
    const [first = 0, second = 0] = cup.matches;
    const [teamId = 0] = cup.teams;
    const people = ['Ota', 'Eva'].map((firstName) => ({ editionId, clubId, firstName, lastName: 'Buk' }));
    const [ota, eva] = (await db.insert(participants).values(people).returning()).map(({ id }) => id);
    const role = 'player' as const;
    await db
      .insert(teamParticipants)
      .values([ota, eva].map((id = 0) => ({ teamId, participantId: id, role })));
    const [otas, evas, evasConfirmed] = await db
      .insert(matchParticipants)
      .values(
        (
          [
            [first, ota],
            [first, eva],
            [second, eva],
          ] as const
        ).map(([matchId, participantId = 0]) => ({
          matchId,
          teamId,
          participantId,
          side: 'home' as const,
          role,
        })),
      )
      .returning();
    const at = new Date('2026-04-04T10:00:00Z');
    const confirmed = { side: 'home' as const, revision: 1, savedAt: at, state: 'confirmed' as const };
    await db.insert(matchRosters).values([
      { matchId: first, ...confirmed, side: 'away' as const },
      { matchId: second, ...confirmed },
    ]);
    const [type] = await db.select().from(eventTypes);
    const event = (clientKey: string, one = otas, other = otas) => ({
      clientKey,
      matchId: one?.matchId ?? 0,
      participantId: one?.id ?? null,
      secondaryParticipantId: other?.id ?? null,
      stageId: cup.stages['1st_half'],
      eventTypeId: type?.id ?? 0,
      side: 'home' as const,
      minute: 1,
      second: 1,
      createdTimestamp: at,
      modifiedAt: at,
      device: 'd',
    });
    await db
      .insert(matchEvents)
      .values([
        { ...event('of-both', otas, evas), deletedAt: at },
        { ...event('of-both-again', evas, otas), deletedAt: at },
        event('of-the-other', evas, evas),
        event('of-another-match', evasConfirmed, evasConfirmed),
      ]);
    const rows = async () => ({
      people: await db.select().from(participants).orderBy(participants.id),
      places: await db.select().from(teamParticipants).orderBy(teamParticipants.participantId),
      entries: await db.select().from(matchParticipants).orderBy(matchParticipants.id),
      events: await db.select().from(matchEvents).orderBy(matchEvents.id),
    });
    const before = await rows();
    const removed = await server.app.inject({ method: 'DELETE', url: `/api/v1/web/participants/${ota}` });
    expect(removed.statusCode).toBe(204);
    const without = <T extends { participantId: number }>(all: readonly T[]) =>
      all.filter(({ participantId }) => participantId !== ota);
    const unlessOtas = (id: number | null) => (id === otas?.id ? null : id);
    expect(await rows()).toEqual({
      people: before.people.filter(({ id }) => id !== ota),
      places: without(before.places),
      entries: without(before.entries),
      events: before.events.map((row) => ({
        ...row,
        participantId: unlessOtas(row.participantId),
        secondaryParticipantId: unlessOtas(row.secondaryParticipantId),
      })),
    });
  });

  it('given a leader of two teams who is saved with them the other way round, then their order stays', async () => {
    const [first = 0, second = 0] = cup.teams;
    const leading = (teamId: number) => ({ teamId, role: 'leader', jerseyNumber: null });
    const assignments = [leading(first), leading(second)];
    const leader = { firstName: 'Iva', lastName: 'Lípa', birthDate: '1980-05-05', gender: 'W', assignments };
    const made = await server.app.inject({ method: 'POST', url: url('participants'), payload: leader });
    const { id, revision } = made.json();
    const turned = { ...leader, revision, assignments: assignments.toReversed() };
    const path = `/api/v1/web/participants/${id}`;
    const saved = await server.app.inject({ method: 'PUT', url: path, payload: turned });
    expect(saved.statusCode).toBe(200);
    const shown = (await roster()).participants.find((person) => person.id === id);
    expect(shown?.assignments.map(({ teamId }) => teamId)).toEqual([first, second]);
  });

  it('given somebody in no team beside others who are in some, when removed, then no public page changes', async () => {
    const { db } = database;
    const nobody = { editionId: cup.editionId, clubId: cup.clubId, firstName: 'Ida', lastName: 'Buk' };
    const [row] = await db.insert(participants).values(nobody).returning();
    expect(await db.$count(teamParticipants)).toBeGreaterThan(0);
    expect(await db.$count(matchParticipants)).toBeGreaterThan(0);
    const version = async () => (await db.select().from(liveState))[0]?.v;
    const before = await version();
    const path = `/api/v1/web/participants/${row?.id}`;
    expect((await server.app.inject({ method: 'DELETE', url: path })).statusCode).toBe(204);
    expect(await version()).toBe(before);
  });

  it('[RO12] given people of another club, then neither roster nor sheet of this one names them', async () => {
    const { db } = database;
    const [own] = await db.select().from(clubs).where(eq(clubs.id, cup.clubId));
    if (!own) throw new Error('The cup has no club');
    const { editionId, countryId } = own;
    const [other] = await db.insert(clubs).values({ editionId, countryId, name: 'HK Jiný' }).returning();
    const person = { editionId, clubId: other?.id ?? 0, firstName: 'Cyril', lastName: 'Cizí' };
    const [cyril] = await db.insert(participants).values(person).returning();
    const names = (await roster()).participants.map(({ lastName }) => lastName);
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain('Cizí');
    expect(await sheet()).not.toContain('Cizí');
    const path = `/api/v1/web/participants/${cyril?.id}`;
    const remove = async () => (await server.app.inject({ method: 'DELETE', url: path })).statusCode;
    expect(await remove()).toBe(404);
    administrated.push(person.clubId);
    expect(await remove()).toBe(204);
  });

  it('given categories of another year, then a roster is held to those of its own', async () => {
    const { db } = database;
    const [own] = await db.select().from(editions).where(eq(editions.id, cup.editionId));
    if (!own) throw new Error('edition');
    const { id: _, ...settings } = own;
    const [later] = await db
      .insert(editions)
      .values({ ...settings, year: 2027, isCurrent: false })
      .returning();
    const words = { nameCs: 'Kluci', nameEn: 'Boys', gender: 'M' as const, weight: 1 };
    await db.insert(teamCategories).values({ editionId: later?.id ?? 0, code: 'MB', ...words });
    expect((await roster()).categories.map(({ code }) => code)).toEqual(['MA']);
  });

  it('[RO18] given answers on photographs, then organisers alone see by team whom to leave out', async () => {
    const [, teamId = 0] = cup.teams;
    const add = (firstName: string, photoConsent: string, jerseyNumber: number) => {
      const assignments = [{ teamId, role: 'player', jerseyNumber }];
      const who = { firstName, lastName: 'Topol', birthDate: '2010-05-05', gender: 'M' };
      const payload = { ...who, photoConsent, assignments };
      return server.app.inject({ method: 'POST', url: url('participants'), payload });
    };
    expect((await add('Možná', 'perhaps', 5)).payload).toContain('photo-consent-unknown');
    for (const [at, answer] of ['yes', 'no', ''].entries()) {
      const added = await add(`Osoba ${answer}`, answer, 30 + at);
      expect(added.statusCode, added.payload).toBe(201);
    }
    const list = '/api/v1/admin/photo-consents';
    expect((await server.app.inject({ url: list })).statusCode).toBe(403);
    roles.push('ROLE_ADMIN');
    const { teams: listed, matches: planned } = (
      await server.app.inject({ url: list })
    ).json<PhotoConsents>();
    await database.db
      .update(matches)
      .set({ cancelledAt: new Date('2026-06-12T08:00:00Z') })
      .where(or(eq(matches.homeTeamId, teamId), eq(matches.awayTeamId, teamId)));
    const { matches: left } = (await server.app.inject({ url: list })).json<PhotoConsents>();
    roles.pop();
    const without = listed.find(({ id }) => id === teamId)?.without ?? [];
    const answers = without.map(({ jerseyNumber, answer }) => [jerseyNumber, answer]);
    expect(answers).toEqual(
      expect.arrayContaining([
        [31, 'no'],
        [32, 'open'],
      ]),
    );
    expect(answers).not.toContainEqual([30, expect.anything()]);
    const plays = ({ teamIds }: PhotoConsents['matches'][number]) => teamIds.includes(teamId);
    expect([planned.some(plays), left.some(plays)]).toEqual([true, false]);
  });
});

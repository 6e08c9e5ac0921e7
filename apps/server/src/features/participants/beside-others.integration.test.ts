import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClubRoster } from '@sevenmetre/contract/schemas/club-roster';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import {
  editions,
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
    const actor = {
      userId: user?.id ?? 0,
      roles: ['ROLE_USER' as const],
      administratedClubIds: [cup.clubId],
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
});

import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { testLive } from '../../../tests/test-live.ts';
import { manualClock } from '../../platform/clock/index.ts';
import type { ManualClock } from '../../platform/clock/index.ts';
import {
  configurationEntries,
  matchParticipants,
  participants,
  teamParticipants,
  teams,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/mount.ts';
import { noMetrics } from '../live/index.ts';
import type { Live } from '../live/index.ts';
import { resultsHandlers } from './index.ts';

describe.each(testDatabases())('teams, countries and search on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let live: Live;
  let app: FastifyInstance;
  let clock: ManualClock;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    await addPeople();
    clock = manualClock('2026-06-13T10:00:00Z');
    live = testLive({ database, clock });
    app = fastify();
    const handlers = resultsHandlers({ live, db: database.db, clock, metrics: noMetrics });
    mount(app, handlers, { identify: async () => null, checkAnswers: true });
    await live.start();
    await vi.waitFor(() => expect(live.publisher.state?.snapshot).toBeTruthy(), { timeout: 50_000 });
  });
  afterAll(async () => {
    live.stop(() => 0);
    await app.close();
    await database.cleanup();
  });

  /** A player in a match roster, one in the club's list only, a hidden one, and a leader. */
  async function addPeople() {
    const [teamId = 0] = cup.teams;
    const [matchId = 0] = cup.matches;
    const { editionId, clubId } = cup;
    const person = (firstName: string, lastName: string, hidden = false) => ({
      editionId,
      clubId,
      firstName,
      lastName,
      hidden,
      birthDate: '2011-11-11',
    });
    const rows = await database.db
      .insert(participants)
      .values([
        person('Adam', 'Tichý'),
        person('Jan', 'Malý'),
        person('Secret', 'Markerova', true),
        person('Ivana', 'Hájková'),
      ])
      .returning({ id: participants.id });
    const [adam = 0, jan = 0, secret = 0, ivana = 0] = rows.map(({ id }) => id);
    const lined = { matchId, teamId, side: 'home' as const };
    await database.db.insert(matchParticipants).values([
      { ...lined, participantId: adam, role: 'player', jerseyNumber: 7 },
      { ...lined, participantId: secret, role: 'player', jerseyNumber: 77 },
      { ...lined, participantId: ivana, role: 'leader', jerseyNumber: null },
    ]);
    await database.db.insert(teamParticipants).values([
      { teamId, participantId: adam, role: 'player', jerseyNumber: 99 },
      { teamId, participantId: jan, role: 'player', jerseyNumber: 12 },
      { teamId, participantId: secret, role: 'player', jerseyNumber: 77 },
      { teamId, participantId: ivana, role: 'leader', jerseyNumber: null },
    ]);
  }

  const get = (url: string) => app.inject({ url: `/api/v1/results/${url}` });
  const members = async () => {
    const answer = await get(`team/${cup.teams[0]}`);
    return answer.json().participants as { name: string | null; jerseyNumber: number | null }[];
  };

  test('a team lists its people once, with the number that was worn; whoever is hidden is nowhere', async () => {
    expect(await members()).toEqual([
      { isLeader: false, jerseyNumber: 7, name: 'Adam T.', matches: 0, goals: 0 },
      { isLeader: false, jerseyNumber: 12, name: 'Jan M.', matches: 0, goals: 0 },
      { isLeader: true, jerseyNumber: null, name: 'Ivana H.', matches: 0, goals: 0 },
    ]);
  });

  test('given somebody who has played for the opponent, then the team counts nothing of that as its own', async () => {
    const [teamId = 0, otherId = 0] = cup.teams;
    const [matchId = 0] = cup.matches;
    const { db } = database;
    const [jan] = await db.select().from(participants).where(eq(participants.firstName, 'Jan'));
    const worn = { matchId, teamId: otherId, participantId: jan?.id ?? 0, jerseyNumber: 12 };
    await db.insert(matchParticipants).values({ ...worn, side: 'away', role: 'player' });
    await write(database, {
      matches: { [matchId]: { stageId: cup.stages['finished'], homeScore: 1, awayScore: 2 } },
    });
    const of = async (id: number) =>
      (await get(`team/${id}`))
        .json()
        .participants.map((one: { name: string; matches: number }) => [one.name, one.matches]);
    await expect.poll(() => of(otherId)).toEqual([['Jan M.', 1]]);
    expect(await of(teamId)).toEqual([
      ['Adam T.', 1],
      ['Jan M.', 0],
      ['Ivana H.', 1],
    ]);
    await db.delete(matchParticipants).where(eq(matchParticipants.teamId, otherId));
    const begin = { stageId: cup.stages['not_started'], homeScore: 0, awayScore: 0 };
    await write(database, { matches: { [matchId]: begin } });
  });

  test('nothing private is in any of the answers', async () => {
    const urls = [`team/${cup.teams[0]}`, 'search-index', 'countries', 'country/CZ'];
    for (const url of urls) {
      const { body, statusCode } = await get(url);
      expect(statusCode, url).toBe(200);
      expect(body).not.toMatch(/Secret|Markerova|Tichý|Hájková|2011-11-11/);
    }
  });

  test('the search finds teams, clubs, halls, matches, and players as they are published', async () => {
    const index = (await get('search-index')).json();
    const at = index.teams.findIndex(([id]: [number]) => id === cup.teams[0]);
    expect(index.players).toEqual([
      [at, 7, 'Adam T.'],
      [at, 12, 'Jan M.'],
    ]);
    expect(index.matches).toHaveLength(cup.matches.length);
    expect(index.halls.length).toBeGreaterThanOrEqual(cup.halls.length);
  });

  test('given an edition that publishes numbers only, then names are gone within a minute', async () => {
    await database.db
      .update(configurationEntries)
      .set({ value: 'number' })
      .where(eq(configurationEntries.key, 'player-name-publication'));
    clock.advance(61);
    const { players } = (await get('search-index')).json();
    expect(players.map(([, number, name]: [number, number, string | null]) => [number, name])).toEqual([
      [7, null],
      [12, null],
    ]);
  });

  test('countries count accepted teams; unknown ones and odd codes are refused', async () => {
    const { countries } = (await get('countries')).json();
    const [{ id, teams: count }] = [{ id: countries[0].countryCode, teams: countries[0].teams }];
    expect([id, count]).toEqual(['CZ', (await database.db.select().from(teams)).length]);
    const statuses = await Promise.all(
      ['country/cz', 'country/XX', 'country/C%20Z', 'team/999999', 'team/1e3'].map(async (url) => {
        const answer = await get(url);
        return [answer.statusCode, answer.json().error];
      }),
    );
    expect(statuses).toEqual([
      [200, undefined],
      [404, 'country-unknown'],
      [400, 'bad-request'],
      [404, 'team-unknown'],
      [400, 'bad-request'],
    ]);
  });
});

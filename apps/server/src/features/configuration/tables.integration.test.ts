import { asc, eq, inArray } from 'drizzle-orm';
import { testActor } from '@sevenmetre/rules/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { groupTeams, matches, teams, users } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { recomputeEdition } from '../competition/index.ts';
import { configurationHandlers } from './index.ts';

describe.each(testDatabases())('settings that tables are computed by, on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  const server = testServer();

  /** MA-A: team 1 has beaten 2 and drawn with 3; team 3 has won by a walkover against 2. */
  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const person = { email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    await database.db.insert(users).values({ ...person, id: 1, roles: ['ROLE_USER'] });
    const identify = async () => testActor(1, ['ROLE_SUPER_ADMIN' as const]);
    mount(server.app, configurationHandlers({ database, clock: server.clock, senderDomains: [] }), {
      identify,
      checkAnswers: true,
    });
    const { finished: stageId } = cup.stages;
    const [first = 0, second = 0, third = 0] = cup.matches;
    await write(database, {
      matches: {
        [first]: { stageId, homeScore: 20, awayScore: 11 },
        [second]: { stageId, homeScore: 0, awayScore: 5, walkOver: 'away' },
        [third]: { stageId, homeScore: 12, awayScore: 12 },
      },
    });
    await database.transaction((tx) => recomputeEdition(tx, cup.editionId, server.clock.now()));
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const call = async (method: 'POST' | 'PUT', key: string, payload: object) => {
    const path = `/api/v1/admin/configuration/${key}${method === 'POST' ? '/effect' : ''}`;
    const answer = await server.app.inject({ method, url: path, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const table = async () =>
    (
      await database.db
        .select()
        .from(groupTeams)
        .where(eq(groupTeams.groupId, cup.groups.a))
        .orderBy(asc(groupTeams.standings))
    ).map(({ teamId, points, goalsScored }) => [cup.teams.indexOf(teamId ?? 0), points, goalsScored]);

  it('[CO9] given other points for a win, then the effect names the rows, and the stored table follows at once', async () => {
    expect(await table()).toEqual([
      [0, 3, 32],
      [2, 3, 17],
      [1, 0, 11],
    ]);
    const effect = await call('POST', 'points-win', { value: '3' });
    expect(effect.body.tables).toMatchObject([
      {
        groupLabel: 'MA-A',
        teams: [
          { before: { place: 1, points: 3 }, after: { place: 1, points: 4 } },
          { before: { place: 2, points: 3 }, after: { place: 2, points: 4 } },
        ],
      },
    ]);
    expect((await call('PUT', 'points-win', { value: '3', before: '2' })).status).toBe(200);
    expect((await table()).map(([, points]) => points)).toEqual([4, 4, 0]);
  });

  it('[CO9] given other goals for a walkover, then its score, the table and the seat behind it follow', async () => {
    const effect = await call('POST', 'walkover-goals', { value: '15' });
    expect(effect.body).toMatchObject({
      sides: [{ matchNumber: 7, side: 'home', before: { id: cup.teams[0] }, after: { id: cup.teams[2] } }],
    });
    expect((await call('PUT', 'walkover-goals', { value: '15', before: '5' })).status).toBe(200);
    const rows = await database.db
      .select()
      .from(matches)
      .where(inArray(matches.id, [cup.matches[1] ?? 0, cup.matches[6] ?? 0]))
      .orderBy(asc(matches.id));
    expect(rows).toMatchObject([{ homeScore: 0, awayScore: 15 }, { homeTeamId: cup.teams[2] }]);
    expect((await table())[0]).toEqual([2, 4, 27]);
  });

  it('[ST14] given a withdrawn team and the setting of walkovers, then its matches count for the opponents', async () => {
    const away = cup.teams[1] ?? 0;
    await database.db.update(teams).set({ state: 'withdrawn' }).where(eq(teams.id, away));
    await database.transaction((tx) => recomputeEdition(tx, cup.editionId, server.clock.now()));
    const points = async () =>
      (await table()).map(([team = 0, own = 0]) => [team, own] as const).toSorted(([a], [b]) => a - b);
    expect(await points()).toEqual([
      [0, 1],
      [1, 0],
      [2, 1],
    ]);
    const key = 'walkover-of-withdrawn-teams';
    const effect = await call('POST', key, { value: 'true' });
    expect(effect.body.tables).toMatchObject([
      { groupLabel: 'MA-A', teams: [{ after: { points: 4 } }, { after: { points: 4 } }] },
    ]);
    expect((await call('PUT', key, { value: 'true', before: 'false' })).status).toBe(200);
    expect(await points()).toEqual([
      [0, 4],
      [1, 0],
      [2, 4],
    ]);
  });

  it('[CO9] given an entry that no table depends on, then it changes none', async () => {
    expect((await call('POST', 'roster-players-max', { value: '9' })).body).toEqual({
      tables: [],
      seats: [],
      sides: [],
      conflicts: [],
      clashes: [],
    });
  });
});

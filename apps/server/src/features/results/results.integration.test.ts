import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { portalFolder } from '@sevenmetre/rules/portal-files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { routes } from '@sevenmetre/contract/routes';
import { matchPage } from '@sevenmetre/contract/pages';
import type { OperationName } from '@sevenmetre/contract';
import type { ManualClock } from '../../platform/clock/index.ts';
import { manualClock } from '../../platform/clock/index.ts';
import {
  configurationEntries,
  matchEvents,
  matchParticipants,
  participants,
  teams,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/mount.ts';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { appendChange, noMetrics } from '../live/index.ts';
import type { Live } from '../live/index.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { testLive } from '../../../tests/test-live.ts';
import { pageSlice, resultsHandlers } from './index.ts';

interface Running {
  readonly app: FastifyInstance;
  readonly live: Live;
  readonly clock: ManualClock;
}

async function serve(database: TestDatabase): Promise<Running> {
  const clock = manualClock('2026-06-13T10:00:00Z');
  const live = testLive({ database, clock });
  const app = fastify();
  const handlers = resultsHandlers({ live, db: database.db, clock, metrics: noMetrics });
  mount(app, handlers, { identify: async () => null, checkAnswers: true });
  return { app, live, clock };
}

describe.each(bothDatabases())('public results on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let running: Running;

  beforeAll(async () => {
    database = await kind.open();
    running = await serve(database);
  });
  afterAll(async () => {
    running.live.stop(() => 0);
    await running.app.close();
    await database.cleanup();
  });

  const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });

  async function settled(v: number): Promise<void> {
    await expect.poll(() => running.live.publisher.state?.version.v).toBe(v);
  }

  test('given a process that has just begun, then it says so', async () => {
    const answer = await get('/api/v1/results/group/MA-A');
    expect([answer.statusCode, answer.json().error, answer.headers['retry-after']]).toEqual([
      503,
      'not-ready',
      '1',
    ]);
    const page = matchPage('/results/competition-group/MA-A');
    expect(page && (await pageSlice(running.live, page))).toEqual({ status: 503 });
  });

  test('given no current edition, then that is what is missing', async () => {
    await running.live.start();
    const answer = await get('/api/v1/competition/live');
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'edition-missing']);
  });

  test('given an edition, then every answer is as the contract says', async () => {
    cup = await makeSmallCup(database);
    await expect.poll(() => running.live.publisher.state?.snapshot).not.toBeNull();
    const [match] = cup.matches;
    const addresses: [OperationName, string][] = [
      ['enums', '/api/v1/web/enums'],
      ['competitionStatic', '/api/v1/competition/static'],
      ['competitionLive', '/api/v1/competition/live'],
      ['competitionMatch', `/api/v1/competition/competition-match/${match}?t=1`],
      ['competitionMatchLive', `/api/v1/competition/competition-match-live/${match}`],
      ['dashboardSlice', '/api/v1/results/dashboard'],
      ['groupSlice', '/api/v1/results/group/MA-A'],
      ['groupSlice', '/api/v1/results/group/MA%20final'],
      ['matchSlice', `/api/v1/results/match/${match}`],
      ['teamSlice', `/api/v1/results/team/${cup.teams[0]}`],
      ['hallSlice', `/api/v1/results/hall/${cup.halls[0]}`],
      ['hallSlice', `/api/v1/results/hall/${cup.halls[0]}?day=2026-06-14`],
      ['categorySlice', '/api/v1/results/category/MA'],
    ];
    for (const [operation, url] of addresses) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      const responses: Readonly<Record<number, unknown>> = routes[operation].responses;
      const schema = responses[200];
      if (!schema || typeof schema !== 'object' || !('parse' in schema)) throw new Error('no schema');
      expect(answer.json(), url).toEqual(
        (schema as { parse: (body: unknown) => unknown }).parse(answer.json()),
      );
      expect(answer.headers['cache-control']).toContain('max-age=1, s-maxage=1, stale-while-revalidate=5');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('[ED6] given its two answers as files, then another portal can take the year over', async () => {
    const [data, live] = await Promise.all(
      ['static', 'live'].map((part) => get(`/api/v1/competition/${part}`)),
    );
    const read = portalFolder({ static: data?.payload ?? '', live: live?.payload ?? '' });
    expect(read).toMatchObject({ ok: true, folder: { groups: { length: 3 }, matches: { length: 7 } } });
  });

  test.each([
    ['/api/v1/results/group/MA-X', 'group-unknown'],
    ['/api/v1/results/match/999999', 'match-unknown'],
    ['/api/v1/results/team/999999', 'team-unknown'],
    ['/api/v1/results/hall/999999', 'hall-unknown'],
    ['/api/v1/results/category/XX', 'category-unknown'],
    ['/api/v1/results/playoff/MA/Z', 'playoff-unknown'],
    ['/api/v1/results/statistics/XX', 'category-unknown'],
    ['/api/v1/results/statistics/XX/people', 'category-unknown'],
    ['/api/v1/results/statistics/XX/counts', 'category-unknown'],
    ['/api/v1/competition/competition-match/999999', 'match-unknown'],
    ['/api/v1/competition/competition-match-live/999999', 'match-unknown'],
    ['/api/v1/competition/live/stream?topic=group:MA-X', 'group-unknown'],
  ])('given %s, then the answer is %s', async (url, error) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().error]).toEqual([404, error]);
  });

  test('given a day on which a hall is not played in, then nothing new is kept in memory', async () => {
    const answer = await get(`/api/v1/results/hall/${cup.halls[0]}?day=1999-01-01`);
    expect(answer.json()).toMatchObject({ day: null, matches: [], days: ['2026-06-13', '2026-06-14'] });
  });

  test('given a change elsewhere, then a page keeps its bytes, its tag and its version', async () => {
    const before = await get('/api/v1/results/group/MA-A', { 'accept-encoding': 'br' });
    const tag = String(before.headers.etag);
    expect(tag).toMatch(/^"[\w-]{22}-br"$/);
    await settled(
      await write(database, { matches: { [cup.matches[3] ?? 0]: { homeScore: 1, awayScore: 0 } } }),
    );
    const after = await get('/api/v1/results/group/MA-A', { 'accept-encoding': 'br' });
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    const known = await get('/api/v1/results/group/MA-A', { 'if-none-match': tag });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
    const other = await get('/api/v1/results/group/MA-B', { 'accept-encoding': 'br' });
    expect(JSON.parse(brotliDecompressSync(other.rawPayload).toString()).matches[0].homeScore).toBe(1);
  });

  test('given a goal in the group, then its page and version are new', async () => {
    const before = (await get('/api/v1/results/group/MA-A')).json();
    const v = await write(database, { matches: { [cup.matches[0] ?? 0]: { homeScore: 4, awayScore: 2 } } });
    await settled(v);
    const after = (await get('/api/v1/results/group/MA-A')).json();
    expect(after.version).not.toBe(before.version);
    expect(after.version.endsWith(`.${v}`)).toBe(true);
  });

  test('given goals within a second, then the body of everything is made once, and again after the second', async () => {
    running.clock.advance(5);
    const first = await get('/api/v1/competition/live');
    await settled(await write(database, { matches: { [cup.matches[0] ?? 0]: { homeScore: 5 } } }));
    expect((await get('/api/v1/competition/live')).payload).toBe(first.payload);
    running.clock.advance(1);
    const match = (await get('/api/v1/competition/live'))
      .json()
      .matches.find(({ id }: { id: number }) => id === cup.matches[0]);
    expect(match.homeScore).toBe(5);
  });

  test('given a page of the web, then the server renders from the same bytes', async () => {
    const page = matchPage('/results/competition-group/MA-A');
    if (!page) throw new Error('no page');
    const slice = await pageSlice(running.live, page);
    const answer = await get('/api/v1/results/group/MA-A');
    expect(slice).toEqual({ status: 200, etag: answer.headers.etag, json: answer.payload });
    const unknown = matchPage('/results/competition-group/nobody');
    expect(unknown && (await pageSlice(running.live, unknown))).toMatchObject({
      status: 404,
      body: { error: 'group-unknown' },
    });
  });

  test('given a team of a club that is not approved, then it is nowhere until it stands in a group', async () => {
    await database.db.insert(teams).values([
      {
        editionId: cup.editionId,
        clubId: cup.clubId,
        categoryId: cup.categoryId,
        teamNumber: 8,
        state: 'waiting',
      },
      { editionId: cup.editionId, clubId: cup.clubId, categoryId: cup.categoryId, teamNumber: 9 },
    ]);
    await settled(await database.transaction((tx) => appendChange(tx, { structure: true })));
    const statics = (await get('/api/v1/competition/static')).json();
    const numbers = statics.teams.map(({ teamNumber }: { teamNumber: number }) => teamNumber);
    expect(numbers).toContain(9);
    expect(numbers).not.toContain(8);
    expect((await get('/api/v1/results/category/MA')).json().teams).toHaveLength(7);
  });

  describe('the names of children', () => {
    let match = 0;
    beforeAll(async () => {
      match = cup.matches[1] ?? 0;
      const people = await database.db
        .insert(participants)
        .values([
          {
            editionId: cup.editionId,
            clubId: cup.clubId,
            firstName: 'Jana',
            lastName: 'Šťastná',
            birthDate: '2013-02-03',
          },
          {
            editionId: cup.editionId,
            clubId: cup.clubId,
            firstName: 'Petr',
            lastName: 'Tajný',
            hidden: true,
          },
        ])
        .returning();
      const roster = await database.db
        .insert(matchParticipants)
        .values(
          people.map(({ id }, index) => ({
            matchId: match,
            teamId: cup.teams[1] ?? 0,
            participantId: id,
            side: 'home' as const,
            role: 'player' as const,
            jerseyNumber: index + 7,
          })),
        )
        .returning();
      const events = [
        { clientKey: 'a', minute: 16, deletedAt: null, pending: false },
        { clientKey: 'b', minute: 3, deletedAt: null, pending: false },
        { clientKey: 'c', minute: 4, deletedAt: new Date(0), pending: false },
        { clientKey: 'd', minute: 5, deletedAt: null, pending: true },
      ];
      await database.db.insert(matchEvents).values(
        events.map((event) => ({
          ...event,
          matchId: match,
          stageId: cup.stages['1st_half'],
          eventTypeId: 1,
          side: 'home' as const,
          second: 0,
          participantId: roster[0]?.id ?? null,
          createdTimestamp: new Date(0),
          modifiedAt: new Date(0),
          device: 'tablet',
        })),
      );
    });

    test.each([
      ['initial', ['Jana Š.', null]],
      ['full', ['Jana Šťastná', null]],
      ['number', [null, null]],
      ['anything', ['Jana Š.', null]],
    ])('given the publication %s, then names are %j', async (value, names) => {
      await database.db
        .update(configurationEntries)
        .set({ value })
        .where(eq(configurationEntries.key, 'player-name-publication'));
      await settled(await database.transaction((tx) => appendChange(tx, { structure: true })));
      for (const url of [
        `/api/v1/results/match/${match}`,
        `/api/v1/competition/competition-match/${match}`,
      ]) {
        const answer = await get(url);
        expect(answer.json().roster.map(({ name }: { name: string | null }) => name)).toEqual(names);
        expect(answer.payload).not.toMatch(/Tajný|2013|clientKey|tablet/);
      }
    });

    test('given deleted events and such that wait, then only the others are public, by the clock', async () => {
      const { events } = (await get(`/api/v1/competition/competition-match-live/${match}`)).json();
      expect(events.map(({ minute }: { minute: number }) => minute)).toEqual([3, 16]);
      const rows = await database.db.select().from(matchEvents).where(eq(matchEvents.matchId, match));
      const gone = rows.flatMap(({ id, clientKey }) => (/[cd]/.test(clientKey ?? '') ? id : []));
      // Reconnecting clients get the ids of deleted events.
      const { deletedIds } = await running.live.details.get(match);
      expect(new Set(deletedIds)).toEqual(new Set(gone));
    });
  });
});

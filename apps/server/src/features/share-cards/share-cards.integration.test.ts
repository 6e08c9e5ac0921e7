import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Archive } from '../archive/index.ts';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { manualClock } from '../../platform/clock/index.ts';
import { mount } from '../../platform/http/index.ts';
import { Allowance } from '../../platform/work/index.ts';
import { createLive, noMetrics } from '../live/index.ts';
import type { Live } from '../live/index.ts';
import { shareCardHandlers } from './index.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

describe.each(testDatabases())('share cards on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let live: Live;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const stream = { maxClients: 3, maxPerAddress: 2 };
    const clock = manualClock('2026-06-13T10:00:00Z');
    live = createLive({ database, clock, log, metrics: noMetrics, stream, pollSeconds: 600 });
    app = fastify();
    mount(
      app,
      shareCardHandlers({
        archive: new Archive({ database, clock, live }),
        allowance: new Allowance(clock),
        images: { logo: async () => null },
        live,
        clock,
      }),
      {
        identify: async () => null,
        checkAnswers: true,
      },
    );
    await live.start();
  });
  afterAll(async () => {
    live.stop(() => 0);
    await app.close();
    await database.cleanup();
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/v1/cards/${path}`, headers });

  it.each(['match', 'group', 'team', 'home', 'hall', 'ranking', 'scorers'] as const)(
    'a %s has a picture of the size that networks ask for',
    async (what) => {
      const paths = {
        match: `match/${cup.matches[0]}.png`,
        group: 'group/MA-A.png',
        team: `team/${cup.teams[0]}.png`,
        home: 'home.png',
        hall: `hall/${cup.halls[0]}.png`,
        ranking: 'ranking/MA.png',
        scorers: 'scorers/MA.png',
      };
      const answer = await ask(paths[what], {
        'accept-encoding': 'br, gzip',
      });
      const { 'content-type': type, 'content-encoding': encoding } = answer.headers;
      expect([answer.statusCode, type, encoding]).toEqual([200, 'image/png', undefined]);
      const { width, height, format } = await sharp(answer.rawPayload).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'png']);
    },
  );

  it('the picture changes with the score, and only then', async () => {
    const path = `match/${cup.matches[1]}.png`;
    const before = await ask(path);
    const known = { 'if-none-match': String(before.headers['etag']) };
    expect((await ask(path, known)).statusCode).toBe(304);
    const v = await write(database, {
      matches: { [cup.matches[1] ?? 0]: { homeScore: 3, awayScore: 2, stageId: cup.stages['1st_half'] } },
    });
    await expect.poll(() => live.publisher.state?.version.v).toBe(v);
    const after = await ask(path, known);
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });

  it.each([
    ['match/999999.png', 404, 'match-unknown'],
    ['match/x.png', 400, 'bad-request'],
    ['group/XX.png', 404, 'group-unknown'],
    ['ranking/XX.png', 404, 'category-unknown'],
    ['scorers/XX.png', 404, 'category-unknown'],
    ['day/2031-01-01.png', 404, 'day-unknown'],
    ['day/today.png', 400, 'bad-request'],
    [`match/1.png?lang=xx`, 400, 'bad-request'],
  ])('refuses %s', async (path, status, error) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  });
});

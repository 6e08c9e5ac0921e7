import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import { systemClock } from '../../platform/clock/index.ts';
import { mount } from '../../platform/http/mount.ts';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { createLive, noMetrics } from '../live/index.ts';
import type { Live } from '../live/index.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { resultsHandlers } from './index.ts';

const nothing = { v: 0, structure: false, matches: [], groupTeams: [], rosters: [] };
const anEvent = {
  minute: 1,
  second: 0,
  createdTimestamp: '2026-06-13T08:00:00Z',
  competitionEventTypeId: 1,
  competitionMatchParticipantId: null,
  competitionMatchStageId: 2,
  competitionMatchStageCode: '1st_half',
  secondaryParticipantId: null,
  side: 'home',
} as const;
const log = { info: () => {}, warn: () => {}, error: () => {} };

/** A client with a real connection. */
class Stream {
  readonly response: Response;
  text = '';
  ended = false;
  readonly #abort: AbortController;

  constructor(response: Response, abort: AbortController) {
    this.response = response;
    this.#abort = abort;
    void this.#read();
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<Stream> {
    const abort = new AbortController();
    return new Stream(await fetch(url, { headers, signal: abort.signal }), abort);
  }

  close(): void {
    this.#abort.abort();
  }

  frames(): StreamFrame[] {
    return [...this.text.matchAll(/^id: (.*)\ndata: (.*)$/gm)].map(([, version, data = '']) =>
      StreamFrame.parse({ version, ...JSON.parse(data) }),
    );
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const part of this.response.body ?? []) this.text += decoder.decode(part, { stream: true });
    } catch {
      // Closed by the test.
    }
    this.ended = true;
  }
}

const [kind] = testDatabases();

describe('the live stream on real connections', () => {
  let database: TestDatabase;
  let cup: SmallCup;
  let app: FastifyInstance;
  let live: Live;
  let base: string;
  const open: Stream[] = [];

  beforeAll(async () => {
    if (!kind) throw new Error('no database');
    database = await kind.open();
    cup = await makeSmallCup(database);
    await start();
  });
  afterEach(async () => {
    for (const stream of open.splice(0)) stream.close();
    await expect.poll(() => live.streams.refusalOf('127.0.0.1')).toBe(null);
  });
  afterAll(async () => {
    live.stop(() => 0);
    await app.close();
    await database.cleanup();
  });

  async function start(): Promise<void> {
    const stream = { maxClients: 3, maxPerAddress: 2 };
    live = createLive({ database, clock: systemClock, log, metrics: noMetrics, stream });
    await live.start();
    // Clients open spare connections; without this, closing waits for their first request.
    app = fastify({ forceCloseConnections: true });
    app.addHook('onRequest', async (_, reply) => {
      reply.header('x-content-type-options', 'nosniff');
    });
    const handlers = resultsHandlers({ live, db: database.db, clock: systemClock, metrics: noMetrics });
    mount(app, handlers, { identify: async () => null, checkAnswers: true });
    await app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  }

  /** The version in the page of MA-A. */
  async function pageVersion(): Promise<string> {
    const response = await fetch(`${base}/api/v1/results/group/MA-A`);
    return GroupSlice.parse(await response.json()).version;
  }

  async function follow(query: string, headers: Record<string, string> = {}): Promise<Stream> {
    const stream = await Stream.open(`${base}/api/v1/competition/live/stream?${query}`, headers);
    open.push(stream);
    return stream;
  }

  const score = (match: number, homeScore: number) =>
    write(database, {
      matches: { [cup.matches[match] ?? 0]: { homeScore, awayScore: 0, stageId: cup.stages['1st_half'] } },
    });

  /** Half a megabyte in one frame: the kernel's buffers hold several of them. */
  function tellMuch(topic: string): void {
    const matchId = cup.matches[0] ?? 0;
    const changed = Array.from({ length: 2_000 }, (_, index) => ({ ...anEvent, id: index + 1 }));
    const change = { ...nothing, events: [{ matchId, changed, deletedIds: [] }] };
    live.hub.applied(change, new Set([topic]));
  }

  test('given a goal, then it arrives as a frame that continues the slice the page shows', async () => {
    const version = await pageVersion();
    const stream = await follow(`topic=group:MA-A&since=${version}`);
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    const v = await score(0, 1);
    await expect.poll(() => stream.frames()).toHaveLength(1);
    expect(stream.text.startsWith('retry: 3000\n\n')).toBe(true);
    const [frame] = stream.frames();
    expect(frame).toMatchObject({ previous: version, matches: [{ homeScore: 1 }] });
    expect(frame?.version.endsWith(`.${v}`)).toBe(true);
    expect(await pageVersion()).toBe(frame?.version);
  });

  test('given a reader who comes back, then the header of the browser goes before the address', async () => {
    const version = await pageVersion();
    await score(0, 2);
    await expect.poll(pageVersion).not.toBe(version);
    const stream = await follow('topic=group:MA-A&since=x.1', { 'last-event-id': version });
    await expect
      .poll(() => stream.frames())
      .toMatchObject([{ previous: version, matches: [{ homeScore: 2 }] }]);
    const lost = await follow('topic=group:MA-A&since=x.1');
    await expect.poll(() => lost.text).toContain('event: reset');
  });

  test.each([
    ['topic=nonsense', 400, 'bad-request'],
    ['topic=match:0', 400, 'bad-request'],
    ['', 400, 'bad-request'],
    ['topic=team:999999', 404, 'team-unknown'],
  ])('given ?%s, then it is refused with %i', async (query, status, error) => {
    const response = await fetch(`${base}/api/v1/competition/live/stream?${query}`);
    expect([response.status, await response.json()]).toMatchObject([status, { error }]);
  });

  test('given an address with too many streams, then the answer says when to come back', async () => {
    await follow('topic=all');
    await follow('topic=all');
    const response = await fetch(`${base}/api/v1/competition/live/stream?topic=all`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await response.json()).toMatchObject({
      error: 'stream-full',
      additionalProperties: { limit: 'address' },
    });
  });

  test('given a reader who takes nothing, then it is dropped and forgotten', async () => {
    const { port } = app.server.address() as AddressInfo;
    const topic = `match:${cup.matches[0]}`;
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /api/v1/competition/live/stream?topic=${topic} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await new Promise((resolve) => socket.once('readable', resolve));
    const second = await follow(`topic=${topic}`);
    expect(live.streams.refusalOf('127.0.0.1')).toBe('address');
    const admitsAfterMuch = () => {
      tellMuch(topic);
      return live.streams.refusalOf('127.0.0.1') === null;
    };
    await expect.poll(admitsAfterMuch).toBe(true);
    expect(second.ended).toBe(false);
    socket.destroy();
  });

  test('given the server stops, then every reader gets a time to come back, spread', async () => {
    const streams = [await follow('topic=all'), await follow('topic=group:MA-A')];
    live.stop(() => 0.5);
    await expect.poll(() => streams.map(({ ended }) => ended)).toEqual([true, true]);
    expect(streams.map(({ text }) => text.endsWith('retry: 5000\n\n'))).toEqual([true, true]);
    await app.close();
    await start();
  });
});

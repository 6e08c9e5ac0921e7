import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '../log/index.ts';
import { createMetrics } from '../metrics/index.ts';
import type { Prepared } from './handler.ts';
import { mount } from './mount.ts';
import { prepare } from './prepare.ts';
import { FastPath } from './fast-path.ts';
import { testServer } from './testing/test-server.ts';

const servers: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((app) => app.close()));
});

interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

const bytesOf = (content: string) =>
  prepare({
    content,
    contentType: 'application/json',
    cacheControl: 'public, max-age=1',
    headers: { 'live-version': 'e.1' },
  });

/** A server with one public answer; `asked` counts requests that reach the router. */
async function aServer(level: 'silent' | 'debug' = 'silent') {
  const metrics = createMetrics();
  const log = createLog(level, { write: () => {} });
  const fastPath = new FastPath({ metrics, log });
  const { app } = testServer({ fastPath });
  servers.push(app);
  const setup = { fastPath, metrics, asked: 0, present: null as Prepared | null };
  setup.present = await bytesOf('{"groupTeams":[],"matches":[]}');
  const competitionLive = () => {
    setup.asked += 1;
    const answer = setup.present;
    if (!answer) return { status: 503, body: { error: 'not-ready', additionalProperties: {} } } as const;
    return { prepared: answer, again: () => setup.present };
  };
  mount(app, { competitionLive }, { identify: async () => null, checkAnswers: true, fastPath });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const get = (headers: Record<string, string> = {}, query = '', method = 'GET') =>
    new Promise<Answered>((resolve, reject) => {
      const call = request(
        `${url}/api/v1/competition/live${query}`,
        { method, headers, agent: false },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const { date: _, ...others } = answer.headers;
            resolve({ status: answer.statusCode, headers: others, bytes: Buffer.concat(chunks) });
          });
        },
      );
      call.on('error', reject).end();
    });
  return { setup, get };
}

it.each([{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip, deflate' }, { 'if-none-match': '*' }])(
  'given %o, then it answers as the router did',
  async (headers) => {
    const { get, setup } = await aServer();
    const routed = await get(headers);
    const fast = await get(headers);
    expect(fast).toEqual(routed);
    expect(setup.asked).toBe(1);
  },
);

it('given the tag of any encoding, then nothing is sent but that it holds', async () => {
  const { get, setup } = await aServer();
  const { headers } = await get({ 'accept-encoding': 'br' });
  for (const tag of [headers.etag ?? '', `"other", W/${headers.etag}`]) {
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': tag });
    expect([again.status, again.headers.etag, again.bytes.length]).toEqual([304, headers.etag, 0]);
    expect(again.headers['content-security-policy']).toBeUndefined();
  }
  expect(setup.asked).toBe(1);
  expect(await setup.metrics.text()).toContain('route="/api/v1/competition/live",status="304"} 2');
});

it('given JSON, then its answer closes itself to other sites, and has no header that only documents heed', async () => {
  const { get } = await aServer();
  for (const { headers } of [await get(), await get()]) {
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['permissions-policy', 'referrer-policy', 'x-frame-options'])
      expect(headers).not.toHaveProperty(name);
  }
});

it('given new bytes, then the next reader gets them', async () => {
  const { get, setup } = await aServer();
  const before = await get();
  setup.present = await bytesOf('{"groupTeams":[],"matches":[1]}');
  const after = await get({ 'if-none-match': before.headers.etag ?? '' });
  expect([after.status, after.bytes.toString()]).toEqual([200, '{"groupTeams":[],"matches":[1]}']);
});

it('given nothing is there at once, a query, another method or a server that ends, then the router answers', async () => {
  const { get, setup } = await aServer();
  await get();
  setup.present = null;
  expect((await get()).status).toBe(503);
  setup.present = await bytesOf('{}');
  expect((await get({}, '?t=1')).status).toBe(200);
  expect((await get({}, '', 'HEAD')).bytes.length).toBe(0);
  expect(setup.asked).toBe(4);
  setup.fastPath.close();
  await get();
  await get();
  expect(setup.asked).toBe(6);
});

it('given that every request is logged, then the router answers, which logs it', async () => {
  const { get, setup } = await aServer('debug');
  await get();
  await get();
  expect(setup.asked).toBe(2);
});

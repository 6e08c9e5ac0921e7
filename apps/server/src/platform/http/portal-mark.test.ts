import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '../log/index.ts';
import { createMetrics } from '../metrics/index.ts';
import { FastPath } from './fast-path.ts';
import { mount } from './mount.ts';
import { prepare } from './prepare.ts';
import { testServer } from './testing/test-server.ts';

const servers: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((app) => app.close()));
});

const portalId = 'testportal1';

/** A server with one stored answer, one private answer, and what it has carried out. */
async function aServer() {
  const carriedOut: string[] = [];
  const fastPath = new FastPath({ metrics: createMetrics(), log: createLog('silent') });
  const { app } = testServer({ fastPath });
  servers.push(app);
  const prepared = await prepare({
    content: '{"groupTeams":[],"matches":[]}',
    contentType: 'application/json',
    cacheControl: 'public, max-age=1',
  });
  const handlers = { competitionLive: () => ({ prepared, again: () => prepared }) };
  mount(app, handlers, { identify: async () => null, checkAnswers: true, fastPath });
  app.get('/private', (_, reply) => {
    carriedOut.push('read');
    return reply.header('cache-control', 'no-store').send({});
  });
  app.post('/private', (_, reply) => {
    carriedOut.push('written');
    return reply.header('cache-control', 'no-store').send({});
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const call = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url + path, { method, headers });
  return { call, carriedOut };
}

const live = '/api/v1/competition/live';

it('[SY19] every answer carries the portal id: of the router, of the fast path, unchanged ones and refusals', async () => {
  const { call } = await aServer();
  const answers = [await call(live), await call(live), await call('/nowhere'), await call('/private')];
  const tag = answers[0]?.headers.get('etag') ?? '';
  answers.push(
    await call(live, { 'if-none-match': tag }),
    await call(`${live}?x=1`, { 'if-none-match': tag }),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 200, 304, 304]);
  expect(answers.map(({ headers }) => headers.get('portal-id'))).toEqual(answers.map(() => portalId));
});

it('[SY19] an answer that no cache stores returns the id of its call; others, and what is no id, are not returned', async () => {
  const { call } = await aServer();
  const returned = async (path: string, id: string) =>
    (await call(path, { 'portal-call': id })).headers.get('portal-call');
  expect(await returned('/private', 'call-1_a')).toBe('call-1_a');
  expect(await returned('/nowhere', 'call-2')).toBe('call-2');
  expect(await returned(live, 'call-3')).toBeNull();
  expect(await returned(live, 'call-4')).toBeNull();
  expect(await returned('/private', 'a b')).toBeNull();
  expect(await returned('/private', 'x'.repeat(65))).toBeNull();
});

it('[SY36] a call for another portal is refused before anything is done', async () => {
  const { call, carriedOut } = await aServer();
  const headers = { 'portal-id': 'otherportal2', 'portal-call': 'call-1' };
  const answers = [await call('/private', headers), await call('/private', headers, 'POST')];
  await call(live);
  answers.push(await call(live, headers));
  for (const answer of answers) {
    expect(answer.status).toBe(421);
    expect(answer.headers.get('portal-id')).toBe(portalId);
    expect(answer.headers.get('portal-call')).toBe('call-1');
    expect(await answer.json()).toEqual({ error: 'other-portal', additionalProperties: {} });
  }
  expect(carriedOut).toEqual([]);
  expect((await call('/private', { 'portal-id': portalId }, 'POST')).status).toBe(200);
  expect((await call('/private')).status).toBe(200);
  expect(carriedOut).toEqual(['written', 'read']);
});

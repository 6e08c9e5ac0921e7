import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { mount } from './mount.ts';
import { operationHandlers } from './operation-handlers.ts';
import { testServer } from './testing/test-server.ts';

const token = 'a-token-of-the-operator';
const servers: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((app) => app.close()));
});

function aServer(metricsToken: string | null, trustedProxies: string[] = []) {
  const { app, metrics } = testServer({ trustedProxies });
  servers.push(app);
  let ready = true;
  const logged: object[] = [];
  const handlers = operationHandlers({
    metrics,
    log: { warn: (fields: object) => void logged.push(fields) },
    metricsToken,
    release: '1.0.0',
    isReady: async () => ready,
  });
  mount(app, handlers, { identify: async () => null, checkAnswers: true });
  return { app, metrics, logged, setReady: (value: boolean) => (ready = value) };
}

it('the process says that it lives, and which version it is', async () => {
  const { app } = aServer(null);
  expect((await app.inject('/health/live')).json()).toEqual({ status: 'ok', version: '1.0.0' });
});

it('an error of a page is counted and logged, and nothing but its place in the program is accepted', async () => {
  const { app, metrics, logged } = aServer(null);
  const error = { name: 'TypeError', places: ['/assets/page-a1B2_x.js:1:234'], section: 'results' };
  const post = async (payload: object) =>
    (await app.inject({ method: 'POST', url: '/api/v1/browser-errors', payload })).statusCode;
  expect(await post(error)).toBe(204);
  for (const wrong of [
    { ...error, message: 'Anna Dub is undefined' },
    { ...error, name: 'Anna Dub' },
    { ...error, places: ['https://elsewhere.example/assets/x.js:1:1'] },
    { ...error, places: [] },
    { ...error, section: 'results/anna' },
  ])
    expect(await post(wrong)).toBe(400);
  expect(logged).toEqual([error]);
  expect(await metrics.text()).toContain('browser_errors_total 1');
});

describe('the measurements', () => {
  it.each([
    ['this machine', '127.0.0.1', {}, 200],
    ['another machine', '192.0.2.7', {}, 403],
    ['another machine that says it is this one', '192.0.2.7', { 'x-forwarded-for': '127.0.0.1' }, 403],
    ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }, 403],
    ['another machine with the token', '192.0.2.7', { authorization: `Bearer ${token}` }, 200],
    ['another machine with another token', '192.0.2.7', { authorization: `Bearer ${token}x` }, 403],
  ])('asked for by %s', async (_, remoteAddress, headers, status) => {
    const { app } = aServer(token);
    expect((await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(status);
  });

  it('without a token nobody elsewhere gets them, nor a visitor behind a known proxy', async () => {
    const { app } = aServer(null, ['127.0.0.1']);
    const elsewhere = {
      url: '/metrics',
      headers: { authorization: 'Bearer null' },
      remoteAddress: '192.0.2.7',
    };
    expect((await app.inject(elsewhere)).statusCode).toBe(403);
    const proxied = {
      url: '/metrics',
      headers: { 'x-forwarded-for': '192.0.2.7' },
      remoteAddress: '127.0.0.1',
    };
    expect((await app.inject(proxied)).statusCode).toBe(403);
  });
});

it('a server that is not ready is alive all the same', async () => {
  const { app, setReady } = aServer(null);
  expect((await app.inject('/health/ready')).statusCode).toBe(200);
  setReady(false);
  const answer = await app.inject('/health/ready');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toEqual({ error: 'not-ready', additionalProperties: {} });
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

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
  const handlers = operationHandlers({
    metrics,
    metricsToken,
    release: '1.0.0',
    isReady: async () => ready,
  });
  mount(app, handlers, { identify: async () => null, checkAnswers: true });
  return { app, setReady: (value: boolean) => (ready = value) };
}

it('the process says that it lives, and which version it is', async () => {
  const { app } = aServer(null);
  expect((await app.inject('/health/live')).json()).toEqual({ status: 'ok', version: '1.0.0' });
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

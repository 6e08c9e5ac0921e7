import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpServerOptions } from './create-http-server.ts';
import type { Limits } from './limits.ts';
import { mount } from './mount.ts';
import { testServer } from './testing/test-server.ts';

const servers: FastifyInstance[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(servers.splice(0).map((app) => app.close()));
});

function aServer(limits: Limits = {}, options: Partial<HttpServerOptions> = {}) {
  const { app } = testServer(options);
  servers.push(app);
  const refused = { status: 401, body: { error: '104', additionalProperties: {} } } as const;
  const handlers = { login: () => refused, logout: () => ({ status: 200, body: { status: 'ok' } }) as const };
  mount(app, handlers, { identify: async () => null, checkAnswers: true, limits });
  const post = (url: string, remoteAddress = '192.0.2.1', headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, remoteAddress, headers });
  const login = async (email: string, remoteAddress = '192.0.2.1') => {
    const payload = { email, password: 'secret' };
    const answer = await app.inject({ method: 'POST', url: '/api/v1/login', payload, remoteAddress });
    return answer.statusCode;
  };
  const many = async (count: number, ask: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < count; index += 1) await ask(index);
  };
  return { app, post, login, many };
}

describe('all that one address changes', () => {
  const logout = '/api/v1/logout';

  it('given 600 in half a minute, then the next is refused with the time to wait, at any address', async () => {
    const { app, post, many } = aServer();
    await many(599, () => post(logout));
    vi.advanceTimersByTime(20_000);
    expect((await post('/api/v1/nothing')).statusCode).toBe(404);
    for (const url of [logout, '/api/v1/nothing']) {
      const answer = await post(url);
      expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
        429,
        { error: 'too-many-requests', additionalProperties: { retryAfterSeconds: 10 } },
        '10',
      ]);
      expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
      expect(answer.headers).not.toHaveProperty('x-ratelimit-limit');
    }
    expect((await post(logout, '192.0.2.2')).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/v1/nothing', remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
    vi.advanceTimersByTime(10_000);
    expect((await post(logout)).statusCode).toBe(200);
  });

  it('given other addresses of the same home, then they count together', async () => {
    const { post, many } = aServer();
    await many(600, (index) => post(logout, `2001:db8:1:2::${index.toString(16)}`));
    expect((await post(logout, '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await post(logout, '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it.each([
    ['a believed', ['192.0.2.1'], 200],
    ['an unknown', [], 429],
  ])('given %s proxy, then what it forwards decides accordingly', async (_, trustedProxies, status) => {
    const { post, many } = aServer({}, { trustedProxies });
    await many(600, () => post(logout, '192.0.2.1', { 'x-forwarded-for': '198.51.100.1' }));
    const answer = await post(logout, '192.0.2.1', { 'x-forwarded-for': '198.51.100.2' });
    expect(answer.statusCode).toBe(status);
  });
});

describe('given signed-in users and strangers behind one address', () => {
  const logout = '/api/v1/logout';
  const recognise: NonNullable<HttpServerOptions['recognise']> = async ({ headers }) =>
    Number(headers['x-user'] ?? 0) || null;
  const as = (user: number) => ['192.0.2.1', { 'x-user': String(user) }] as const;

  it('a storm of strangers takes nothing from users, and one user nothing from another', async () => {
    const { post, many } = aServer({}, { recognise });
    await many(620, () => post(logout));
    expect((await post(logout)).statusCode).toBe(429);
    await many(600, () => post(logout, ...as(7)));
    expect((await post(logout, ...as(7))).statusCode).toBe(429);
    expect((await post(logout, ...as(8))).statusCode).toBe(200);
  });

  it('a storm of other calls keeps nobody from signing in', async () => {
    const byAddress = true;
    const { post, login, many } = aServer({ login: [{ max: 2, seconds: 60, byAddress }] }, { recognise });
    await many(620, () => post(logout));
    expect([await login('a@example.test'), await login('a@example.test')]).toEqual([401, 401]);
    expect(await login('a@example.test')).toBe(429);
  });

  it('an operation’s own limit counts a user everywhere, except one on guessing, which counts the address', async () => {
    const own = { max: 1, seconds: 60 };
    const { post, many } = aServer({ logout: [own] }, { recognise });
    await many(3, () => post(logout));
    expect((await post(logout, ...as(7))).statusCode).toBe(200);
    expect((await post(logout, '192.0.2.9', { 'x-user': '7' })).statusCode).toBe(429);
    const guessing = aServer({ logout: [{ ...own, byAddress: true }] }, { recognise });
    expect((await guessing.post(logout, ...as(7))).statusCode).toBe(200);
    expect((await guessing.post(logout, ...as(8))).statusCode).toBe(429);
  });

  it('a database that is away makes strangers of all, and breaks nothing', async () => {
    const { post } = aServer({}, { recognise: () => Promise.reject(new Error('away')) });
    expect((await post(logout)).statusCode).toBe(200);
  });
});

describe('given two limits of one operation', () => {
  const partOf = (body: unknown) => JSON.stringify(body);
  const limits = {
    login: [
      { max: 2, seconds: 60, partOf },
      { max: 3, seconds: 10 },
    ],
  };

  it('what the first refuses does not count for the second', async () => {
    const { login, many } = aServer(limits);
    await many(5, () => login('a@example.test'));
    expect(await login('a@example.test')).toBe(429);
    expect(await login('b@example.test')).toBe(401);
    expect(await login('b@example.test')).toBe(429);
    expect(await login('a@example.test', '192.0.2.2')).toBe(401);
  });

  it('each has its own window', async () => {
    const { login, many } = aServer(limits);
    await many(4, (index) => login(`${index}@example.test`));
    expect(await login('b@example.test')).toBe(429);
    vi.advanceTimersByTime(10_000);
    expect(await login('b@example.test')).toBe(401);
    expect(await login('b@example.test')).toBe(429);
  });

  it('they do not count for another operation', async () => {
    const { login, post, many } = aServer(limits);
    await many(5, (index) => login(`${index}@example.test`));
    expect((await post('/api/v1/logout')).statusCode).toBe(200);
  });
});

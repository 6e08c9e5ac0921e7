import { progressType } from '@sevenmetre/contract/progress';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { TooBusy } from '../work/index.ts';
import type { Handlers } from './handler.ts';
import { mount } from './mount.ts';
import { testServer } from './testing/test-server.ts';
import { watchWork } from './work-watch.ts';

const servers: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((app) => app.close()));
});

const url = '/api/v1/competition/competition-match/12';
const unknown = { status: 404, body: { error: 'match-unknown', additionalProperties: {} } } as const;
const headers = { accept: progressType };

function aServer(handler: Handlers<'competitionMatch'>['competitionMatch']) {
  const server = testServer();
  servers.push(server.app);
  mount(server.app, { competitionMatch: handler }, { identify: async () => null, checkAnswers: true });
  return server;
}

function linesOf(text: string): unknown[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

it('given a client that accepts progress, then it comes before the answer, with the headers of every answer', async () => {
  const { app } = aServer(({ request, reply }) => {
    const { progress } = watchWork(request, reply);
    progress?.(0.25);
    progress?.(0.5);
    return unknown;
  });
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': progressType,
    'cache-control': 'no-store, no-transform',
    'portal-id': 'testportal1',
    'x-content-type-options': 'nosniff',
  });
  expect(linesOf(answer.payload)).toEqual([{ progress: 0.25 }, { progress: 0.5 }, unknown]);
});

it('given work that reports nothing, or a client that accepts no progress, then the answer is the usual one', async () => {
  const { app } = aServer(({ request, reply }) => {
    if (request.query instanceof Object && 't' in request.query) watchWork(request, reply).progress?.(0.5);
    else watchWork(request, reply);
    return unknown;
  });
  expect((await app.inject({ url, headers })).statusCode).toBe(404);
  expect((await app.inject(`${url}?t=1`)).statusCode).toBe(404);
});

it.each([
  [new TooBusy(), 503, 'not-ready'],
  [new Error('broken'), 500, 'unknown'],
])(
  'given work that fails after its progress with %s, then the last line says so',
  async (error, status, code) => {
    const { app } = aServer(({ request, reply }) => {
      watchWork(request, reply).progress?.(0.5);
      throw error;
    });
    const [, last] = linesOf((await app.inject({ url, headers })).payload);
    expect(last).toMatchObject({ status, body: { error: code } });
  },
);

it('given an answer that breaks the contract after its progress, then the last line says that something failed', async () => {
  const odd = { ...unknown, body: { ...unknown.body, more: 'than declared' } };
  const { app, lines } = aServer(({ request, reply }) => {
    watchWork(request, reply).progress?.(0.5);
    return odd;
  });
  const [, last] = linesOf((await app.inject({ url, headers })).payload);
  expect(last).toMatchObject({ status: 500, body: { error: 'unknown' } });
  expect(lines.join('')).toContain('A request failed');
});

it.each([[[]], [[0.5]]])(
  'given progress %j before the answer, then what is reported after it is ignored',
  async (reported) => {
    const late = Promise.withResolvers<(share: number) => void>();
    const { app } = aServer(({ request, reply }) => {
      const { progress } = watchWork(request, reply);
      for (const share of reported) progress?.(share);
      if (progress) late.resolve(progress);
      return unknown;
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}${url}`, { headers });
    const lines = linesOf(await answer.text());
    expect([answer.status, lines.length]).toEqual(reported.length === 0 ? [404, 1] : [200, 2]);
    const report = await late.promise;
    expect(() => report(0.75)).not.toThrow();
  },
);

it.each([{ accept: '*/*' }, headers])(
  '[SI6] given a client that leaves, then its work is cancelled',
  async (sent) => {
    const begun = Promise.withResolvers<void>();
    const cancelled = Promise.withResolvers<unknown>();
    const { app, lines } = aServer(async ({ request, reply }) => {
      const { signal, progress } = watchWork(request, reply);
      progress?.(0.5);
      begun.resolve();
      const left = Promise.withResolvers<never>();
      signal?.addEventListener('abort', () => {
        cancelled.resolve(signal.reason);
        left.reject(signal.reason);
      });
      return left.promise;
    });
    const leave = new AbortController();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const asked = fetch(`${address}${url}`, { headers: sent, signal: leave.signal }).then((one) =>
      one.text(),
    );
    await begun.promise;
    leave.abort();
    await expect(asked).rejects.toThrow('abort');
    expect(await cancelled.promise).toMatchObject({ name: 'ClientLeft' });
    expect(lines.join('')).not.toContain('A request failed');
  },
);

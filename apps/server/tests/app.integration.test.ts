import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { OperationName } from '@sevenmetre/contract';
import { routes } from '@sevenmetre/contract/routes';
import { createApp } from '../src/app.ts';
import type { App } from '../src/app.ts';
import { hashPassword } from '../src/features/auth/index.ts';
import { ensureReferenceData } from '../src/features/reference-data/index.ts';
import { systemClock } from '../src/platform/clock/index.ts';
import { users } from '../src/platform/database/schema/index.ts';
import { readEnvironment } from '../src/platform/environment/index.ts';
import { createLog } from '../src/platform/log/index.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import { arbitraryOf, schemaOf } from './arbitrary-of-schema.ts';
import type { JsonSchema } from './arbitrary-of-schema.ts';
import { streams } from './crawl.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';

interface AnyRoute {
  readonly method: string;
  readonly path: string;
  readonly statuses: readonly number[];
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  readonly responses: Readonly<Record<number, unknown>>;
}

const names = (Object.keys(routes) as OperationName[]).filter((name) => !streams.includes(name));

describe.each(testDatabases())('the whole server on $name', (kind) => {
  let database: TestDatabase;
  let app: App;
  let url: string;
  let cookie: string;

  beforeAll(async () => {
    database = await kind.open();
    await database.transaction(ensureReferenceData);
    const passwordHash = await hashPassword('a password for tests');
    const roles = ['ROLE_USER' as const, 'ROLE_SUPER_ADMIN' as const];
    await database.db
      .insert(users)
      .values({ email: 'a@example.test', passwordHash, firstName: 'A', lastName: 'B', roles });
    const environment = readEnvironment({ PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test' }, database.folder);
    const log = createLog('silent');
    app = await createApp({
      environment,
      database,
      clock: systemClock,
      random: systemRandom,
      log,
      webBuild: null,
    });
    url = `http://127.0.0.1:${await app.start()}`;
    const answer = await post('/api/v1/login', { email: 'a@example.test', password: 'a password for tests' });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  });
  afterAll(async () => {
    await app.stop();
    await database.cleanup();
  });

  const post = (path: string, body: unknown) =>
    fetch(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  it('is ready, alive, and shows its measurements to this machine only', async () => {
    expect(await (await fetch(`${url}/health/live`)).json()).toEqual({
      status: 'ok',
      version: 'none',
    });
    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'ok' });
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/health/ready",status="200"}',
    );
    expect(text).toContain('live_stream_clients 0');
    const forwarded = await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect(forwarded.status).toBe(403);
  });

  it('given eleven guesses at one account, then the first five are checked', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const answer = await post('/api/v1/login', { email: 'b@example.test', password: `guess ${guess}` });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual(Array.from({ length: 11 }, (_, guess) => (guess < 5 ? 401 : 429)));
  });

  it.each(names)(
    '%s answers whatever it is asked as the contract says, and never with an error',
    async (name) => {
      const route: AnyRoute = routes[name];
      const schema = (part: z.ZodType | undefined): JsonSchema =>
        part ? schemaOf(part) : { type: 'object' };
      const call = fc.record({
        params: arbitraryOf(schema(route.params)),
        query: arbitraryOf(schema(route.query)),
        headers: arbitraryOf(schema(route.headers)),
        body: route.body ? arbitraryOf(schema(route.body)) : fc.constant(undefined),
        signedIn: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(call, async ({ params, query, headers, body, signedIn }) => {
          const address = url + fillPath(route.path, params) + queryOf(query);
          const answer = await fetch(address, {
            method: route.method,
            headers: {
              ...headersOf(headers),
              ...(signedIn ? { cookie } : {}),
              'content-type': 'application/json',
            },
            ...(body === undefined || route.method === 'GET' ? {} : { body: JSON.stringify(body) }),
          });
          expect(answer.status).toBeLessThan(500);
          expect([...route.statuses, 404]).toContain(answer.status);
          const response = route.responses[answer.status];
          const text = await answer.text();
          if (response instanceof z.ZodType)
            expect(response.safeParse(JSON.parse(text)).error).toBeUndefined();
        }),
        { numRuns: 60, seed: 7 },
      );
    },
  );
});

function fieldsOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Missing and empty parameters give another URL; those are tested with the routes. */
function fillPath(path: string, params: unknown): string {
  const fields = new Map(fieldsOf(params));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(fields.get(name)) || '1'));
}

function queryOf(query: unknown): string {
  const search = new URLSearchParams();
  for (const [key, value] of fieldsOf(query))
    for (const one of [value].flat()) search.append(key, textOf(one));
  return search.size === 0 ? '' : `?${search.toString()}`;
}

/** Headers that HTTP can carry; others are never received. */
function headersOf(headers: unknown): Record<string, string> {
  const sendable = fieldsOf(headers).filter(([key]) => /^[a-z-]+$/.test(key));
  return Object.fromEntries(
    sendable.map(([key, value]) => [key, textOf(value).replace(/[^\x20-\x7e]/g, '?')]),
  );
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.toWellFormed();
}

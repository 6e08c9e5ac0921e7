import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { done, refuse } from '../outcome/index.ts';
import { can } from '../permission/index.ts';
import { mount } from './mount.ts';
import { prepare } from './prepare.ts';
import { testServer } from './testing/test-server.ts';

const servers: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((app) => app.close()));
});

const user: Actor = testActor(5, ['ROLE_USER']);
const options = { identify: async () => null, checkAnswers: true };
const match = { body: { error: 'match-unknown', additionalProperties: {} }, status: 404 } as const;

function aServer() {
  const server = testServer();
  servers.push(server.app);
  return server;
}

describe('an answer for one reader', () => {
  const details = { reason: 'because of it '.repeat(200) };
  const long = { status: 404, body: { error: 'match-unknown', additionalProperties: details } } as const;
  const url = '/api/v1/competition/competition-match/12';
  const ask = (headers: Record<string, string>, answer: typeof long | typeof match = long) => {
    const { app } = aServer();
    mount(app, { competitionMatch: () => answer }, { ...options, checkAnswers: false });
    return app.inject({ url, headers: { 'accept-encoding': 'gzip, br', ...headers } });
  };

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('given a reader of “%s”, then it is sent as %s', async (accepted, encoding, unpack) => {
    const answer = await ask({ 'accept-encoding': accepted, 'sec-fetch-site': 'same-origin' });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.rawPayload.length).toBeLessThan(300);
    expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(long.body);
  });

  it.each([
    ['a short answer', {}, match],
    ['a reader that names no encoding', { 'accept-encoding': 'identity' }, long],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, long],
  ] as const)('given %s, then it is sent as it is', async (_, headers, sent) => {
    const answer = await ask(headers, sent);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual(sent.body);
  });
});

describe('given handlers of the contract', () => {
  it('a handler gets its parameters parsed, and unknown query values are not looked at', async () => {
    const { app } = aServer();
    const seen: unknown[] = [];
    mount(app, { competitionMatch: ({ params, query }) => (seen.push(params, query), match) }, options);
    const answer = await app.inject('/api/v1/competition/competition-match/12?t=9&other=1');
    expect(answer.statusCode).toBe(404);
    expect(seen).toEqual([{ id: 12 }, { t: '9' }]);
  });

  it.each([
    ['/api/v1/competition/competition-match/012', { in: 'params', path: 'id', code: 'invalid_format' }],
    ['/api/v1/competition/competition-match/9999999999', { in: 'params', path: 'id', code: 'custom' }],
    ['/api/v1/competition/competition-match/1?t=1&t=2', { in: 'query', path: 't', code: 'invalid_type' }],
  ])('%s is refused with the place and the kind of its error', async (url, error) => {
    const { app } = aServer();
    mount(app, { competitionMatch: () => match }, options);
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: 'bad-request', additionalProperties: { fields: [error] } });
  });

  it('a parameter of thousands of characters is validated against the contract', async () => {
    const { app } = aServer();
    mount(
      app,
      { groupSlice: () => ({ ...match, body: { error: 'group-unknown', additionalProperties: {} } }) },
      options,
    );
    expect((await app.inject(`/api/v1/results/group/${'x'.repeat(100)}`)).statusCode).toBe(404);
    expect((await app.inject(`/api/v1/results/group/${'x'.repeat(5000)}`)).statusCode).toBe(400);
  });

  it('a field of a body that is not in the contract is refused by name', async () => {
    const { app } = aServer();
    mount(app, { login: () => ({ status: 401, body: { error: '104', additionalProperties: {} } }) }, options);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: 'a@example.test', password: 'secret', roles: ['ROLE_ADMIN'] },
    });
    expect(answer.json()).toEqual({
      error: 'bad-request',
      additionalProperties: { fields: [{ in: 'body', path: 'roles', code: 'unrecognized_keys' }] },
    });
  });

  it.each([
    ['half a JSON text', '{"email":', 'application/json', 400, 'bad-request'],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', 'application/json', 400, 'bad-request'],
    ['a form', 'email=a&password=b', 'application/x-www-form-urlencoded', 415, 'content-type-unsupported'],
    ['plain text', '{}', 'text/plain', 415, 'content-type-unsupported'],
    ['70,000 characters', `"${'x'.repeat(70_000)}"`, 'application/json', 413, 'body-too-large'],
    ['nothing', '', 'application/json', 400, 'bad-request'],
    ['a tower of brackets', '['.repeat(30_000), 'application/json', 400, 'bad-request'],
  ])('a body of %s is answered with its code', async (_, payload, type, status, error) => {
    const { app } = aServer();
    mount(app, { login: () => ({ status: 401, body: { error: '104', additionalProperties: {} } }) }, options);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/login',
      payload,
      headers: { 'content-type': type },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ error: string }>().error).toBe(error);
  });

  it('an operation without a body takes any, and an empty one is no body', async () => {
    const { app } = aServer();
    mount(
      app,
      { logout: () => ({ status: 200, body: { status: 'ok' } }), matchStage: () => match },
      { ...options, identify: async () => user },
    );
    const url = '/api/v1/logout';
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.inject({ method: 'POST', url, payload: 'a=b', headers: form })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200);
    const json = { 'content-type': 'application/json' };
    const stage = '/api/v1/competition/match/1/stage/2';
    expect((await app.inject({ method: 'POST', url: stage, headers: json })).statusCode).toBe(404);
  });

  it('who asks is looked up only where answers differ by who asks', async () => {
    const { app } = aServer();
    const asked: string[] = [];
    const identify = async ({ url }: { url: string }) => (asked.push(url), null);
    const handlers = {
      me: () => ({ status: 401, body: { error: 'not-signed-in', additionalProperties: {} } }) as const,
      dashboardSlice: () =>
        ({ status: 404, body: { error: 'edition-missing', additionalProperties: {} } }) as const,
      competitionMatch: () => match,
    };
    mount(app, handlers, { ...options, identify });
    await app.inject('/api/v1/web/users/me');
    await app.inject('/api/v1/results/dashboard');
    await app.inject('/api/v1/competition/competition-match/1');
    expect(asked).toEqual(['/api/v1/web/users/me']);
  });

  it.each([
    ['a visitor', null, 401, 'not-signed-in'],
    ['somebody whose roles do not say so', user, 403, 'forbidden'],
    ['an organiser', { ...user, roles: ['ROLE_ADMIN' as const] }, 200, undefined],
  ])('what organisers may do is answered to %s before or by its handler', async (_, actor, status, error) => {
    const { app } = aServer();
    const seen: unknown[] = [];
    const clubNoteSave = (call: { readonly actor: Actor }) => (
      seen.push(call.actor.userId),
      { status: 200 as const, body: { note: null } }
    );
    mount(app, { clubNoteSave }, { ...options, identify: async () => actor });
    const url = '/api/v1/admin/club-registrations/1/note';
    const answer = await app.inject({ method: 'PUT', url, payload: { note: null, before: null } });
    expect([answer.statusCode, answer.json<{ error?: string }>().error]).toEqual([status, error]);
    expect(seen).toEqual(status === 200 ? [5] : []);
  });

  it.each([
    ['half a JSON text', '{"note":', 'application/json'],
    ['an unknown type', 'note=a', 'application/x-www-form-urlencoded'],
    ['70,000 characters', `"${'x'.repeat(70_000)}"`, 'application/json'],
    ['fields that do not fit', '{"other":1}', 'application/json'],
  ])(
    'a body of %s is not looked at before it is known that the caller may send it',
    async (_, payload, type) => {
      const { app } = aServer();
      let parsed = 0;
      app.addHook('preValidation', async () => void (parsed += 1));
      const clubNoteSave = () => ({ status: 200, body: { note: null } }) as const;
      mount(app, { clubNoteSave }, options);
      const url = '/api/v1/admin/club-registrations/1/note';
      const answer = await app.inject({ method: 'PUT', url, payload, headers: { 'content-type': type } });
      expect([answer.statusCode, answer.json<{ error?: string }>().error]).toEqual([401, 'not-signed-in']);
      expect(parsed).toBe(0);
    },
  );

  it('a session that has ended is answered differently from none', async () => {
    const { app } = aServer();
    const me = () => ({ status: 404, body: { error: 'user-unknown', additionalProperties: {} } }) as const;
    mount(app, { me }, { ...options, bringsSession: () => true });
    expect((await app.inject('/api/v1/web/users/me')).json()).toEqual({
      error: 'session-expired',
      additionalProperties: {},
    });
  });

  it('a success without having asked about the record is a bug, a refusal is none', async () => {
    const { app, lines } = aServer();
    const identify = async () => ({ ...user, administratedClubIds: [3] });
    const papers = { status: 200 as const, body: { papers: [] } };
    const now = new Date('2026-04-04T00:00:00Z');
    mount(
      app,
      {
        clubEarlierPapers({ actor, params: { id } }) {
          if (id === 1) return papers;
          if (can(actor, 'clubEarlierPapers', { club: { id } }, now)) return papers;
          return { status: 404, body: { error: 'club-unknown', additionalProperties: {} } };
        },
      },
      { ...options, identify },
    );
    const ask = async (id: number) => (await app.inject(`/api/v1/web/clubs/${id}/earlier-papers`)).statusCode;
    // Permission granted to an earlier request does not apply to the next one.
    expect([await ask(3), await ask(2), await ask(1)]).toEqual([200, 404, 500]);
    expect(lines.join('')).toContain('clubEarlierPapers answered a success without having been granted');
  });

  it('an outcome is answered with the success of the call, or with the status and the parameters of its code', async () => {
    const { app } = aServer();
    const identify = async () => user;
    const outcomes = {
      fileDelete: ({ params: { id } }: { params: { id: number } }) =>
        id === 1 ? done(null) : refuse('file-unknown', { id }),
      favourites: () => done({ teams: [] }),
    };
    mount(app, outcomes, { ...options, identify });
    const remove = (id: number) => app.inject({ method: 'DELETE', url: `/api/v1/web/files/${id}` });
    const removed = await remove(1);
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
    const unknown = await remove(2);
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      { error: 'file-unknown', additionalProperties: { id: 2 } },
    ]);
    const read = await app.inject('/api/v1/web/users/me/favourites');
    expect([read.statusCode, read.json()]).toEqual([200, { teams: [] }]);
  });

  it('a refusal with a code whose status the call does not declare is a bug', async () => {
    const { app, lines } = aServer();
    mount(app, { logout: () => refuse('file-unknown') }, options);
    expect((await app.inject({ method: 'POST', url: '/api/v1/logout' })).statusCode).toBe(500);
    expect(lines.join('')).toContain('logout answered the undeclared status 404');
  });

  it('a bug is a 500 that says nothing but the id under which the log has it', async () => {
    const { app, lines } = aServer();
    const bug = () => {
      throw new Error('the secret of the cellar');
    };
    mount(app, { me: bug }, { ...options, identify: async () => user });
    const answer = await app.inject('/api/v1/web/users/me');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: 'unknown', additionalProperties: { requestId: '07070707-1' } });
    expect(lines.join('')).toContain('the secret of the cellar');
  });

  it.each([
    ['a status that is not declared', { status: 418, body: {} }],
    ['a body that does not fit', { status: 200, body: { status: 7 } }, 'does not fit the contract: status'],
    [
      'a body that says more',
      { status: 200, body: { status: 'ok', email: 'a@example.test' } },
      'says more than the contract does',
    ],
    [
      'an error with the status of another',
      { status: 403, body: { error: '104', additionalProperties: {} } },
    ],
  ])('an answer with %s is a bug', async (_, wrong, told = '') => {
    const { app, lines } = aServer();
    // The compiler refuses such an answer, and the server must refuse it too.
    mount(app, { logout: () => JSON.parse(JSON.stringify(wrong)) }, options);
    expect((await app.inject({ method: 'POST', url: '/api/v1/logout' })).statusCode).toBe(500);
    expect(lines.join('')).toContain(told);
    expect(lines.join('')).not.toContain('a@example.test');
  });

  it('an unchanged prepared answer is a 304 without a body, also for HEAD a length without one', async () => {
    const { app } = aServer();
    const prepared = await prepare({
      content: '{}',
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'public, max-age=1',
      tag: 'e.7',
    });
    mount(app, { dashboardSlice: () => ({ prepared }) }, options);
    const url = '/api/v1/results/dashboard';
    const full = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(full.statusCode).toBe(200);
    expect(full.headers).toMatchObject({
      etag: '"e.7-br"',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=1',
      'content-length': String(prepared.br.length),
    });
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '2']);
    for (const known of ['"e.7"', 'W/"e.7-br"', '"old", "e.7-gz"', '*']) {
      const again = await app.inject({ url, headers: { 'if-none-match': known } });
      expect([again.statusCode, again.body, again.headers['content-length']], known).toEqual([
        304,
        '',
        undefined,
      ]);
    }
    expect((await app.inject({ url, headers: { 'if-none-match': '"e.70"' } })).statusCode).toBe(200);
  });
});

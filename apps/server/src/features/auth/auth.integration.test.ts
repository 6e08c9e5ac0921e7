import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { oneTimeTokens, sessions, users } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../platform/random/index.ts';
import {
  signInHandlers,
  authLimits,
  createBringsSession,
  createIdentify,
  hashPassword,
  issueSetupToken,
} from './index.ts';
import { argon2Hash } from './argon2-text.ts';
import { hashToken } from '../../platform/secrets/index.ts';

const password = 'seven metres to the goal';
const former = { memory: 8192, passes: 1, parallelism: 1 };
const hour = 3600;

describe.each(bothDatabases())('given accounts on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;

  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());
  beforeEach(() => {
    server = testServer();
    const options = {
      database,
      clock: server.clock,
      random: systemRandom,
      publicUrl: null,
      isProduction: false,
    };
    const identify = createIdentify(options);
    mount(server.app, signInHandlers(options), {
      identify,
      bringsSession: createBringsSession(options),
      checkAnswers: true,
      limits: authLimits,
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.app.close();
    await database.db.delete(users);
  });

  const aUser = async (email = 'anna@example.test', roles: Role[] = ['ROLE_USER'], passwordHash?: string) => {
    const row = {
      email,
      roles,
      firstName: 'Anna',
      lastName: 'Novotná',
      passwordHash: passwordHash ?? (await hashPassword(password)),
    };
    await database.db.insert(users).values(row);
  };
  const login = (
    email: string,
    given: string,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email, password: given },
      headers,
      remoteAddress,
    });
  const me = (cookie: string) => server.app.inject({ url: '/api/v1/web/users/me', headers: { cookie } });
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';

  it('a right password opens a session that only its token, not its stored hash, opens again', async () => {
    await aUser();
    const answer = await login(' Anna@Example.test ', password);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ username: 'anna@example.test', roles: ['ROLE_USER'], links: [] });
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [stored] = await database.db.select().from(sessions);
    expect((await me(cookieOf(answer))).statusCode).toBe(200);
    expect((await me(`session=${stored?.tokenHash}`)).statusCode).toBe(401);
  });

  it('by https the cookie has the __Host- prefix and is Secure', async () => {
    await aUser();
    const options = {
      database,
      clock: server.clock,
      random: systemRandom,
      isProduction: false,
      publicUrl: 'https://cup.example.test',
    };
    const secure = testServer({ publicUrl: options.publicUrl });
    mount(secure.app, signInHandlers(options), { identify: createIdentify(options), checkAnswers: true });
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: 'anna@example.test', password },
      headers: { origin: 'https://cup.example.test' },
    });
    await secure.app.close();
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^__Host-session=[\w-]{43}; .*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('[104] an unknown e-mail and a wrong password are answered alike', async () => {
    await aUser();
    const wrong = await login('anna@example.test', 'not the password');
    const unknown = await login('nobody@example.test', 'not the password');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ error: '104', additionalProperties: {} });
    expect([unknown.statusCode, unknown.body, Object.keys(unknown.headers)]).toEqual([
      wrong.statusCode,
      wrong.body,
      Object.keys(wrong.headers),
    ]);
  });

  it('an account without a password is opened by none, the one of nobody included', async () => {
    await aUser('anna@example.test', ['ROLE_USER'], '-');
    for (const given of ['-', 'the password of nobody', password])
      expect((await login('anna@example.test', given)).statusCode).toBe(401);
    expect((await login('nobody@example.test', 'the password of nobody')).statusCode).toBe(401);
  });

  it.each([
    ['the last byte of 200', `${'x'.repeat(199)}a`, `${'x'.repeat(199)}b`],
    ['what follows a NUL', 'twelve chars\u0000a', 'twelve chars\u0000b'],
    ['case', 'Twelve Characters', 'twelve characters'],
    ['an emoji', 'twelve letters 🤾', 'twelve letters 🤽'],
  ])('passwords that differ in %s differ', async (_, own, other) => {
    await aUser('anna@example.test', ['ROLE_USER'], await hashPassword(own));
    expect((await login('anna@example.test', other)).statusCode).toBe(401);
    expect((await login('anna@example.test', own)).statusCode).toBe(200);
  });

  it('a letter typed in two ways is the same letter', async () => {
    await aUser('anna@example.test', ['ROLE_USER'], await hashPassword('tř\u0065\u0301ninový'));
    expect((await login('anna@example.test', 'tř\u00e9ninový')).statusCode).toBe(200);
  });

  it('a hash with other parameters is renewed at sign-in', async () => {
    await aUser('anna@example.test', ['ROLE_USER'], await argon2Hash(password, former));
    expect((await login('anna@example.test', password)).statusCode).toBe(200);
    const [row] = await database.db.select().from(users);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login('anna@example.test', password)).statusCode).toBe(200);
  });

  it('a hash that is renewed leaves the passwords of others as they are', async () => {
    await aUser('anna@example.test', ['ROLE_USER'], await argon2Hash(password, former));
    const other = 'a second password, longer';
    await aUser('berta@example.test', ['ROLE_USER'], await hashPassword(other));
    expect((await login('anna@example.test', password)).statusCode).toBe(200);
    expect((await login('berta@example.test', password)).statusCode).toBe(401);
    expect((await login('berta@example.test', other)).statusCode).toBe(200);
  });

  it('each sign-in has a new token, and ends the session the browser had before', async () => {
    await aUser();
    const first = cookieOf(await login('anna@example.test', password));
    const fixed = 'session=a-token-that-somebody-else-chose';
    const second = cookieOf(await login('anna@example.test', password, { cookie: fixed }));
    const third = cookieOf(await login('anna@example.test', password, { cookie: first }));
    expect(new Set([first, fixed, second, third]).size).toBe(4);
    expect((await me(first)).statusCode).toBe(401);
    expect((await me(fixed)).statusCode).toBe(401);
    expect((await me(second)).statusCode).toBe(200);
    expect((await me(third)).statusCode).toBe(200);
  });

  it('signing out ends this session only, takes the cookie back and leaves the storage alone', async () => {
    await aUser();
    const one = cookieOf(await login('anna@example.test', password));
    const other = cookieOf(await login('anna@example.test', password));
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/logout',
      headers: { cookie: one },
    });
    expect(answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers['set-cookie']).toMatch(/^session=; Max-Age=0; Path=\/;/);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect((await me(one)).json()).toEqual({ error: 'session-expired', additionalProperties: {} });
    expect((await me(other)).statusCode).toBe(200);
    const nobody = await server.app.inject({ method: 'POST', url: '/api/v1/logout' });
    expect(nobody.statusCode).toBe(200);
  });

  it.each([
    ['a visitor', ['ROLE_USER'] as Role[], 14 * 24 * hour, 60 * 24 * hour],
    ['an organiser', ['ROLE_USER', 'ROLE_ADMIN'] as Role[], 12 * hour, 7 * 24 * hour],
  ])(
    'the session of %s ends after its idle time and after its whole time',
    async (_, roles, idle, absolute) => {
      await aUser('anna@example.test', roles);
      const idleCookie = cookieOf(await login('anna@example.test', password));
      server.clock.advance(idle - 1);
      expect((await me(idleCookie)).statusCode).toBe(200);
      server.clock.advance(idle);
      expect((await me(idleCookie)).statusCode).toBe(401);
      const busyCookie = cookieOf(await login('anna@example.test', password));
      for (let passed = 0; passed + idle / 2 < absolute; passed += idle / 2) {
        expect((await me(busyCookie)).statusCode).toBe(200);
        server.clock.advance(idle / 2);
      }
      // Seen a moment ago, so that only the absolute lifetime ends it.
      expect((await me(busyCookie)).statusCode).toBe(200);
      server.clock.advance(idle / 2);
      expect((await me(busyCookie)).statusCode).toBe(401);
    },
  );

  it('a role that is taken away and a user who is deleted are gone at the next call', async () => {
    await aUser('anna@example.test', ['ROLE_USER', 'ROLE_SUPER_ADMIN']);
    const cookie = cookieOf(await login('anna@example.test', password));
    const { links } = (await me(cookie)).json<{ links: { operationId: string }[] }>();
    expect(links.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['translations', 'configuration']),
    );
    await database.db.update(users).set({ roles: ['ROLE_USER'] });
    expect((await me(cookie)).json()).toMatchObject({ roles: ['ROLE_USER'], links: [] });
    await database.db.delete(users);
    expect((await me(cookie)).statusCode).toBe(401);
  });

  it('without a session there is nobody, and a damaged cookie is no session', async () => {
    expect((await me('')).json()).toEqual({ error: 'not-signed-in', additionalProperties: {} });
    expect((await me('session=%E0%A4%A; other=1')).statusCode).toBe(401);
    expect((await me(`session=${'x'.repeat(4000)}`)).statusCode).toBe(401);
  });

  it('[UR5] of a hundred guesses at most five are checked; the owner gets in elsewhere at once', async () => {
    await aUser();
    const statuses: number[] = [];
    for (let guess = 0; guess < 100; guess += 1)
      statuses.push((await login('anna@example.test', `a guess of number ${guess}`)).statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect((await login(' Anna@Example.test', password)).statusCode).toBe(429);
    expect((await login('anna@example.test', password, {}, '198.51.100.7')).statusCode).toBe(200);
  });

  it('one address cannot try one password on everybody', async () => {
    const statuses = new Map<number, number>();
    for (let guess = 0; guess < 70; guess += 1) {
      const { statusCode } = await login(`user-${guess}@example.test`, password);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 401: 60, 429: 10 });
  });

  describe('and nobody who could sign in', () => {
    const setup = (token: string, email = 'first@example.test', chosen = password) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/setup',
        payload: { token, email, password: chosen, firstName: 'First', lastName: 'Admin' },
      });
    const issue = () => issueSetupToken({ database, clock: server.clock, random: systemRandom });

    it('a token from the console makes one super admin, however many try at once', async () => {
      const [one, two] = [await issue(), await issue()];
      expect(one).toMatch(/^[\w-]{43}$/);
      const tokens = [one, two, one, two, one].map((token) => token ?? '');
      const answers = await Promise.all(
        tokens.map((token, index) => setup(token, `admin-${index}@example.test`)),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        201, 409, 409, 409, 409,
      ]);
      const made = answers.find(({ statusCode }) => statusCode === 201);
      expect(made?.json()).toMatchObject({ roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] });
      expect((await me(cookieOf(made ?? { headers: {} }))).statusCode).toBe(200);
      expect(await issue()).toBeNull();
      // The server hashes no passwords for an account that can no longer be created.
      expect((await setup(one ?? '', 'late@example.test', 'short')).json().error).toBe('setup-done');
    });

    it('a wrong and an old token are refused', async () => {
      const token = (await issue()) ?? '';
      expect((await setup('x'.repeat(43))).json()).toEqual({
        error: 'setup-token-invalid',
        additionalProperties: {},
      });
      server.clock.advance(24 * hour);
      expect((await setup(token)).statusCode).toBe(403);
      server.clock.advance(-1);
      expect((await setup(token)).statusCode).toBe(201);
    });

    it('a link for something else makes no super admin, and outlives the first one', async () => {
      const token = (await issue()) ?? '';
      const link = 'x'.repeat(43);
      const times = { createdAt: server.clock.now(), expiresAt: new Date('2036-01-01T00:00:00Z') };
      const kept = { purpose: 'invitation' as const, tokenHash: hashToken(link), ...times };
      await database.db.insert(oneTimeTokens).values(kept);
      expect((await setup(link)).json().error).toBe('setup-token-invalid');
      expect((await setup(token)).statusCode).toBe(201);
      expect(await database.db.select().from(oneTimeTokens)).toMatchObject([kept]);
      await database.db.delete(oneTimeTokens);
    });

    it.each([
      [11, 422],
      [12, 403],
      [128, 403],
      [129, 422],
    ])('a password of %i characters is answered %i', async (length, status) => {
      const payload = {
        token: 'x'.repeat(43),
        email: 'a@example.test',
        password: 'long, and winding! '.repeat(7).slice(0, length),
        firstName: 'A',
        lastName: 'B',
      };
      const answer = await server.app.inject({ method: 'POST', url: '/api/v1/setup', payload });
      expect(answer.statusCode).toBe(status);
    });
  });

  it('the log never names a person, a password or a token', async () => {
    await aUser();
    const answer = await login('anna@example.test', password);
    await me(cookieOf(answer));
    await login('anna@example.test', 'another password');
    const log = server.lines.join('');
    expect(log).toContain('/api/v1/login');
    for (const secret of ['anna', 'Novotná', password, 'another', cookieOf(answer).slice(8), '127.0.0.1']) {
      expect(log).not.toContain(secret);
    }
  });

  it('sessions of which nothing is left do not pile up', async () => {
    await aUser();
    for (let count = 0; count < 22; count += 1)
      await login('anna@example.test', password, {}, `192.0.2.${count}`);
    expect(await database.db.select().from(sessions)).toHaveLength(20);
    server.clock.advance(61 * 24 * hour);
    const cookie = cookieOf(await login('anna@example.test', password));
    const token = hashToken(cookie.slice('session='.length));
    const left = await database.db.select().from(sessions);
    expect(left.map((session) => session.tokenHash)).toEqual([token]);
    expect(await database.db.select().from(users).where(eq(users.email, 'anna@example.test'))).toHaveLength(
      1,
    );
  });
});

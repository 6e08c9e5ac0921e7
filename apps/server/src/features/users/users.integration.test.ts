import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { aPasskey } from '../../../tests/a-passkey.ts';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { passkeyOf } from '../../../tests/passkey.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { systemRandom } from '../../platform/random/index.ts';
import {
  audit,
  authChallenges,
  authenticators,
  clubAdmins,
  editions,
  oneTimeTokens,
  outgoingMails,
  passkeys,
  referees,
  reporterAssignments,
  sessions,
  teamAdmins,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { createSealer } from '../../platform/secrets/index.ts';
import { authHandlers, createIdentify, hashPassword } from '../auth/index.ts';
import { userHandlers } from './index.ts';

const password = 'seven metres to the goal';
const people = ['boss', 'second', 'admin', 'target', 'plain'] as const;
type Person = (typeof people)[number];
const rolesOf: Readonly<Record<Person, readonly Role[]>> = {
  boss: ['ROLE_USER', 'ROLE_SUPER_ADMIN'],
  second: ['ROLE_USER', 'ROLE_SUPER_ADMIN'],
  admin: ['ROLE_USER', 'ROLE_ADMIN'],
  target: ['ROLE_USER'],
  plain: ['ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER'],
};

describe.each(bothDatabases())('accounts for organisers on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let ids: Readonly<Record<Person, number>>;
  let hall: number;
  const cookies = new Map<Person, string>();

  /** Without mails about sign-ins. */
  const mailsWithLinks = async () =>
    (await database.db.select().from(outgoingMails)).filter(({ letter }) => letter.secret === true);

  beforeAll(async () => {
    database = await kind.open();
    const cup = await makeSmallCup(database);
    [hall = 0] = cup.halls;
    const passwordHash = await hashPassword(password);
    const rows = await database.db
      .insert(users)
      .values(
        people.map((name) => ({
          email: `${name}@example.test`,
          passwordHash,
          firstName: name,
          lastName: 'Žižka',
          roles: [...rolesOf[name]],
        })),
      )
      .returning();
    const id = (name: Person) => rows.find(({ firstName }) => firstName === name)?.id ?? 0;
    ids = {
      boss: id('boss'),
      second: id('second'),
      admin: id('admin'),
      target: id('target'),
      plain: id('plain'),
    };
    await database.db.insert(clubAdmins).values({ clubId: cup.clubId, userId: ids.target });
    await database.db.insert(teamAdmins).values({ teamId: cup.teams[0] ?? 0, userId: ids.target });
    const referee = { editionId: cup.editionId, userId: ids.target, firstName: 'T', lastName: 'Ž' };
    await database.db.insert(referees).values(referee);
    server = testServer();
    const sealer = createSealer({ secretKey: 'k'.repeat(32), dataDirectory: '', random: systemRandom });
    const options = {
      database,
      clock: server.clock,
      random: systemRandom,
      publicUrl: null,
      isProduction: false,
      sealer,
    };
    const handlers = { ...authHandlers(options), ...userHandlers(options) };
    mount(server.app, handlers, { identify: createIdentify(options), checkAnswers: true });
  });
  beforeEach(async () => {
    await database.db.delete(audit);
    await database.db.delete(outgoingMails);
    await database.db.delete(oneTimeTokens);
    for (const name of people) {
      const reset = { roles: [...rolesOf[name]], lockedAt: null };
      await database.db.update(users).set(reset).where(eq(users.id, ids[name]));
    }
    for (const name of people) if (!cookies.has(name)) cookies.set(name, await signIn(name));
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const signIn = async (name: Person) => {
    const payload = { email: `${name}@example.test`, password };
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/login', payload });
    return answer.statusCode === 200 ? (String(answer.headers['set-cookie']).split(';')[0] ?? '') : '';
  };
  const call = async (who: Person | null, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const headers = { cookie: who === null ? '' : (cookies.get(who) ?? '') };
    const url = `/api/v1/admin/users${path}`;
    const answer = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const save = (who: Person, whom: Person, roles: readonly Role[], before = rolesOf[whom]) =>
    call(who, 'PUT', `/${ids[whom]}/roles`, { roles, before });
  const stored = async (name: Person) =>
    (await database.db.select().from(users).where(eq(users.id, ids[name])))[0];

  it('[UR1] given an organiser, then accounts are found by words and roles, and one is shown with all that it is part of', async () => {
    const list = await call('admin', 'GET', '?search=zizka%20target');
    expect(list.body).toMatchObject({ total: 1, rows: [{ id: ids.target, email: 'target@example.test' }] });
    expect((await call('admin', 'GET', '?role=ROLE_SUPER_ADMIN&size=1')).body).toMatchObject({
      total: 2,
      pages: 2,
    });
    const detail = (await call('admin', 'GET', `/${ids.target}`)).body;
    expect(detail).toMatchObject({
      clubs: [{ name: 'HK Test', year: 2026, current: true }],
      teams: [{ categoryCode: 'MA' }],
      referees: [{ name: 'T Ž', state: 'new' }],
      sessions: 1,
    });
    expect(JSON.stringify(detail)).not.toContain('passwordHash');
    const links = (body: { links: { operationId: string }[] }) =>
      body.links.map(({ operationId }) => operationId);
    expect(links(detail)).toEqual(['userRolesSave', 'userLock', 'userSessionsEnd', 'userPasswordReset']);
    expect(links((await call('admin', 'GET', `/${ids.boss}`)).body)).toEqual([]);
    expect((await call('admin', 'GET', '/999999')).status).toBe(404);
  });

  it('[PE22] given an admin, then he gives what does not organise, and touches no organiser', async () => {
    const given = await save('admin', 'target', ['ROLE_COMPETITION_REPORTER']);
    expect([given.status, given.body.roles]).toEqual([200, ['ROLE_USER', 'ROLE_COMPETITION_REPORTER']]);
    const now: Role[] = ['ROLE_USER', 'ROLE_COMPETITION_REPORTER'];
    expect((await save('admin', 'target', ['ROLE_ADMIN'], now)).status).toBe(403);
    expect((await save('admin', 'boss', [])).status).toBe(403);
    expect((await save('admin', 'admin', ['ROLE_SUPER_ADMIN'])).status).toBe(403);
    for (const [path, body] of [
      ['lock', { locked: true, reason: 'x' }],
      ['end-sessions', undefined],
      ['password-reset', undefined],
    ] as const) {
      const method = path === 'lock' ? 'PUT' : 'POST';
      expect((await call('admin', method, `/${ids.boss}/${path}`, body)).status).toBe(403);
    }
    expect(await database.db.select().from(audit)).toMatchObject([
      { action: 'user.roles', userId: ids.admin, subjectId: ids.target, before: { roles: 'ROLE_USER' } },
    ]);
  });

  it('[UR2] given two super admins who dismiss each other at once, then one stays, and the last one cannot go', async () => {
    const both = await Promise.all([save('boss', 'second', []), save('second', 'boss', [])]);
    const statuses = both.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const left = await database.db
      .select()
      .from(users)
      .where(inArray(users.id, [ids.boss, ids.second]));
    const superAdmins = left.filter(({ roles }) => roles.includes('ROLE_SUPER_ADMIN'));
    expect(superAdmins).toHaveLength(1);
    const last: Person = superAdmins[0]?.id === ids.boss ? 'boss' : 'second';
    expect((await save(last, last, [])).body.error).toBe('last-super-admin');
    expect((await save(last, last, ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'])).status).toBe(200);
  });

  it('[UR2] given two super admins who lock each other at once, then one stays', async () => {
    const lock = (who: Person, whom: Person) =>
      call(who, 'PUT', `/${ids[whom]}/lock`, { locked: true, reason: 'x' });
    const both = await Promise.all([lock('boss', 'second'), lock('second', 'boss')]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const locked = await Promise.all([stored('boss'), stored('second')]);
    expect(locked.filter((row) => row?.lockedAt !== null)).toHaveLength(1);
    cookies.delete('boss');
    cookies.delete('second');
  });

  it('given what is part of one account, then no other is shown with it', async () => {
    const { db } = database;
    const userId = ids.second;
    await db.insert(reporterAssignments).values({ userId, placeId: hall, day: '2026-06-13' });
    await db.insert(authenticators).values([
      { userId: ids.plain, sealedSecret: 'x' },
      { userId, sealedSecret: 'x', confirmedAt: server.clock.now() },
    ]);
    const [key] = await db.insert(passkeys).values(aPasskey(ids.boss)).returning();
    const over = { tokenHash: 'over', userId: ids.plain, lastSeenAt: server.clock.now() };
    await db.insert(sessions).values({ ...over, expiresAt: server.clock.now() });
    const { body } = await call('admin', 'GET', `/${ids.plain}`);
    expect(body).toMatchObject({ clubs: [], teams: [], referees: [], halls: [], secondStep: false });
    expect(body.sessions).toBe(1);
    expect((await call('admin', 'GET', `/${userId}`)).body).toMatchObject({
      halls: [{ year: 2026, count: 1 }],
      secondStep: true,
    });
    expect((await call('admin', 'GET', `/${ids.boss}`)).body.secondStep).toBe(true);
    await db.delete(sessions).where(eq(sessions.tokenHash, over.tokenHash));
    await db.delete(authenticators);
    await db.delete(passkeys).where(eq(passkeys.id, key?.id ?? 0));
  });

  it('given a closed account, then it is nobody’s, for organisers, too', async () => {
    const [closed] = await database.db
      .insert(users)
      .values({
        email: 'closed-1@invalid',
        passwordHash: 'none',
        firstName: 'Closed',
        roles: [],
        lastName: '',
        closedAt: server.clock.now(),
      })
      .returning();
    const path = `/${closed?.id}`;
    const answers = [
      await call('boss', 'GET', path),
      await call('boss', 'PUT', `${path}/roles`, { roles: ['ROLE_ADMIN'], before: [] }),
      await call('boss', 'PUT', `${path}/lock`, { locked: true, reason: 'x' }),
      await call('boss', 'POST', `${path}/end-sessions`),
      await call('boss', 'POST', `${path}/password-reset`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const absent = await call('boss', 'PUT', '/999999/lock', { locked: true, reason: 'x' });
    expect([absent.status, absent.body.error]).toEqual([404, 'user-unknown']);
    expect((await call('boss', 'GET', '?search=closed')).body).toMatchObject({ total: 0 });
    expect(await database.db.select().from(outgoingMails)).toEqual([]);
  });

  it('given roles that somebody else has changed meanwhile, then theirs stay', async () => {
    await save('boss', 'target', ['ROLE_LATE_REGISTRATION']);
    const answer = await save('second', 'target', ['ROLE_ADMIN']);
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        error: 'changed-meanwhile',
        additionalProperties: { roles: ['ROLE_USER', 'ROLE_LATE_REGISTRATION'] },
      },
    ]);
  });

  it('given roles or a lock that are there already, then they are answered as saved, and nothing is written down', async () => {
    for (const _ of [1, 2]) {
      expect((await save('boss', 'target', ['ROLE_LATE_REGISTRATION'])).body.roles).toContain(
        'ROLE_LATE_REGISTRATION',
      );
      const lock = { locked: true, reason: 'lost phone' };
      expect((await call('boss', 'PUT', `/${ids.target}/lock`, lock)).body.locked).toBe(true);
    }
    cookies.delete('target');
    const entries = await database.db.select().from(audit);
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['user.locked', 'user.roles']);
  });

  it('given a locked account, then its sessions are over and no password opens it, until it is unlocked', async () => {
    const lock = (locked: boolean, whom: Person = 'target') =>
      call('boss', 'PUT', `/${ids[whom]}/lock`, { locked, reason: 'lost phone' });
    expect((await lock(true)).body).toMatchObject({ locked: true, sessions: 0 });
    cookies.delete('target');
    expect(await signIn('target')).toBe('');
    const [entry] = await database.db.select().from(audit).where(eq(audit.action, 'user.locked'));
    expect(entry).toMatchObject({ action: 'user.locked', reason: 'lost phone' });
    expect((await lock(false)).body.locked).toBe(false);
    expect(await signIn('target')).not.toBe('');
    expect((await lock(true, 'boss')).status).toBe(403);
    // A locked super admin does not count.
    await lock(true, 'second');
    cookies.delete('second');
    expect((await save('boss', 'boss', [])).body.error).toBe('last-super-admin');
  });

  it('given a lock, then it needs a reason, and no passkey, code, session or mail opens the account', async () => {
    const origin = 'http://localhost:80';
    const key = await passkeyOf(ids.target, database);
    const post = async (path: string, payload: object) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/api/v1/${path}`,
        payload,
        headers: { host: 'localhost:80' },
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    const byPasskey = async () => {
      const { token, options } = (await post('login/passkey/options', {})).body;
      return post('login/passkey', { token, credential: key.answer(options.challenge, origin) });
    };
    expect((await byPasskey()).status).toBe(200);
    const secret = 'k'.repeat(43);
    const tokenHash = createHash('sha256').update(secret).digest('base64url');
    const expiresAt = new Date(server.clock.now().getTime() + 3_600_000);
    const email = 'target@example.test';
    await database.db.insert(oneTimeTokens).values({
      purpose: 'password-reset',
      userId: ids.target,
      email,
      tokenHash,
      expiresAt,
      createdAt: server.clock.now(),
    });
    const createdAt = server.clock.now();
    const begun = { purpose: 'second-step' as const, userId: ids.target, tokenHash, expiresAt, createdAt };
    await database.db.insert(authChallenges).values(begun);
    const lock = (body: object) => call('boss', 'PUT', `/${ids.target}/lock`, body);
    expect((await lock({ locked: true, reason: ' ' })).status).toBe(400);
    expect((await lock({ locked: true, reason: null })).status).toBe(400);
    expect((await lock({ locked: true, reason: 'Cizí přihlášení' })).body).toMatchObject({
      sessions: 0,
      timeline: expect.arrayContaining([
        expect.objectContaining({ action: 'user.locked', reason: 'Cizí přihlášení' }),
      ]),
    });
    expect((await call('target', 'GET', '')).status).toBe(401);
    cookies.delete('target');
    expect(await byPasskey()).toMatchObject({ status: 401, body: { error: 'passkey-refused' } });
    expect(
      (await post('password-reset', { token: secret, password: 'another good password' })).body.error,
    ).toBe('link-invalid');
    expect((await post('password-forgotten', { email, locale: 'cs' })).status).toBe(200);
    expect((await call('boss', 'POST', `/${ids.target}/password-reset`)).body.error).toBe('account-locked');
    expect(await mailsWithLinks()).toEqual([]);
    await lock({ locked: false, reason: null });
    expect((await post('login/second-step', { token: secret, code: '000000' })).body.error).toBe(
      'second-step-expired',
    );
    expect(
      (await post('password-reset', { token: secret, password: 'another good password' })).body.error,
    ).toBe('link-invalid');
    expect((await byPasskey()).status).toBe(200);
  });

  it('given lost access, then an organiser sends a link that only its reader sees, and ends the sessions', async () => {
    expect((await call('admin', 'POST', `/${ids.target}/password-reset`)).status).toBe(200);
    const [mail] = await mailsWithLinks();
    expect(mail).toMatchObject({ to: 'target@example.test', letter: { secret: true } });
    for (const _ of [2, 3, 4, 5]) await call('admin', 'POST', `/${ids.target}/password-reset`);
    expect((await call('admin', 'POST', `/${ids.target}/password-reset`)).body.error).toBe('links-too-many');
    expect(await signIn('target')).not.toBe('');
    expect((await call('admin', 'POST', `/${ids.target}/end-sessions`)).body.sessions).toBe(0);
    cookies.delete('target');
  });

  it('[PE2] given anybody else, then no answer reveals whether there is an account', async () => {
    for (const who of [null, 'plain', 'target'] as const) {
      for (const id of [ids.boss, ids.target, 999_999]) {
        const answers = [
          await call(who, 'GET', `/${id}`),
          await call(who, 'PUT', `/${id}/roles`, { roles: ['ROLE_ADMIN'], before: ['ROLE_USER'] }),
          await call(who, 'PUT', `/${id}/lock`, { locked: true, reason: 'x' }),
          await call(who, 'POST', `/${id}/end-sessions`),
          await call(who, 'POST', `/${id}/password-reset`),
          await call(who, 'GET', '?search=boss'),
        ];
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([who === null ? 401 : 403]));
      }
    }
    expect((await stored('boss'))?.roles).toEqual(rolesOf.boss);
  });

  it('given editions in two zones, then times are shown in that of the current one', async () => {
    const { db } = database;
    const [own] = await db.select().from(editions);
    if (!own) throw new Error('There is no edition');
    const { id: _, ...settings } = own;
    const abroad = { ...settings, year: 2027, timeZone: 'America/New_York', isCurrent: false };
    const [other] = await db.insert(editions).values(abroad).returning();
    const shown = async (id = 0) => {
      await db.update(editions).set({ isCurrent: false });
      await db.update(editions).set({ isCurrent: true }).where(eq(editions.id, id));
      return (await call('admin', 'GET', '')).body.timeZone;
    };
    expect([await shown(other?.id), await shown(own.id)]).toEqual([abroad.timeZone, own.timeZone]);
  });

  it('given a body with more than is known, then it is refused', async () => {
    const body = { roles: [], before: ['ROLE_USER'], email: 'x@example.test' };
    expect((await call('boss', 'PUT', `/${ids.target}/roles`, body)).status).toBe(400);
    expect(
      (await call('boss', 'PUT', `/${ids.target}/roles`, { roles: ['ROLE_GOD'], before: [] })).status,
    ).toBe(400);
    expect((await call('boss', 'GET', '?role=ROLE_GOD')).status).toBe(400);
  });
});

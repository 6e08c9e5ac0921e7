import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '@sevenmetre/contract/account/schemas';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { audit, signInAttempts, users } from '../../platform/database/schema/index.ts';
import { authLimits } from './index.ts';
import { anna } from './testing/anna.ts';
import { countingCalls } from './testing/counting-calls.ts';
import { type AccountPortal, accountPortal, password } from './testing/portal.ts';

describe.each(bothDatabases())('sign-ins to an account on $name', (kind) => {
  let database: TestDatabase;
  let portal: AccountPortal;
  beforeAll(async () => {
    database = await kind.open();
  });
  beforeEach(async () => {
    portal = accountPortal(database);
    await portal.post('registration', anna);
  });
  afterEach(async () => {
    await database.db.delete(signInAttempts);
    await database.db.delete(audit);
    await portal.forgetAll();
    await portal.close();
  });
  afterAll(() => database.cleanup());

  /** From a separate network: `198.51.N.1`. */
  const attempt = (given: string, network: number, cookie = '', email = anna.email) =>
    portal.from(`198.51.${network}.1`, '/api/v1/login', { email, password: given }, cookie);
  const deviceOf = ({ headers }: { readonly headers: Record<string, unknown> }) =>
    [headers['set-cookie']]
      .flat()
      .map(String)
      .find((cookie) => cookie.startsWith('device='))
      ?.split(';')[0] ?? '';
  const subjects = async () => (await portal.mails()).map(({ subject }) => subject);

  it('[UR5] given five wrong passwords from one network, then the next waits, also a right one, and one from elsewhere does not', async () => {
    for (let guess = 0; guess < 5; guess += 1) expect((await attempt('wrong', 1)).status).toBe(401);
    const delayed = await attempt(password, 1);
    expect([delayed.status, delayed.headers['retry-after']]).toEqual([429, '30']);
    expect((await attempt(password, 2)).status).toBe(200);
    portal.clock.advance(30);
    expect((await attempt(password, 1)).status).toBe(200);
  });

  it('[UR5] given guesses from three hundred networks, then twenty are looked at, and the owner’s device is let in', async () => {
    const device = deviceOf(await attempt(password, 0));
    expect(device).not.toBe('');
    const statuses: number[] = [];
    for (let network = 1; network < 300; network += 1)
      statuses.push((await attempt('wrong', network % 250)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect((await attempt(password, 251)).status).toBe(429);
    expect((await attempt(password, 252, device)).status).toBe(200);
  });

  /** Polls every three seconds for four minutes, each time from the given network. */
  const polls = async (networkOf: (poll: number) => number) => {
    for (let poll = 0; poll < 80; poll += 1) {
      await attempt('wrong', networkOf(poll));
      portal.clock.advance(3);
    }
  };

  it.each([1, 5])(
    '[UR5] when attackers poll for minutes from this many networks: %i, then the owner gets in with a new device, also after mistyping twice',
    async (networks) => {
      await polls((poll) => poll % networks);
      expect((await attempt('mistyped', 251)).status).toBe(401);
      expect((await attempt('mistyped', 251)).status).toBe(401);
      expect((await attempt(password, 251)).status).toBe(200);
    },
  );

  it('[UR5] given a fresh network each second, then a mailed link lets the browser that opens it in at its first try', async () => {
    await polls((poll) => poll % 250);
    expect((await attempt(password, 251)).status).toBe(429);
    const asked = { email: anna.email, locale: 'en' };
    expect((await portal.from('198.51.251.1', '/api/v1/login/device-link', asked)).status).toBe(200);
    const token = await portal.secretFor(anna.email);
    const opened = await portal.from('198.51.251.1', '/api/v1/login/device', { token });
    expect(opened.status).toBe(200);
    const device = deviceOf(opened);
    expect((await attempt('mistyped', 251, device)).status).toBe(401);
    expect((await attempt(password, 251, device)).status).toBe(200);
    expect((await portal.from('198.51.252.1', '/api/v1/login/device', { token })).status).toBe(403);
  });

  it('[UR5] given a stranger who asks for links, then the owner can use each of them, and the stranger gains nothing', async () => {
    await polls((poll) => poll % 250);
    const asked = { email: anna.email, locale: 'en' };
    for (let link = 0; link < 8; link += 1)
      await portal.from('198.51.7.1', '/api/v1/login/device-link', asked);
    expect((await subjects()).filter((subject) => subject === 'Let a device sign in')).toHaveLength(5);
    expect((await attempt(password, 7)).status).toBe(429);
    portal.clock.advance(3600);
    const token = await portal.secretFor(anna.email);
    const device = deviceOf(await portal.from('198.51.251.1', '/api/v1/login/device', { token }));
    expect((await attempt(password, 251, device)).status).toBe(200);
  });

  it('[UR5] given a link that is too old, or a locked account, then no device is let in', async () => {
    const ask = async () => {
      await portal.post('login/device-link', { email: anna.email, locale: 'en' });
      return portal.secretFor(anna.email);
    };
    const old = await ask();
    portal.clock.advance(2 * 3600);
    expect((await portal.post('login/device', { token: old })).status).toBe(403);
    const token = await ask();
    await database.db.update(users).set({ lockedAt: portal.clock.now() });
    expect((await portal.post('login/device', { token })).status).toBe(403);
    expect(
      (await portal.post('password-reset', { token, password: 'a goal in the last second' })).status,
    ).toBe(403);
  });

  it('[UR5] given a request for a link, then an address without an account gets the same answer for the same statements', async () => {
    const counted = countingCalls(database);
    const watched = accountPortal(counted.database);
    const ask = async (email: string) => {
      counted.calls.length = 0;
      const answer = await watched.post('login/device-link', { email, locale: 'en' });
      return { ...answer, headers: null, calls: [...counted.calls] };
    };
    expect(await ask('nobody@example.test')).toEqual(await ask(anna.email));
    expect(await subjects()).toContain('There is no account with this address');
    await watched.close();
  });

  it('[UR5] given a guest of the same hall who polls, then a device that was let in has attempts of its own', async () => {
    const limited = accountPortal(database, authLimits);
    const own = (given: string, cookie = '') =>
      limited.from('198.51.1.1', '/api/v1/login', { email: anna.email, password: given }, cookie);
    for (let guess = 0; guess < 30; guess += 1) await own('wrong');
    await limited.post('login/device-link', { email: anna.email, locale: 'en' });
    const token = await limited.secretFor(anna.email);
    const device = deviceOf(await limited.from('198.51.1.1', '/api/v1/login/device', { token }));
    expect((await own(password)).status).toBe(429);
    expect((await own(password, device)).status).toBe(200);
    await limited.close();
  });

  it('[UR5] given guesses that come together, then they are counted together', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt('wrong', 1)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('[UR5] given an address without an account, then it waits in the same way', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await attempt('wrong', 1, '', 'nobody@example.test')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('[UR5] given a wrong password, then an address without an account costs the same statements and writes', async () => {
    const device = deviceOf(await attempt(password, 0));
    const counted = countingCalls(database);
    const watched = accountPortal(counted.database);
    const callsOf = async (email: string, cookie: string) => {
      counted.calls.length = 0;
      const from = '198.51.7.1';
      await watched.from(from, '/api/v1/login', { email, password: 'wrong' }, cookie);
      return { ofAll: counted.calls.length, writes: counted.calls.filter((name) => name !== 'select') };
    };
    // The first attempt of a process also hashes the password of nobody.
    await callsOf('first@example.test', '');
    for (const cookie of ['', device]) {
      const ofAnna = await callsOf(anna.email, cookie);
      const ofNobody = await callsOf('nobody@example.test', cookie);
      expect(ofNobody.ofAll).toBe(ofAnna.ofAll);
      expect(ofNobody.writes).toHaveLength(ofAnna.writes.length);
      expect(ofNobody.writes.filter((name) => name === 'transaction')).toHaveLength(2);
    }
    await watched.close();
  });

  it('[UR6] given a new device, then its owner gets a mail, and none for the first one or for one that is known', async () => {
    const device = deviceOf(await attempt(password, 1));
    await attempt(password, 2, device);
    expect(await subjects()).toEqual(['Confirm your e-mail address']);
    await attempt(password, 3);
    expect((await subjects()).slice(1)).toEqual(['A new device signed in to your account']);
  });

  it('[UR6] given many failed attempts, then the owner gets one mail', async () => {
    for (let guess = 0; guess < 15; guess += 1) await attempt('wrong', guess);
    expect((await subjects()).slice(1)).toEqual(['Many failed attempts to sign in to your account']);
  });

  it('[UR6] the log names the account and no address, and the account page shows what happened', async () => {
    await attempt('wrong', 1);
    const signedIn = await attempt(password, 1);
    const rows = await database.db.select().from(audit).where(eq(audit.subjectType, 'user'));
    expect(rows.map(({ action, userId, subjectId }) => [action, userId === subjectId])).toEqual([
      ['sign-in.refused', false],
      ['sign-in', true],
    ]);
    expect(rows.at(-1)?.after).toEqual({ newDevice: true, by: 'password' });
    expect(JSON.stringify(rows)).not.toMatch(/anna@|198\.51/);
    expect(portal.lines.join('\n')).not.toMatch(/anna@|198\.51\.1\.1/);
    const cookies = [signedIn.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0]);
    const account = (await portal.own('GET', '', undefined, cookies.join('; '))).body as Account;
    expect(account.signIns.map(({ outcome, isKnown }) => [outcome, isKnown])).toEqual([
      ['signed-in', false],
      ['password-wrong', false],
    ]);
  });
});

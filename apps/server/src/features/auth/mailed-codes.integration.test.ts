import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '@sevenmetre/contract/account/schemas';
import type { CodeNext } from '@sevenmetre/contract/sign-in/schemas';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import {
  audit,
  outgoingMails,
  signInAttempts,
  signInCodes,
  users,
} from '../../platform/database/schema/index.ts';
import { endAllWaysIn } from './index.ts';
import { codeOf, stepOf } from './second-step/totp.ts';
import { anna } from './testing/anna.ts';
import { bytesOfBase32 } from './testing/base32.ts';
import { type SettledPortal, settlePortal } from './testing/bystander.ts';
import { countingCalls } from './testing/counting-calls.ts';
import { type AccountPortal, accountPortal, cookieOf, password } from './testing/portal.ts';

type Answer = Awaited<ReturnType<AccountPortal['post']>>;

const wrong = { status: 422, body: { error: 'mailed-code-wrong' } };
const expired = { status: 422, body: { error: 'mailed-code-expired' } };
const off = { status: 422, body: { error: 'mailed-codes-off' } };
const stranger = 'nobody@example.test';

describe.each(bothDatabases())('codes by mail on $name', (kind) => {
  let database: TestDatabase;
  let portal: AccountPortal;
  let leave: SettledPortal['leave'];

  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());
  beforeEach(async () => {
    ({ portal, leave } = await settlePortal(database));
  });
  afterEach(async () => {
    await database.db.delete(signInAttempts);
    await database.db.delete(signInCodes);
    await leave();
  });

  /** Asks for a code in a browser of its own; its cookie. */
  const ask = async (email = anna.email, locale = 'en') =>
    cookieOf(await portal.post('login/code', { email, locale }));
  const codeFor = async (email = anna.email) => {
    const rows = await database.db.select().from(outgoingMails).orderBy(outgoingMails.id);
    const texts = rows.filter(({ to }) => to === email).flatMap(({ letter }) => letter.paragraphs);
    return texts.findLast((text) => /^\d{6}$/.test(text)) ?? '';
  };
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const enter = (code: string, cookie: string) => portal.post('login/code/entry', { code }, cookie);
  const sessionOf = ({ headers }: Answer) =>
    [headers['set-cookie']]
      .flat()
      .map(String)
      .find((cookie) => cookie.startsWith('session='))
      ?.split(';')[0] ?? '';
  const account = async (cookie: string) => (await portal.own('GET', '', undefined, cookie)).body as Account;
  const signUp = async () => {
    await portal.post('registration', anna);
    return portal.signIn(anna.email);
  };
  const prove = (emailVerifiedAt = portal.clock.now()) =>
    database.db.update(users).set({ emailVerifiedAt }).where(eq(users.email, anna.email));

  it('[UR7] sign in to a known account, once, and only in the browser that asked', async () => {
    await signUp();
    await prove();
    const cookie = await ask();
    const elsewhere = await ask();
    const code = await codeFor();
    // The newest code is that of the second browser.
    expect(await enter(code, cookie)).toMatchObject(wrong);
    expect(await portal.post('login/code/entry', { code })).toMatchObject(expired);
    const entered = await enter(` ${code.slice(0, 3)} ${code.slice(3)} `, elsewhere);
    expect(entered).toMatchObject({ status: 200, body: { username: anna.email, emailVerified: true } });
    expect(await enter(code, elsewhere)).toMatchObject(expired);
    const rows = await database.db.select().from(audit).where(eq(audit.action, 'sign-in'));
    expect(rows.at(-1)?.after).toMatchObject({ by: 'mailed-code' });
    // The password is untouched.
    expect((await portal.post('login', { email: anna.email, password })).status).toBe(200);
  });

  it('[UR7] make an account without a password, whose names are asked for after the code', async () => {
    const cookie = await ask('Nobody@Example.test', 'de');
    expect(await portal.mails()).toEqual([{ to: stranger, locale: 'de', subject: 'Ihr Code' }]);
    const names = { firstName: 'Nora', lastName: 'Nová', locale: 'de' };
    const make = () => portal.post('login/code/account', names, cookie);
    expect(await make()).toMatchObject(expired);
    const code = await codeFor(stranger);
    const next = await enter(code, cookie);
    expect([next.status, next.body]).toEqual([202, { next: 'names' } satisfies CodeNext]);
    expect(await enter(code, cookie)).toMatchObject(expired);
    const made = await make();
    expect(made).toMatchObject({
      status: 200,
      body: { firstName: 'Nora', emailVerified: true, locale: 'de' },
    });
    expect(await make()).toMatchObject(expired);
    expect(await account(sessionOf(made))).toMatchObject({ hasPassword: false });
    expect((await portal.post('login', { email: stranger, password: 'none' })).status).toBe(401);
    // A password is set with the link that everybody gets who has forgotten one.
    await portal.post('password-forgotten', { email: stranger, locale: 'de' });
    const token = await portal.secretFor(stranger);
    expect((await portal.post('password-reset', { token, password })).status).toBe(200);
    expect((await portal.post('login', { email: stranger, password })).status).toBe(200);
  });

  it('[UR7] do not make an account that somebody else makes meanwhile', async () => {
    const cookie = await ask();
    await enter(await codeFor(), cookie);
    await signUp();
    const answer = await portal.post(
      'login/code/account',
      { firstName: 'A', lastName: 'B', locale: 'en' },
      cookie,
    );
    expect(answer).toMatchObject(expired);
  });

  it('[UR7] expire after ten minutes and after five wrong entries, which wait like wrong passwords', async () => {
    await signUp();
    await prove();
    let cookie = await ask();
    portal.clock.advance(600);
    expect(await enter(await codeFor(), cookie)).toMatchObject(expired);
    cookie = await ask();
    const code = await codeFor();
    for (let guess = 0; guess < 5; guess += 1) expect(await enter(other(code), cookie)).toMatchObject(wrong);
    expect(await enter(code, cookie)).toMatchObject(expired);
    const fresh = await ask();
    const delayed = await enter(await codeFor(), fresh);
    expect([delayed.status, delayed.headers['retry-after']]).toEqual([429, '30']);
  });

  it('[UR7] given guesses that come together, then no more than five are looked at', async () => {
    await signUp();
    const cookie = await ask();
    const code = await codeFor();
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(other(code), cookie)));
    expect(
      answers.filter(({ body }) => (body as { error: string }).error === 'mailed-code-wrong'),
    ).toHaveLength(5);
    const right = await ask();
    portal.clock.advance(900);
    const twice = await Promise.all([enter(await codeFor(), right), enter(await codeFor(), right)]);
    expect(twice.map(({ status }) => status).filter((status) => status === 200).length).toBeLessThan(2);
  });

  it.each([anna.email, stranger])(
    '[UR7] are believed no more after ten wrong ones in a month, of %s',
    async (email) => {
      await signUp();
      await prove();
      for (let guess = 0; guess < 10; guess += 1) {
        portal.clock.advance(3600);
        const cookie = await ask(email);
        expect(await enter(other(await codeFor(email)), cookie)).toMatchObject(wrong);
      }
      portal.clock.advance(2 * 86_400);
      const cookie = await ask(email);
      expect(await enter(await codeFor(email), cookie)).toMatchObject(off);
      portal.clock.advance(30 * 86_400);
      const later = await ask(email);
      expect((await enter(await codeFor(email), later)).status).toBeLessThan(300);
    },
  );

  it('[UR7] reach a mailbox five times in an hour, also when asked for together, and the answer is the same', async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => portal.post('login/code', { email: anna.email, locale: 'en' })),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set(['[200,{"status":"ok"}]']),
    );
    expect(answers.every((answer) => cookieOf(answer).startsWith('code='))).toBe(true);
    expect(await portal.mails()).toHaveLength(5);
    portal.clock.advance(3601);
    await ask();
    expect(await portal.mails()).toHaveLength(6);
  });

  it('[UR7] cost the same work for an address without an account, asked for and entered wrongly', async () => {
    await signUp();
    await prove();
    const counted = countingCalls(database);
    const watched = accountPortal(counted.database);
    const callsOf = async (work: () => Promise<unknown>) => {
      counted.calls.length = 0;
      await work();
      return {
        ofAll: counted.calls.length,
        writes: counted.calls.filter((name) => name !== 'select').length,
      };
    };
    const cookies: string[] = [];
    const asked = (email: string) =>
      callsOf(async () => cookies.push(cookieOf(await watched.post('login/code', { email, locale: 'en' }))));
    expect(await asked(stranger)).toEqual(await asked(anna.email));
    const [nobodys = '', annas = ''] = cookies;
    const entered = (cookie: string) =>
      callsOf(() => watched.post('login/code/entry', { code: 'x' }, cookie));
    expect(await entered(nobodys)).toEqual(await entered(annas));
    await watched.close();
  });

  it('[UR7] do not take the place of a second step', async () => {
    const cookie = await signUp();
    await prove();
    const { body } = await portal.own('POST', '/authenticator', { password }, cookie);
    const bytes = bytesOfBase32((body as { secret: string }).secret);
    const codeNow = () => codeOf(bytes, stepOf(portal.clock.now()));
    await portal.own('PUT', '/authenticator', { code: codeNow() }, cookie);
    portal.clock.advance(30);
    const browser = await ask();
    const next = await enter(await codeFor(), browser);
    expect([next.status, next.body]).toMatchObject([202, { next: 'second-step', passkey: false }]);
    expect(sessionOf(next)).toBe('');
    const { token } = next.body as { token: string };
    expect((await portal.post('login/second-step', { token, code: '000000' })).status).toBe(401);
    expect((await portal.post('login/second-step', { token, code: codeNow() })).status).toBe(200);
    const rows = await database.db.select().from(audit).where(eq(audit.action, 'sign-in'));
    expect(rows.at(-1)?.after).toMatchObject({ by: 'mailed-code-and-code' });
  });

  it('[UR6] [UR7] leave the rights of organisers suspended without a second step, where one is needed', async () => {
    await signUp();
    await prove();
    await database.db
      .update(users)
      .set({ roles: ['ROLE_USER', 'ROLE_ADMIN'] })
      .where(eq(users.email, anna.email));
    const strict = accountPortal(database, {}, { isProduction: true });
    const cookie = cookieOf(await strict.post('login/code', { email: anna.email, locale: 'en' }));
    const entered = await strict.post('login/code/entry', { code: await codeFor() }, cookie);
    expect(entered.body as CurrentUser).toMatchObject({ secondStepMissing: true, roles: ['ROLE_USER'] });
    await strict.close();
  });

  it('[UR7] give an account whose address was not proven to its owner alone', async () => {
    const intruder = await signUp();
    expect((await portal.own('POST', '/authenticator', { password }, intruder)).status).toBe(200);
    const cookie = await ask();
    const entered = await enter(await codeFor(), cookie);
    expect(entered.status).toBe(200);
    expect((await portal.own('GET', '', undefined, intruder)).status).toBe(401);
    expect((await portal.post('login', { email: anna.email, password })).status).toBe(401);
    const token = await portal.secretFor(anna.email);
    expect((await portal.post('email-confirmation', { token, password })).status).toBe(403);
    expect(await account(sessionOf(entered))).toMatchObject({
      hasPassword: false,
      emailVerified: true,
      authenticator: false,
    });
    const subjects = (await portal.mails()).map(({ subject }) => subject);
    expect(subjects).toContain('Your address is confirmed');
  });

  it('[UR2] [UR7] open no locked account, and none from before the lock', async () => {
    await signUp();
    await prove();
    const before = await ask();
    const code = await codeFor();
    const [user] = await database.db.select().from(users).where(eq(users.email, anna.email));
    await database.transaction((tx) => endAllWaysIn(user?.id ?? 0, portal.clock.now(), tx));
    expect(await enter(code, before)).toMatchObject(expired);
    await database.db.update(users).set({ lockedAt: portal.clock.now() }).where(eq(users.email, anna.email));
    const mails = (await portal.mails()).length;
    await ask();
    expect(await portal.mails()).toHaveLength(mails);
  });

  it('are neither stored nor logged', async () => {
    const cookie = await ask();
    const code = await codeFor();
    await enter(other(code), cookie);
    const [row] = await database.db.select().from(signInCodes);
    const stored = JSON.stringify([row, await database.db.select().from(audit)]);
    const said = portal.lines.join('\n');
    for (const secret of [code, cookie.split('=')[1] ?? '']) {
      expect(stored).not.toContain(secret);
      expect(said).not.toContain(secret);
    }
    expect(cookie).toMatch(/^code=/);
    const answer = await portal.post('login/code', { email: anna.email, locale: 'en' });
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/i);
  });

  it('reach the reader’s language and name', async () => {
    await signUp();
    await database.db.update(users).set({ locale: 'pl' }).where(eq(users.email, anna.email));
    await ask(anna.email, 'en');
    expect((await portal.mails()).at(-1)).toEqual({ to: anna.email, locale: 'pl', subject: 'Kod' });
  });
});

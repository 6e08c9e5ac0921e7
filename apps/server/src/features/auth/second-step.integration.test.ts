import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '@sevenmetre/contract/account/schemas';
import type { SecondStep } from '@sevenmetre/contract/sign-in/schemas';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { newPasskey, passkeyOf } from '../../../tests/passkey.ts';
import { authChallenges, passkeys, users } from '../../platform/database/schema/index.ts';
import { codeOf, stepOf } from './second-step/totp.ts';
import { bytesOfBase32 } from './testing/base32.ts';
import { anna, settleAnna } from './testing/anna.ts';
import type { SettledAnna } from './testing/anna.ts';
import { accountPortal, type AccountPortal, cookieOf, password } from './testing/portal.ts';

const origin = 'http://localhost:3000';
const expired = { status: 401, body: { error: 'second-step-expired' } };
const wrong = { status: 401, body: { error: 'second-step-wrong' } };
const refused = { status: 401, body: { error: 'passkey-refused' } };
const impossible = { status: 422, body: { error: 'passkey-invalid' } };

interface Begun {
  readonly token: string;
  readonly options: { readonly challenge: string };
}

describe.each(bothDatabases())('second steps on $name', (kind) => {
  let database: TestDatabase;
  let portal: AccountPortal;
  let cookie: string;
  let leave: SettledAnna['leave'];

  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());
  beforeEach(async () => {
    ({ portal, cookie, leave } = await settleAnna(database));
  });
  afterEach(() => leave());

  const account = async (own = cookie) => (await portal.own('GET', '', undefined, own)).body as Account;
  const change = (path: string, given = password) => portal.own('POST', path, { password: given }, cookie);
  const idOfAnna = async () => {
    const [row] = await database.db.select().from(users).where(eq(users.email, anna.email));
    return row?.id ?? 0;
  };
  /** Begins to set an authenticator up; gives its code of now. */
  const startAuthenticator = async (own = cookie) => {
    const { body } = await portal.own('POST', '/authenticator', { password }, own);
    const bytes = bytesOfBase32((body as { secret: string }).secret);
    return () => codeOf(bytes, stepOf(portal.clock.now()));
  };
  const confirmAuthenticator = (code: string, own = cookie) =>
    portal.own('PUT', '/authenticator', { code }, own);
  /** An authenticator that is asked for; half a minute later, so that its code of now is a new one. */
  const setUpAuthenticator = async (own = cookie) => {
    const code = await startAuthenticator(own);
    const { body } = await confirmAuthenticator(code(), own);
    portal.clock.advance(30);
    return { code, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes };
  };
  const begin = async (email = anna.email) =>
    ((await portal.post('login', { email, password })).body as SecondStep).token;
  const finish = (token: string, code: string) => portal.post('login/second-step', { token, code });
  const beginPasskey = async () => (await portal.post('login/passkey/options', {})).body as Begun;
  const makePasskey = async (own = cookie) =>
    (await portal.own('POST', '/passkeys/options', { password }, own)).body as Begun;
  const keep = (token: string, credential: object, own = cookie) =>
    portal.own('POST', '/passkeys', { token, name: 'Phone', credential }, own);

  it('given a sign-in that waits for its code, then it waits ten minutes, and works once', async () => {
    const { code } = await setUpAuthenticator();
    const late = await begin();
    portal.clock.advance(600);
    expect(await finish(late, code())).toMatchObject(expired);
    portal.clock.advance(-1);
    expect((await finish(late, code())).status).toBe(200);
    const { recoveryCodes } = (await change('/recovery-codes')).body as { recoveryCodes: string[] };
    expect(await finish(late, recoveryCodes[0] ?? '')).toMatchObject(expired);
  });

  it('given a sign-in that waits while its authenticator goes or is set up again, then no code finishes it', async () => {
    const { code, recoveryCodes } = await setUpAuthenticator();
    const begun = await begin();
    expect((await change('/authenticator/removal')).status).toBe(200);
    expect((await account()).recoveryCodesLeft).toBe(0);
    expect(await finish(begun, code())).toMatchObject(wrong);
    expect(await finish(begun, recoveryCodes[0] ?? '')).toMatchObject(wrong);
    const unconfirmed = await startAuthenticator();
    expect(await finish(begun, unconfirmed())).toMatchObject(wrong);
    expect(await portal.signIn(anna.email)).toMatch(/^session=/);
  });

  it('given guesses at somebody else’s codes, then one’s own sign-in goes on', async () => {
    await portal.post('registration', { ...anna, email: 'bara@example.test' });
    await setUpAuthenticator(await portal.signIn('bara@example.test'));
    const { code } = await setUpAuthenticator();
    const begun = await begin('bara@example.test');
    for (let guess = 0; guess < 5; guess += 1) await finish(begun, '000000');
    expect(await finish(begun, '000000')).toMatchObject(expired);
    expect((await finish(await begin(), code())).status).toBe(200);
  });

  it('given what was begun for one thing, then it finishes no other', async () => {
    const { code } = await setUpAuthenticator();
    const key = await passkeyOf(await idOfAnna(), database);
    const creation = await makePasskey();
    expect(await finish(creation.token, code())).toMatchObject(expired);
    const signedIn = { token: creation.token, credential: key.answer(creation.options.challenge, origin) };
    expect(await portal.post('login/passkey', signedIn)).toMatchObject(refused);
    const signIn = await beginPasskey();
    const made = newPasskey('new').made(signIn.options.challenge, origin);
    expect(await keep(signIn.token, made)).toMatchObject(impossible);
  });

  it('given an authenticator, then each call about it has its moment', async () => {
    expect((await confirmAuthenticator('000000')).body).toMatchObject({ error: 'authenticator-missing' });
    const missing = { status: 409, body: { error: 'authenticator-missing' } };
    expect(await change('/authenticator/removal')).toMatchObject(missing);
    const code = await startAuthenticator();
    expect(await change('/recovery-codes')).toMatchObject(missing);
    expect(await confirmAuthenticator('000000')).toMatchObject({
      status: 422,
      body: { error: 'code-wrong' },
    });
    expect(await account()).toMatchObject({ authenticator: false });
    expect((await confirmAuthenticator(code())).status).toBe(200);
    portal.clock.advance(30);
    expect((await confirmAuthenticator(code())).body).toMatchObject({ error: 'authenticator-present' });
    expect((await change('/recovery-codes', 'not the password')).body).toMatchObject({
      error: 'password-wrong',
    });
  });

  it('given a second step that is set up, then it counts for the session that did so, and for no other', async () => {
    const elsewhere = await portal.signIn(anna.email);
    await setUpAuthenticator();
    const counts = async (own: string) => (await account(own)).sessions.find(({ current }) => current);
    expect(await counts(cookie)).toMatchObject({ secondStep: true });
    expect(await counts(elsewhere)).toMatchObject({ secondStep: false });
    const { token, options } = await makePasskey(elsewhere);
    await keep(token, newPasskey('new').made(options.challenge, origin), elsewhere);
    expect(await counts(elsewhere)).toMatchObject({ secondStep: true });
  });

  it('given a passkey that a browser has made, then it is kept once, for whoever began, within ten minutes', async () => {
    const { token, options } = await makePasskey();
    const { challenge } = options;
    const passkey = newPasskey('new');
    await portal.post('registration', { ...anna, email: 'bara@example.test' });
    const bara = await portal.signIn('bara@example.test');
    expect(await keep(token, passkey.made(challenge, origin), bara)).toMatchObject(impossible);
    expect(await keep(token, passkey.made(challenge, 'http://elsewhere.test'))).toMatchObject(impossible);
    expect(await keep(token, passkey.made('AAAA', origin))).toMatchObject(impossible);
    portal.clock.advance(600);
    expect(await keep(token, passkey.made(challenge, origin))).toMatchObject(impossible);
    portal.clock.advance(-1);
    expect((await keep(token, passkey.made(challenge, origin))).status).toBe(200);
    expect(await keep(token, newPasskey('another').made(challenge, origin))).toMatchObject(impossible);
    const ofBara = await makePasskey(bara);
    const taken = passkey.made(ofBara.options.challenge, origin);
    expect(await keep(ofBara.token, taken, bara)).toMatchObject(impossible);
    expect([(await account()).passkeys.length, (await account(bara)).passkeys.length]).toEqual([1, 0]);
  });

  it('given a password that is changed, then a sign-in that waits ends, and a passkey that is being made is kept', async () => {
    const { code } = await setUpAuthenticator();
    const begun = await begin();
    const { token, options } = await makePasskey();
    const newPassword = 'another one to the goal';
    const changed = await portal.own('POST', '/password', { password, newPassword }, cookie);
    expect(changed.status).toBe(200);
    cookie = cookieOf(changed);
    expect(await finish(begun, code())).toMatchObject(expired);
    expect((await keep(token, newPasskey('new').made(options.challenge, origin))).status).toBe(200);
  });

  it('given twenty passkeys, then there is no room for another', async () => {
    const owner = await idOfAnna();
    for (let made = 0; made < 20; made += 1) await passkeyOf(owner, database, `passkey ${made}`);
    expect(await change('/passkeys/options')).toMatchObject(impossible);
  });

  it('given a passkey, then its answer opens one session of its owner, here and within ten minutes', async () => {
    const key = await passkeyOf(await idOfAnna(), database);
    const stranger = newPasskey(`passkey of ${await idOfAnna()}`);
    const { token, options } = await beginPasskey();
    const { challenge } = options;
    const open = (credential: object) => portal.post('login/passkey', { token, credential });
    expect(await open(stranger.answer(challenge, origin))).toMatchObject(refused);
    expect(await open(key.answer(challenge, 'http://elsewhere.test'))).toMatchObject(refused);
    expect(await open(key.answer((await beginPasskey()).options.challenge, origin))).toMatchObject(refused);
    portal.clock.advance(600);
    expect(await open(key.answer(challenge, origin))).toMatchObject(refused);
    portal.clock.advance(-1);
    expect(await open(key.answer(challenge, origin))).toMatchObject({
      status: 200,
      body: { username: anna.email },
    });
    expect(await open(key.answer(challenge, origin))).toMatchObject(refused);
  });

  it('given a passkey that is removed while its answer is read, then it opens nothing any more', async () => {
    const owner = await idOfAnna();
    const key = await passkeyOf(owner, database);
    const { token, options } = await beginPasskey();
    /** Another process is faster. */
    const transaction: typeof database.transaction = async (work, config) => {
      await database.db.delete(passkeys).where(eq(passkeys.userId, owner));
      return database.transaction(work, config);
    };
    const slow = accountPortal({ ...database, transaction });
    const credential = key.answer(options.challenge, origin);
    expect(await slow.post('login/passkey', { token, credential })).toMatchObject(refused);
    await slow.close();
  });

  it('given a passkey whose beginning is used up while the browser’s answer is read, then it is not kept', async () => {
    const owner = await idOfAnna();
    const { token, options } = await makePasskey();
    /** Another process is faster, with another passkey. */
    const transaction: typeof database.transaction = async (work, config) => {
      await database.db.delete(authChallenges).where(eq(authChallenges.userId, owner));
      return database.transaction(work, config);
    };
    const slow = accountPortal({ ...database, transaction });
    const kept = { token, name: 'Phone', credential: newPasskey('late').made(options.challenge, origin) };
    expect(await slow.own('POST', '/passkeys', kept, cookie)).toMatchObject(impossible);
    expect((await account()).passkeys).toEqual([]);
    await slow.close();
  });

  it('given an answer of a passkey that comes twice at once, then it opens one session, and makes one passkey', async () => {
    const made = await makePasskey();
    const credential = newPasskey('twice').made(made.options.challenge, origin);
    const kept = await Promise.all([1, 2, 3].map(() => keep(made.token, credential)));
    expect(kept.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    const key = await passkeyOf(await idOfAnna(), database);
    const { token, options } = await beginPasskey();
    const answer = { token, credential: key.answer(options.challenge, origin) };
    const opened = await Promise.all([1, 2, 3].map(() => portal.post('login/passkey', answer)));
    expect(opened.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });
});

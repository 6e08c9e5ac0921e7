import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '@sevenmetre/contract/account/schemas';
import { aPasskey } from '../../../../tests/a-passkey.ts';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { makeSmallCup } from '../../../../tests/small-cup.ts';
import {
  audit,
  clubAdmins,
  configurationEntries,
  passkeys,
  referees,
  reporterAssignments,
  teamAdmins,
  userFavourites,
  users,
} from '../../../platform/database/schema/index.ts';
import { codeOf, stepOf } from '../second-step/totp.ts';
import { bytesOfBase32 } from '../testing/base32.ts';
import { anna, settleAnna } from '../testing/anna.ts';
import type { SettledAnna } from '../testing/anna.ts';
import { type AccountPortal, cookieOf, password } from '../testing/portal.ts';

const other = 'a second password, longer';

describe.each(testDatabases())('given an account on $name', (kind) => {
  let database: TestDatabase;
  let portal: AccountPortal;
  let cookie: string;
  let bystander: SettledAnna['bystander'];
  let leave: SettledAnna['leave'];

  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());
  beforeEach(async () => {
    ({ portal, cookie, bystander, leave } = await settleAnna(database));
  });
  afterEach(async () => {
    await leave();
    await database.db.delete(configurationEntries);
  });

  const account = async () => (await portal.own('GET', '', undefined, cookie)).body as Account;
  const setRoles = (roles: ('ROLE_USER' | 'ROLE_ADMIN' | 'ROLE_SUPER_ADMIN')[]) =>
    database.db.update(users).set({ roles }).where(eq(users.email, anna.email));
  /**
   * Sets up an authenticator. Returns the recovery codes and `code`, which computes the code of a later half
   * minute.
   */
  const setUpAuthenticator = async (own = cookie) => {
    const begun = await portal.own('POST', '/authenticator', { password }, own);
    const { secret } = begun.body as { secret: string };
    const bytes = bytesOfBase32(secret);
    const code = (later = 0) => codeOf(bytes, stepOf(portal.clock.now()) + later);
    const done = await portal.own('PUT', '/authenticator', { code: code() }, own);
    expect(done.status).toBe(200);
    return { code, recoveryCodes: (done.body as { recoveryCodes: string[] }).recoveryCodes };
  };
  const begin = async () => {
    const answer = await portal.post('login', { email: anna.email, password });
    expect(answer.status).toBe(202);
    return (answer.body as { token: string }).token;
  };

  it('nobody who is signed out reads or changes an account', async () => {
    const calls: [Parameters<AccountPortal['own']>[0], string, object?][] = [
      ['GET', ''],
      ['PUT', '', { firstName: 'A', lastName: 'B', phone: null, locale: 'en' }],
      ['POST', '/email', { email: 'b@example.test', password }],
      ['POST', '/email/verification'],
      ['POST', '/password', { password, newPassword: other }],
      ['DELETE', '/sessions/1'],
      ['DELETE', '/sessions'],
      ['POST', '/authenticator', { password }],
      ['PUT', '/authenticator', { code: '123456' }],
      ['POST', '/authenticator/removal', { password }],
      ['POST', '/recovery-codes', { password }],
      ['POST', '/passkeys/options', { password }],
      ['PUT', '/passkeys/1', { name: 'A' }],
      ['POST', '/passkeys/1/removal', { password }],
      ['POST', '/closing', { password }],
    ];
    for (const [method, path, body] of calls) {
      expect([path, (await portal.own(method, path, body)).status]).toEqual([path, 401]);
    }
  });

  it('name, phone and language are changed; a phone without its country is refused', async () => {
    const profile = { firstName: 'Anne', lastName: 'Nováková', phone: '+420 601 123 456', locale: 'cs' };
    expect(await portal.own('PUT', '', profile, cookie)).toMatchObject({ status: 200, body: profile });
    expect(await portal.own('PUT', '', { ...profile, phone: '601 123 456' }, cookie)).toMatchObject({
      status: 422,
      body: { error: 'phone-invalid' },
    });
    expect((await portal.own('PUT', '', { ...profile, roles: ['ROLE_ADMIN'] }, cookie)).status).toBe(400);
  });

  it('another address takes the place of the old one when its link is followed, and the old one gets a mail', async () => {
    const asked = { email: 'New@example.test', password };
    expect(await portal.own('POST', '/email', { ...asked, password: other }, cookie)).toMatchObject({
      status: 422,
    });
    await portal.own('POST', '/email', asked, cookie);
    expect(await account()).toMatchObject({ email: anna.email, newEmail: 'new@example.test' });
    const token = await portal.secretFor('new@example.test');
    expect(await portal.post('email-confirmation', { token })).toMatchObject({
      status: 422,
      body: { error: 'password-missing' },
    });
    expect(await account()).toMatchObject({ email: anna.email });
    expect((await portal.post('email-confirmation', { token, password })).status).toBe(200);
    expect(await account()).toMatchObject({ email: 'new@example.test', newEmail: null, emailVerified: true });
    expect((await portal.mails()).at(-1)).toMatchObject({
      to: anna.email,
      subject: 'Your e-mail address was changed',
    });
    expect((await portal.post('email-confirmation', { token })).status).toBe(403);
  });

  it('an address that has an account is answered alike, cannot be taken, and its owner gets a mail', async () => {
    await portal.post('registration', { ...anna, email: 'taken@example.test', locale: 'cs' });
    const free = await portal.own('POST', '/email', { email: 'free@example.test', password }, cookie);
    const taken = await portal.own('POST', '/email', { email: 'taken@example.test', password }, cookie);
    expect([taken.status, { ...(taken.body as Account), newEmail: null }]).toEqual([
      free.status,
      { ...(free.body as Account), newEmail: null },
    ]);
    expect((await portal.mails()).at(-1)).toEqual({
      to: 'taken@example.test',
      locale: 'cs',
      subject: 'S touto adresou už účet existuje',
    });
  });

  it('another password ends all other sessions, and the old one opens nothing', async () => {
    const elsewhere = await portal.signIn(anna.email);
    const change = (given: string, newPassword: string) =>
      portal.own('POST', '/password', { password: given, newPassword }, cookie);
    expect((await change(other, other)).body).toMatchObject({ error: 'password-wrong' });
    expect((await change(password, 'Anna.Novotná123')).body).toMatchObject({ error: 'password-own' });
    const changed = await change(password, other);
    expect(changed.status).toBe(200);
    expect((changed.body as Account).sessions).toMatchObject([{ current: true }]);
    for (const ended of [elsewhere, cookie])
      expect((await portal.own('GET', '', undefined, ended)).status).toBe(401);
    // The session continues under a new token: a copy of the old cookie no longer works.
    expect((await portal.own('GET', '', undefined, cookieOf(changed))).status).toBe(200);
    expect([await portal.signIn(anna.email), await portal.signIn(anna.email, other)]).toEqual([
      '',
      expect.stringMatching(/^session=/),
    ]);
  });

  it('own sessions are seen and ended, one or all others; those of others are not there', async () => {
    await portal.post('registration', { ...anna, email: 'bara@example.test' });
    const bara = await portal.signIn('bara@example.test');
    const [own] = ((await portal.own('GET', '', undefined, bara)).body as Account).sessions;
    expect((await portal.own('DELETE', `/sessions/${own?.id}`, undefined, cookie)).status).toBe(404);
    const second = await portal.signIn(anna.email);
    await portal.signIn(anna.email);
    const { sessions } = await account();
    expect(sessions.map(({ current }) => current).filter(Boolean)).toHaveLength(1);
    const ofSecond = ((await portal.own('GET', '', undefined, second)).body as Account).sessions;
    const { id } = ofSecond.find(({ current }) => current) ?? { id: 0 };
    expect((await portal.own('DELETE', `/sessions/${id}`, undefined, cookie)).status).toBe(200);
    expect((await portal.own('GET', '', undefined, second)).status).toBe(401);
    await portal.own('DELETE', '/sessions', undefined, cookie);
    expect((await account()).sessions).toHaveLength(1);
    expect((await portal.own('GET', '', undefined, bara)).status).toBe(200);
  });

  it('an authenticator is asked for after the password; each of its codes works once', async () => {
    const { code } = await setUpAuthenticator();
    expect(await account()).toMatchObject({ authenticator: true, recoveryCodesLeft: 10 });
    portal.clock.advance(30);
    const wrong = await portal.post('login/second-step', { token: await begin(), code: '000000' });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'second-step-wrong' } });
    const right = code();
    const opened = await portal.post('login/second-step', { token: await begin(), code: right });
    expect(opened).toMatchObject({ status: 200, body: { username: anna.email } });
    const signIns = await database.db.select().from(audit).where(eq(audit.action, 'sign-in'));
    expect(signIns.at(-1)?.after).toMatchObject({ by: 'password-and-code' });
    expect(await portal.post('login/second-step', { token: await begin(), code: right })).toMatchObject({
      status: 401,
    });
    expect(
      (await portal.post('login/second-step', { token: 'x'.repeat(43), code: code(1) })).body,
    ).toMatchObject({
      error: 'second-step-expired',
    });
  });

  it('one code that comes twice at once opens one session', async () => {
    const { code } = await setUpAuthenticator();
    portal.clock.advance(30);
    const tokens = [await begin(), await begin()];
    const right = code();
    const answers = await Promise.all(
      tokens.map((token) => portal.post('login/second-step', { token, code: right })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('a sign-in that waits for its code ends with the password it began with, and with a lock', async () => {
    const { code } = await setUpAuthenticator();
    const finish = (token: string, later: number) =>
      portal.post('login/second-step', { token, code: code(later) });
    const before = await begin();
    await portal.own('POST', '/password', { password, newPassword: other }, cookie);
    expect((await finish(before, 1)).body).toMatchObject({ error: 'second-step-expired' });
    const { body } = await portal.post('login', { email: anna.email, password: other });
    await database.db.update(users).set({ lockedAt: portal.clock.now() }).where(eq(users.email, anna.email));
    const { token } = body as { token: string };
    expect((await finish(token, 1)).body).toMatchObject({ error: 'second-step-expired' });
  });

  it('[UR5] wrong codes of the second step wait like wrong passwords', async () => {
    const { code } = await setUpAuthenticator();
    portal.clock.advance(30);
    const token = await begin();
    const wrong = () => portal.post('login/second-step', { token, code: '000000' });
    for (let guess = 0; guess < 5; guess += 1)
      expect((await wrong()).body).toMatchObject({ error: 'second-step-wrong' });
    expect((await wrong()).body).toMatchObject({ error: 'second-step-expired' });
    expect((await portal.post('login', { email: anna.email, password })).status).toBe(429);
    portal.clock.advance(30);
    expect((await portal.post('login/second-step', { token: await begin(), code: code() })).status).toBe(200);
  });

  it('a recovery code stands in for the authenticator, once, and new ones end the old ones', async () => {
    const { recoveryCodes } = await setUpAuthenticator();
    const [first = '', second = ''] = recoveryCodes;
    const enter = async (code: string) =>
      (await portal.post('login/second-step', { token: await begin(), code })).status;
    expect([await enter(first.toLowerCase().replaceAll('-', '')), await enter(first)]).toEqual([200, 401]);
    expect((await account()).recoveryCodesLeft).toBe(9);
    const renewed = await portal.own('POST', '/recovery-codes', { password }, cookie);
    const [third = ''] = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;
    expect([await enter(second), await enter(third)]).toEqual([401, 200]);
  });

  it('a recovery code of somebody else opens nothing', async () => {
    await setUpAuthenticator();
    await portal.post('registration', { ...anna, email: 'bara@example.test' });
    const { recoveryCodes } = await setUpAuthenticator(await portal.signIn('bara@example.test'));
    const tried = await portal.post('login/second-step', { token: await begin(), code: recoveryCodes[0] });
    expect([tried.status, tried.headers['set-cookie']]).toEqual([401, undefined]);
  });

  it('an authenticator goes with the password only, and a second one has to wait for that', async () => {
    await setUpAuthenticator();
    expect((await portal.own('POST', '/authenticator', { password }, cookie)).body).toMatchObject({
      error: 'authenticator-present',
    });
    expect((await portal.own('POST', '/authenticator/removal', { password: other }, cookie)).status).toBe(
      422,
    );
    expect((await portal.own('POST', '/authenticator/removal', { password }, cookie)).status).toBe(200);
    expect((await portal.mails()).at(-1)?.subject).toBe('The sign-in to your account was changed');
    expect(await portal.signIn(anna.email)).toMatch(/^session=/);
  });

  it('organisers keep their rights only in sessions with a second step when the configuration says so', async () => {
    await setRoles(['ROLE_USER', 'ROLE_ADMIN']);
    const me = async (own = cookie) => (await portal.ask('GET', '/api/v1/web/users/me', undefined, own)).body;
    const elsewhere = await portal.signIn(anna.email);
    expect(await me()).toMatchObject({ roles: ['ROLE_USER', 'ROLE_ADMIN'], secondStepMissing: false });
    await database.db.insert(configurationEntries).values({
      key: 'organisers-need-second-step',
      dataType: 'boolean',
      value: 'true',
      labelCs: '',
      labelEn: '',
    });
    expect(await me()).toMatchObject({ roles: ['ROLE_USER'], secondStepMissing: true });
    await setUpAuthenticator();
    expect(await me()).toMatchObject({ roles: ['ROLE_USER', 'ROLE_ADMIN'], secondStepMissing: false });
    expect(await account()).toMatchObject({ secondStepRequired: true, secondStepMissing: false });
    const without = { roles: ['ROLE_USER'], secondStepMissing: true };
    expect(await me(elsewhere)).toMatchObject(without);
    expect((await portal.own('GET', '', undefined, elsewhere)).body).toMatchObject({
      secondStepMissing: true,
    });
    // Other roles need no second step.
    await setRoles(['ROLE_USER']);
    expect(await me(elsewhere)).toMatchObject({ ...without, secondStepMissing: false });
    const asked = { secondStepRequired: false, secondStepMissing: false };
    expect((await portal.own('GET', '', undefined, elsewhere)).body).toMatchObject(asked);
  });

  it('a passkey that was not made here opens nothing, and one that does not exist cannot be renamed', async () => {
    const begun = await portal.post('login/passkey/options', {});
    expect(begun.body).toMatchObject({ options: { rpId: 'localhost', userVerification: 'required' } });
    const credential = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    };
    const { token } = begun.body as { token: string };
    expect(await portal.post('login/passkey', { token, credential })).toMatchObject({
      status: 401,
      body: { error: 'passkey-refused' },
    });
    expect((await portal.own('PUT', '/passkeys/1', { name: 'Phone' }, cookie)).status).toBe(404);
    const made = await portal.own('POST', '/passkeys/options', { password }, cookie);
    const creation = { token: (made.body as { token: string }).token, name: 'Phone' };
    const forged = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
    expect(await portal.own('POST', '/passkeys', { ...creation, credential: forged }, cookie)).toMatchObject({
      status: 422,
      body: { error: 'passkey-invalid' },
    });
  });

  it('own passkeys are renamed, and removed with the password; those of others are not there', async () => {
    const [own] = await database.db.select().from(users).where(eq(users.email, anna.email));
    const [made] = await database.db
      .insert(passkeys)
      .values(aPasskey(own?.id ?? 0))
      .returning();
    const rename = (id = 0) => portal.own('PUT', `/passkeys/${id}`, { name: 'Old phone' }, cookie);
    const remove = (id = 0, given = password) =>
      portal.own('POST', `/passkeys/${id}/removal`, { password: given }, cookie);
    expect([(await rename(made?.id)).status, (await rename(bystander.passkeyId)).status]).toEqual([200, 404]);
    expect((await account()).passkeys).toMatchObject([{ id: made?.id, name: 'Old phone' }]);
    expect((await remove(bystander.passkeyId)).status).toBe(404);
    expect((await remove(made?.id, other)).body).toMatchObject({ error: 'password-wrong' });
    expect((await remove(made?.id)).status).toBe(200);
    expect((await account()).passkeys).toEqual([]);
  });

  it('a closed account has neither name nor address left, its address is free, and the audit stays', async () => {
    const [own] = await database.db.select().from(users).where(eq(users.email, anna.email));
    expect((await portal.own('POST', '/closing', { password: other }, cookie)).status).toBe(422);
    const closed = await portal.own('POST', '/closing', { password }, cookie);
    expect([closed.status, String(closed.headers['set-cookie'])]).toEqual([
      200,
      expect.stringContaining('session=;'),
    ]);
    const [row] = await database.db
      .select()
      .from(users)
      .where(eq(users.id, own?.id ?? 0));
    expect(row).toMatchObject({
      firstName: '',
      lastName: '',
      phone: null,
      roles: [],
      email: `closed-${row?.id}@invalid`,
    });
    expect(await portal.signIn(anna.email)).toBe('');
    expect((await portal.own('GET', '', undefined, cookie)).status).toBe(401);
    const closing = eq(audit.action, 'accountClose');
    expect(await database.db.select().from(audit).where(closing)).toMatchObject([
      { action: 'accountClose', userId: row?.id },
    ]);
    await portal.post('registration', anna);
    expect(await portal.signIn(anna.email)).toMatch(/^session=/);
  });

  it('a closed account takes its own part in clubs, teams, halls and lists along, and nobody else’s', async () => {
    const { db } = database;
    const cup = await makeSmallCup(database);
    const emails = [anna.email, 'bara@example.test'];
    await portal.post('registration', { ...anna, email: emails[1] });
    const people = await db
      .select({ userId: users.id })
      .from(users)
      .where(inArray(users.email, emails))
      .orderBy(users.email);
    const [teamId = 0] = cup.teams;
    const [placeId = 0] = cup.halls;
    const each = <T extends object>(row: T) => people.map((person) => ({ ...person, ...row }));
    await db.insert(clubAdmins).values(each({ clubId: cup.clubId }));
    await db.insert(teamAdmins).values(each({ teamId }));
    await db.insert(reporterAssignments).values(each({ placeId, day: '2026-06-13' }));
    await db.insert(userFavourites).values(each({ teamId, followed: true, changedAt: portal.clock.now() }));
    const named = { editionId: cup.editionId, firstName: 'A', lastName: 'B' };
    await db.insert(referees).values(each(named));
    await portal.own('POST', '/closing', { password }, cookie);
    const [, bara] = people;
    for (const table of [clubAdmins, teamAdmins, reporterAssignments, userFavourites])
      expect(await db.select({ userId: table.userId }).from(table)).toEqual([bara]);
    const owners = await db.select({ userId: referees.userId }).from(referees).orderBy(referees.id);
    expect(owners).toEqual([{ userId: null }, bara]);
  });

  it('the only super admin cannot close the account', async () => {
    await setRoles(['ROLE_USER', 'ROLE_SUPER_ADMIN']);
    expect(await portal.own('POST', '/closing', { password }, cookie)).toMatchObject({
      status: 409,
      body: { error: 'last-super-admin' },
    });
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '@sevenmetre/contract/account/schemas';
import { aPasskey } from '../../../../tests/a-passkey.ts';
import { bothDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import {
  authChallenges,
  authenticators,
  oneTimeTokens,
  passkeys,
  recoveryCodes,
  users,
} from '../../../platform/database/schema/index.ts';
import { hashPassword } from '../password.ts';
import { anna, settleAnna } from '../testing/anna.ts';
import type { SettledAnna } from '../testing/anna.ts';
import { type AccountPortal, accountPortal, password, cookieOf } from '../testing/portal.ts';
import { hashToken } from '../../../platform/secrets/index.ts';

const other = 'a second password, longer';
const invalid = { status: 403, body: { error: 'link-invalid' } };
const day = 24 * 3600;

describe.each(bothDatabases())('links of mails on $name', (kind) => {
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
  const confirm = (token: string) => portal.post('email-confirmation', { token }, cookie);
  const reset = (token: string, chosen = other) => portal.post('password-reset', { token, password: chosen });
  const askForReset = async () => {
    await portal.post('password-forgotten', { email: anna.email, locale: 'en' });
    return portal.secretFor(anna.email);
  };
  const askForAddress = async (email: string) => {
    await portal.own('POST', '/email', { email, password }, cookie);
    return portal.secretFor(email);
  };
  const moveTo = async (email: string) => {
    expect((await confirm(await askForAddress(email))).status).toBe(200);
  };
  /** A token as no call makes it. */
  const keep = async (secret: string, row: Partial<typeof oneTimeTokens.$inferInsert>) => {
    const createdAt = portal.clock.now();
    const expiresAt = new Date(createdAt.getTime() + 3_600_000);
    const token = secret.padEnd(43, '-');
    const made = { purpose: 'password-reset' as const, tokenHash: hashToken(token), createdAt, expiresAt };
    await database.db.insert(oneTimeTokens).values({ ...made, ...row });
    return token;
  };
  const idOfAnna = async () => {
    const [row] = await database.db.select().from(users).where(eq(users.email, anna.email));
    return row?.id ?? 0;
  };

  it('given somebody who asked for an address of his own before the owner set a password, then the account stays the owner’s', async () => {
    const byReset = await askForAddress('mallory@example.test');
    expect((await reset(await askForReset())).status).toBe(200);
    expect(await confirm(byReset)).toMatchObject(invalid);
    cookie = await portal.signIn(anna.email, other);
    await portal.own('POST', '/email', { email: 'mallory@example.test', password: other }, cookie);
    const byChange = await portal.secretFor('mallory@example.test');
    expect(byChange).not.toBe(byReset);
    cookie = cookieOf(
      await portal.own('POST', '/password', { password: other, newPassword: password }, cookie),
    );
    expect(await confirm(byChange)).toMatchObject(invalid);
    expect(await account()).toMatchObject({ email: anna.email, newEmail: null });
  });

  it('given a link for one thing, then it does no other', async () => {
    const proof = await portal.secretFor(anna.email);
    expect(await reset(proof)).toMatchObject(invalid);
    const address = await askForAddress('new@example.test');
    expect(await reset(address)).toMatchObject(invalid);
    const forgotten = await askForReset();
    expect(await confirm(forgotten)).toMatchObject(invalid);
    const userId = await idOfAnna();
    const invitation = await keep('i', { purpose: 'invitation', userId, email: 'new@example.test' });
    expect(await confirm(invitation)).toMatchObject(invalid);
    expect(await account()).toMatchObject({ email: anna.email, emailVerified: false });
    // Neither of the others has ended the one that was there first.
    expect((await confirm(proof)).status).toBe(200);
  });

  it('given a link that belongs to nobody, then it opens nothing', async () => {
    const email = anna.email;
    expect(await reset('x'.repeat(43))).toMatchObject(invalid);
    expect(await reset(await keep('a', { email }))).toMatchObject(invalid);
    for (const purpose of ['email-verification', 'email-change'] as const)
      expect(await confirm(await keep(purpose, { purpose, email }))).toMatchObject(invalid);
    const userId = await idOfAnna();
    expect(await confirm(await keep('b', { purpose: 'email-change', userId }))).toMatchObject(invalid);
    expect(await account()).toMatchObject({ email, emailVerified: false });
  });

  it('given an address that was asked for, then its link lives a day, and only the last one asked for does anything', async () => {
    const first = await askForAddress('first@example.test');
    const second = await askForAddress('second@example.test');
    expect((await account()).newEmail).toBe('second@example.test');
    expect(await confirm(first)).toMatchObject(invalid);
    portal.clock.advance(day);
    expect(await confirm(second)).toMatchObject(invalid);
    expect((await account()).newEmail).toBe(null);
    portal.clock.advance(-1);
    expect((await confirm(second)).status).toBe(200);
  });

  it('given the proof of an address, then it is good for a week, and for that address alone', async () => {
    const proof = await portal.secretFor(anna.email);
    portal.clock.advance(7 * day);
    expect(await confirm(proof)).toMatchObject(invalid);
    portal.clock.advance(-1);
    const userId = await idOfAnna();
    const ofOther = await keep('x', { purpose: 'email-verification', userId, email: 'other@example.test' });
    expect(await confirm(ofOther)).toMatchObject(invalid);
    expect((await confirm(proof)).status).toBe(200);
    const [before] = await database.db.select().from(users).where(eq(users.id, userId));
    portal.clock.advance(-60);
    expect((await confirm(proof)).status).toBe(200);
    expect((await database.db.select().from(users).where(eq(users.id, userId)))[0]).toEqual(before);
  });

  it('given an account that moves to another address and back, then links of before are of no use', async () => {
    const forgotten = await askForReset();
    const userId = await idOfAnna();
    const invitation = await keep('i', { purpose: 'invitation', userId, email: anna.email });
    await moveTo('new@example.test');
    expect(await reset(invitation)).toMatchObject(invalid);
    await moveTo(anna.email);
    expect(await reset(forgotten)).toMatchObject(invalid);
  });

  it('given another password, then links that would have set one are of no use', async () => {
    const userId = await idOfAnna();
    const links = async () => [
      await askForReset(),
      await keep(`i-${portal.clock.now().getTime()}`, { purpose: 'invitation', userId, email: anna.email }),
    ];
    const ofChange = await links();
    await portal.own('POST', '/password', { password, newPassword: other }, cookie);
    for (const link of ofChange) expect(await reset(link, password)).toMatchObject(invalid);
    portal.clock.advance(1);
    const ofReset = await links();
    expect((await reset(await askForReset(), password)).status).toBe(200);
    for (const link of ofReset) expect(await reset(link)).toMatchObject(invalid);
  });

  it('given a closed account, then nothing that was sent for it opens or fills it again', async () => {
    const userId = await idOfAnna();
    const links = [await portal.secretFor(anna.email), await askForAddress('new@example.test')];
    const forgotten = await askForReset();
    await portal.own('POST', '/closing', { password }, cookie);
    const late = await keep('late', { purpose: 'email-change', userId, email: 'late@example.test' });
    for (const link of [...links, late]) expect(await confirm(link)).toMatchObject(invalid);
    expect(await reset(forgotten)).toMatchObject(invalid);
    const left = await database.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
    expect(left.filter(({ usedAt }) => usedAt === null)).toHaveLength(1);
  });

  it('given a proven address, then no mail asks for its proof again', async () => {
    const ask = () => portal.own('POST', '/email/verification', undefined, cookie);
    await ask();
    expect(await portal.mails()).toHaveLength(2);
    expect((await confirm(await portal.secretFor(anna.email))).status).toBe(200);
    await ask();
    expect(await portal.mails()).toHaveLength(2);
  });

  it('given a mailbox that has had five links in an hour, then no call sends it another', async () => {
    const sentTo = async (email: string) => (await portal.mails()).filter(({ to }) => to === email).length;
    for (let asked = 0; asked < 6; asked += 1) {
      await portal.own('POST', '/email/verification', undefined, cookie);
      await askForAddress('new@example.test');
    }
    await portal.post('registration', anna);
    await askForReset();
    expect([await sentTo(anna.email), await sentTo('new@example.test')]).toEqual([5, 5]);
  });

  it('given links of which nothing is left, then they do not pile up', async () => {
    await askForReset();
    portal.clock.advance(8 * day);
    await askForReset();
    const userId = await idOfAnna();
    expect(
      await database.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId)),
    ).toHaveLength(1);
  });

  it('given keys of an account, then a reset takes them along unless its address was proven, and closing does', async () => {
    const { db } = database;
    const userId = await idOfAnna();
    const times = { createdAt: portal.clock.now(), expiresAt: new Date('2036-01-01T00:00:00Z') };
    const tables = [authenticators, recoveryCodes, passkeys, authChallenges] as const;
    const giveKeys = async () => {
      await db.insert(authenticators).values({ userId, sealedSecret: 'x' });
      await db.insert(recoveryCodes).values({ userId, codeHash: 'x' });
      await db.insert(passkeys).values(aPasskey(userId));
      const begun = { userId, purpose: 'passkey-creation' as const, tokenHash: 'begun' };
      await db.insert(authChallenges).values({ ...begun, ...times });
    };
    const kept = () => Promise.all(tables.map((table) => db.$count(table, eq(table.userId, userId))));
    await giveKeys();
    expect((await reset(await askForReset())).status).toBe(200);
    expect(await kept()).toEqual([0, 0, 0, 0]);
    await giveKeys();
    expect((await reset(await askForReset(), password)).status).toBe(200);
    expect(await kept()).toEqual([1, 1, 1, 1]);
    cookie = await portal.signIn(anna.email);
    expect((await portal.own('POST', '/closing', { password }, cookie)).status).toBe(200);
    expect(await kept()).toEqual([0, 0, 0, 0]);
  });

  it('given a password that is replaced while it is compared, then it opens and changes nothing any more', async () => {
    const passwordHash = await hashPassword(other);
    const ofAnna = eq(users.email, anna.email);
    /** Another process is faster, each time. */
    const transaction: typeof database.transaction = async (work, config) => {
      await database.db.update(users).set({ passwordHash }).where(ofAnna);
      return database.transaction(work, config);
    };
    const [before] = await database.db.select().from(users).where(ofAnna);
    const slow = accountPortal({ ...database, transaction });
    expect(await slow.signIn(anna.email)).toBe('');
    await database.db.update(users).set({ passwordHash: before?.passwordHash }).where(ofAnna);
    const asked = { email: 'new@example.test', password };
    expect((await slow.own('POST', '/email', asked, cookie)).body).toMatchObject({ error: 'password-wrong' });
    expect(await slow.signIn(anna.email, other)).toMatch(/^session=/);
    await slow.close();
  });
});

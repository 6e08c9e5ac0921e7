import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { editions, users } from '../../../platform/database/schema/index.ts';
import { type SettledPortal, settlePortal } from '../testing/bystander.ts';
import { type AccountPortal, cookieOf, password } from '../testing/portal.ts';

const anna = { firstName: 'Anna', lastName: 'Novotná', email: 'anna@example.test', password, locale: 'cs' };
const other = 'a second password, longer';

describe.each(testDatabases())('given a portal on $name', (kind) => {
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
  afterEach(() => leave());

  const me = (cookie: string) => portal.ask('GET', '/api/v1/web/users/me', undefined, cookie);

  it('who signs up can sign in at once, is asked to prove the address, and does so by the link of the mail', async () => {
    expect(await portal.post('registration', { ...anna, email: ' Anna@Example.test ' })).toMatchObject({
      status: 400,
    });
    expect(await portal.post('registration', { ...anna, email: 'Anna@Example.test' })).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
    expect(await portal.mails()).toEqual([
      { to: 'anna@example.test', locale: 'cs', subject: 'Potvrďte svou e-mailovou adresu' },
    ]);
    const cookie = await portal.signIn(anna.email);
    expect((await me(cookie)).body).toMatchObject({
      username: 'anna@example.test',
      roles: ['ROLE_USER'],
      locale: 'cs',
      emailVerified: false,
    });
    const token = await portal.secretFor(anna.email);
    expect((await portal.post('email-confirmation', { token }, cookie)).status).toBe(200);
    expect((await portal.post('email-confirmation', { token }, cookie)).status).toBe(200);
    expect((await me(cookie)).body).toMatchObject({ emailVerified: true });
    expect(await portal.post('email-confirmation', { token: 'x'.repeat(43) })).toMatchObject({
      status: 403,
      body: { error: 'link-invalid' },
    });
  });

  it('[PW4] given an edition, then its name with a year is no password', async () => {
    const [edition] = await database.db
      .insert(editions)
      .values({
        name: 'Lipová Cup',
        year: 2031,
        startDate: '2031-06-13',
        endDate: '2031-06-15',
        timeZone: 'UTC',
        currencyCode: 'CZK',
        tieBreakers: ['points'],
        tieBreakersUnfinished: ['points'],
      })
      .returning({ id: editions.id });
    expect(await portal.post('registration', { ...anna, password: 'LipovaCup2031' })).toMatchObject({
      status: 422,
      body: { error: 'password-common' },
    });
    await database.db.delete(editions).where(eq(editions.id, edition?.id ?? 0));
    expect((await portal.post('registration', { ...anna, password: 'LipovaCup2031' })).status).toBe(200);
  });

  it('given a sign-up with the address of a stranger, then the link alone does not confirm it without the password', async () => {
    await portal.post('registration', { ...anna, firstName: 'Mallory' });
    const cookie = await portal.signIn(anna.email);
    const token = await portal.secretFor(anna.email);
    const confirm = (given: object, by?: string) =>
      portal.post('email-confirmation', { token, ...given }, by);
    await portal.post('registration', { ...anna, email: 'eva@example.test' });
    const stranger = await portal.signIn('eva@example.test');
    expect(await confirm({})).toMatchObject({ status: 422, body: { error: 'password-missing' } });
    expect(await confirm({}, stranger)).toMatchObject({ status: 422, body: { error: 'password-missing' } });
    expect(await confirm({ password: other })).toMatchObject({
      status: 422,
      body: { error: 'password-wrong' },
    });
    expect((await me(cookie)).body).toMatchObject({ emailVerified: false });
    expect((await confirm({ password })).status).toBe(200);
    expect((await me(cookie)).body).toMatchObject({ emailVerified: true });
  });

  it('an address that has an account is answered like any other, and its owner gets a mail that says so', async () => {
    const first = await portal.post('registration', anna);
    const second = await portal.post('registration', {
      ...anna,
      firstName: 'Mallory',
      password: other,
      locale: 'en',
    });
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(Object.keys(second.headers)).toEqual(Object.keys(first.headers));
    expect((await portal.mails()).map(({ subject }) => subject)).toEqual([
      'Potvrďte svou e-mailovou adresu',
      'Účet už máte',
    ]);
    expect([await portal.signIn(anna.email, other), await portal.signIn(anna.email)]).toEqual([
      '',
      expect.stringMatching(/^session=/),
    ]);
  });

  it('of two who sign up with one address at once one gets the account, and both the same answer', async () => {
    const answers = await Promise.all([
      portal.post('registration', anna),
      portal.post('registration', { ...anna, password: other }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      await database.db.select({ id: users.id }).from(users).where(eq(users.email, anna.email)),
    ).toHaveLength(1);
    const opened = [await portal.signIn(anna.email), await portal.signIn(anna.email, other)];
    expect(opened.filter((cookie) => cookie !== '')).toHaveLength(1);
  });

  it.each([
    ['eleven char', 'password-too-short'],
    ['Anna.Novotná123', 'password-own'],
    ['Sunshine2026!', 'password-common'],
    ['qwertyuiop1234', 'password-common'],
  ])('the password %j is refused, whoever asks', async (refused, error) => {
    const before = await portal.post('registration', { ...anna, password: refused });
    expect(before).toMatchObject({ status: 422, body: { error } });
    await portal.post('registration', anna);
    expect((await portal.post('registration', { ...anna, password: refused })).body).toEqual(before.body);
  });

  it('a password is no common one because a short word stands among its digits', async () => {
    const chosen = 'max 4711-0815 2236';
    expect((await portal.post('registration', { ...anna, password: chosen })).status).toBe(200);
    expect(await portal.signIn(anna.email, chosen)).not.toBe('');
  });

  it('a forgotten password is reset by the link of the mail, which works once and ends all sessions', async () => {
    await portal.post('registration', anna);
    const cookie = await portal.signIn(anna.email);
    expect(await portal.post('password-forgotten', { email: anna.email, locale: 'en' })).toMatchObject({
      status: 200,
    });
    const token = await portal.secretFor(anna.email);
    expect(await portal.post('password-reset', { token, password: 'short' })).toMatchObject({ status: 422 });
    expect((await portal.post('password-reset', { token, password: other })).status).toBe(200);
    expect((await me(cookie)).status).toBe(401);
    expect(await portal.signIn(anna.email)).toBe('');
    expect((await me(await portal.signIn(anna.email, other))).body).toMatchObject({ emailVerified: true });
    expect(await portal.post('password-reset', { token, password })).toMatchObject({
      status: 403,
      body: { error: 'link-invalid' },
    });
    expect((await portal.mails()).map(({ subject }) => subject)).toContain('Vaše heslo bylo změněno');
  });

  it('of two resets with one link, and of two links, at once one is done', async () => {
    await portal.post('registration', anna);
    await portal.post('password-forgotten', { email: anna.email, locale: 'cs' });
    const one = await portal.secretFor(anna.email);
    await portal.post('password-forgotten', { email: anna.email, locale: 'cs' });
    const two = await portal.secretFor(anna.email);
    const answers = await Promise.all([
      portal.post('password-reset', { token: one, password: other }),
      portal.post('password-reset', { token: one, password: 'a third password, longer' }),
      portal.post('password-reset', { token: two, password: 'a fourth password, longer' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  });

  it('an unknown address is answered like a known one, and its owner gets a mail that says why no link comes', async () => {
    await portal.post('registration', anna);
    const known = await portal.post('password-forgotten', { email: anna.email, locale: 'en' });
    const unknown = await portal.post('password-forgotten', { email: 'nobody@example.test', locale: 'en' });
    expect([unknown.status, unknown.body, Object.keys(unknown.headers)]).toEqual([
      known.status,
      known.body,
      Object.keys(known.headers),
    ]);
    expect((await portal.mails()).slice(1)).toEqual([
      { to: anna.email, locale: 'cs', subject: 'Nastavte si nové heslo' },
      { to: 'nobody@example.test', locale: 'en', subject: 'There is no account with this address' },
    ]);
  });

  it('a mailbox gets at most five links an hour, whoever asks, and the answer stays the same', async () => {
    for (let asked = 0; asked < 8; asked += 1) {
      expect(
        await portal.post('password-forgotten', { email: 'nobody@example.test', locale: 'en' }),
      ).toMatchObject({
        status: 200,
      });
    }
    expect(await portal.mails()).toHaveLength(5);
    portal.clock.advance(3601);
    await portal.post('password-forgotten', { email: 'nobody@example.test', locale: 'en' });
    expect(await portal.mails()).toHaveLength(6);
  });

  it('a link lives two hours', async () => {
    await portal.post('registration', anna);
    await portal.post('password-forgotten', { email: anna.email, locale: 'cs' });
    const token = await portal.secretFor(anna.email);
    portal.clock.advance(2 * 3600);
    expect((await portal.post('password-reset', { token, password: other })).status).toBe(403);
    portal.clock.advance(-1);
    expect((await portal.post('password-reset', { token, password: other })).status).toBe(200);
  });

  it('what somebody set up under an address that was not his is gone when its owner sets a password', async () => {
    await portal.post('registration', { ...anna, firstName: 'Mallory' });
    const mallory = await portal.signIn(anna.email);
    await portal.own('POST', '/authenticator', { password }, mallory);
    await portal.post('password-forgotten', { email: anna.email, locale: 'cs' });
    const token = await portal.secretFor(anna.email);
    await portal.post('password-reset', { token, password: other });
    const answer = await portal.post('login', { email: anna.email, password: other });
    expect(answer.status).toBe(200);
    expect((await portal.own('GET', '', undefined, cookieOf(answer))).body).toMatchObject({
      authenticator: false,
      passkeys: [],
    });
  });

  it('the log names neither address, name, password nor secret', async () => {
    await portal.post('registration', anna);
    await portal.post('password-forgotten', { email: anna.email, locale: 'cs' });
    const token = await portal.secretFor(anna.email);
    await portal.post('password-reset', { token, password: other });
    const log = portal.lines.join('');
    for (const word of ['anna@', 'Novotná', password, other, token]) expect(log).not.toContain(word);
  });
});

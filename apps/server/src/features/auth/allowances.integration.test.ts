import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { authLimits } from './index.ts';
import { type AccountPortal, accountPortal, password } from './testing/portal.ts';

const anna = { firstName: 'Anna', lastName: 'Novotná', email: 'anna@example.test', password, locale: 'en' };
const changed = { firstName: 'Anna', lastName: 'Dvořáková', phone: null, locale: 'en' };

describe.each(testDatabases())('given strangers behind the address of a hall, on $name', (kind) => {
  let database: TestDatabase;
  let portal: AccountPortal;
  let cookie: string;

  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());
  beforeEach(async () => {
    portal = accountPortal(database, authLimits);
    await portal.post('registration', anna);
    cookie = await portal.signIn(anna.email);
  });
  afterEach(async () => {
    await portal.forgetAll();
    await portal.close();
  });

  /** Makes more calls than one address is allowed; returns the last status. */
  const storm = async (from?: string) => {
    let status = 0;
    for (let call = 0; call < 620; call += 1) ({ status } = await portal.post('logout', {}, from));
    return status;
  };

  it.each([
    ['without a session', undefined],
    ['with a session that nobody has', 'session=made-up'],
  ])('a storm of writes %s is refused, and whoever is signed in is served', async (_, from) => {
    expect(await storm(from)).toBe(429);
    expect((await portal.own('PUT', '', changed, cookie)).status).toBe(200);
    expect(await portal.signIn(anna.email)).not.toBe('');
  });

  it('a session that has ended is a stranger’s, also when it is remembered: its calls are refused', async () => {
    expect((await portal.own('PUT', '', changed, cookie)).status).toBe(200);
    await portal.post('logout', {}, cookie);
    expect((await portal.own('PUT', '', changed, cookie)).status).toBe(401);
    portal.clock.advance(6 * 60);
    expect(await storm(cookie)).toBe(429);
  });

  it('passwords that strangers type for somebody use up nothing of theirs', async () => {
    const close = (given?: string) => portal.own('POST', '/closing', { password: 'wrong' }, given);
    // Who is not signed in is refused before the body is read.
    for (let call = 0; call < 25; call += 1) await close();
    expect((await close()).status).toBe(401);
    expect((await close(cookie)).status).toBe(422);
  });
});

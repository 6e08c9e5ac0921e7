import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationName } from '@sevenmetre/contract';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { users } from '../../../platform/database/schema/index.ts';
import { mount } from '../../../platform/http/index.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../../platform/random/index.ts';
import { createIdentify, createIsStale } from '../index.ts';
import { anna } from '../testing/anna.ts';
import { accountPortal, type AccountPortal } from '../testing/portal.ts';

describe.each(testDatabases())('changes that need a recent sign-in on $name', (kind) => {
  let database: TestDatabase;
  let portal: AccountPortal;
  let cookie: string;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());
  beforeEach(async () => {
    portal = accountPortal(database);
    await portal.post('registration', anna);
    await database.db.update(users).set({ roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] });
    cookie = await portal.signIn(anna.email);
  });
  afterEach(async () => {
    await portal.forgetAll();
    await portal.close();
  });

  /** A call with the cookie; which handlers ran, and the answer. */
  async function call(method: 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
    const options = {
      database,
      clock: portal.clock,
      random: systemRandom,
      publicUrl: null,
      isProduction: false,
    };
    const ran: OperationName[] = [];
    const handlerOf = (name: OperationName) => () => {
      ran.push(name);
      return { status: 404, body: { error: 'user-unknown', additionalProperties: {} } } as const;
    };
    const handlers = {
      userRolesSave: handlerOf('userRolesSave'),
      userLock: handlerOf('userLock'),
      clubAdminAppoint: handlerOf('clubAdminAppoint'),
      configurationUpdate: handlerOf('configurationUpdate'),
      enumerationDelete: handlerOf('enumerationDelete'),
    };
    const { app } = testServer();
    mount(app, handlers, {
      identify: createIdentify(options),
      isStale: createIsStale(options),
      checkAnswers: true,
    });
    const url = `/api/v1/admin/${path}`;
    const answer = await app.inject({
      method,
      url,
      headers: { cookie, host: 'localhost:3000' },
      ...(payload ? { payload } : {}),
    });
    await app.close();
    return { ran, code: answer.json<{ error: string }>().error, status: answer.statusCode };
  }

  const roles = { roles: [], before: ['ROLE_USER'] };

  it('pass for a quarter of an hour after the sign-in, and are refused later until the user signs in again', async () => {
    portal.clock.advance(15 * 60);
    expect(await call('PUT', 'users/1/roles', roles)).toMatchObject({ ran: ['userRolesSave'] });
    portal.clock.advance(1);
    expect(await call('PUT', 'users/1/roles', roles)).toEqual({
      ran: [],
      code: 'sign-in-too-old',
      status: 403,
    });
    cookie = await portal.signIn(anna.email);
    expect(await call('PUT', 'users/1/roles', roles)).toMatchObject({ ran: ['userRolesSave'] });
  });

  it.each([
    ['suppliers', 'DELETE', 'enumerations/suppliers/1', undefined, true],
    ['sizes of shirts', 'DELETE', 'enumerations/tshirt-sizes/1', undefined, false],
  ] as const)('given an old sign-in, then %s: %s %s', async (_, method, path, payload, isRefused) => {
    portal.clock.advance(3600);
    expect((await call(method, path, payload)).ran).toEqual(isRefused ? [] : ['enumerationDelete']);
  });

  it('given an old sign-in, then the requirement of a second step cannot be changed, other settings can', async () => {
    portal.clock.advance(3600);
    const change = (key: string) =>
      call('PUT', `configuration/${key}?edition=1`, { value: 'false', before: null });
    expect((await change('organisers-need-second-step')).code).toBe('sign-in-too-old');
    expect((await change('another-key')).code).not.toBe('sign-in-too-old');
  });
});

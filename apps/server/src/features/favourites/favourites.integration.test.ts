import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { teams, userFavourites, users } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { favouritesHandlers } from './index.ts';

const path = '/api/v1/web/users/me/favourites';

describe.each(bothDatabases())('favourite teams of an account on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let actor: Actor | null = null;
  let known: number[] = [];

  beforeAll(async () => {
    database = await kind.open();
    await makeSmallCup(database);
    known = (await database.db.select({ id: teams.id }).from(teams)).map(({ id }) => id);
    server = testServer();
    const handlers = favouritesHandlers({ database, clock: server.clock });
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
  });
  beforeEach(async () => {
    await database.db.delete(userFavourites);
    actor = await aUser(`user-${Math.trunc(performance.now() * 1000)}@example.test`);
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  async function aUser(email: string): Promise<Actor> {
    const row = { email, passwordHash: '-', firstName: 'Anna', lastName: 'N', roles: ['ROLE_USER' as const] };
    const [user] = await database.db.insert(users).values(row).returning({ id: users.id });
    if (!user) throw new Error('no user');
    return testActor(user.id, ['ROLE_USER']);
  }
  const put = (list: readonly object[], joining = false) =>
    server.app.inject({ method: 'PUT', url: path, payload: { teams: list, joining } });
  const get = () => server.app.inject({ url: path });
  const at = (milliseconds: number) => Date.parse('2026-04-04T11:00:00Z') + milliseconds;
  const followed = (answer: { json: () => { teams: { teamId: number; on: boolean }[] } }) =>
    answer.json().teams.flatMap(({ teamId, on }) => (on ? teamId : []));

  it('given nobody signed in, then neither call answers with a list', async () => {
    actor = null;
    expect([(await get()).statusCode, (await put([])).statusCode]).toEqual([401, 401]);
  });

  it('[FA1][FA2] merges devices by team and time', async () => {
    const [a = 0, b = 0] = known;
    await put([{ teamId: a, on: true, at: at(1) }]);
    await put([{ teamId: b, on: true, at: at(2) }]);
    expect(new Set(followed(await get()))).toEqual(new Set([a, b]));
    expect(followed(await put([{ teamId: a, on: false, at: at(1) }]))).toEqual([b]);
    expect(followed(await put([{ teamId: b, on: false, at: at(0) }]))).toEqual([b]);
  });

  it('[FA3] a device that joins takes nothing away', async () => {
    const [a = 0, b = 0] = known;
    await put([{ teamId: a, on: true, at: at(1) }]);
    const joined = await put(
      [
        { teamId: a, on: false, at: at(5) },
        { teamId: b, on: true, at: at(0) },
      ],
      true,
    );
    expect(new Set(followed(joined))).toEqual(new Set([a, b]));
  });

  it('[FA5] a clock that is ahead counts as now; teams that are gone are left out; lists are each one’s own', async () => {
    const [a = 0, b = 0] = known;
    const answer = await put([
      { teamId: a, on: true, at: at(9e9) },
      { teamId: 2_000_000_000, on: true, at: at(1) },
    ]);
    expect(answer.json().teams).toEqual([{ teamId: a, on: true, at: server.clock.now().getTime() }]);
    const first = actor;
    actor = await aUser('other@example.test');
    expect((await get()).json().teams).toEqual([]);
    expect(followed(await put([{ teamId: b, on: true, at: at(1) }]))).toEqual([b]);
    actor = first;
    expect(followed(await get())).toEqual([a]);
  });

  it('given two devices at once, then both are in the list', async () => {
    const sent = known.slice(0, 4).map((teamId) => put([{ teamId, on: true, at: at(teamId) }]));
    await Promise.all(sent);
    expect(followed(await get())).toHaveLength(sent.length);
  });

  it('given an account that is gone when its list comes, then it is signed out', async () => {
    const gone = actor?.userId ?? 0;
    await database.db.delete(users).where(eq(users.id, gone));
    await aUser('stays@example.test');
    expect((await put([])).statusCode).toBe(401);
  });

  it('refuses anything but a list of favourites', async () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ teamId: index + 1, on: true, at: 1 }));
    expect([(await put(many)).statusCode, (await put([{ teamId: -1 }])).statusCode]).toEqual([400, 400]);
  });
});

import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import type { TestDatabase } from '../../../../tests/database.ts';
import { users } from '../../../platform/database/schema/index.ts';
import { mount } from '../../../platform/http/index.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { groupHandlers } from '../index.ts';

export const actorOf = (...roles: Role[]): Actor => testActor(1, ['ROLE_USER', ...roles]);
export const organiser = actorOf('ROLE_ADMIN');

/**
 * An organiser's account, and a server for groups that treats every call as made by a given actor, at first
 * the organiser.
 */
export async function makeSetup(database: TestDatabase) {
  const person = { email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
  await database.db.insert(users).values({ ...person, id: organiser.userId, roles: ['ROLE_USER'] });
  const { app, clock } = testServer();
  // Constant random bytes, so that lots are the same in every run.
  const random = { bytes: (count: number) => Buffer.alloc(count) };
  let who: Actor | null = organiser;
  mount(app, groupHandlers({ database, clock, random }), {
    identify: async () => who,
    checkAnswers: true,
  });
  return {
    /** null: nobody is signed in. */
    as: (actor: Actor | null) => {
      who = actor;
    },
    async call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
      const url = `/api/v1/admin/${path}`;
      const answer = await app.inject({ method, url, ...(payload ? { payload } : {}) });
      return { status: answer.statusCode, body: answer.json() };
    },
    async close() {
      await app.close();
      await database.cleanup();
    },
  };
}

export type Setup = Awaited<ReturnType<typeof makeSetup>>;

import { randomUUID } from 'node:crypto';
import type { PlanChange, PlanDraft } from '@sevenmetre/contract/plan/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import type { TestDatabase } from '../../../../tests/database.ts';
import { users } from '../../../platform/database/schema/index.ts';
import { mount, OpenStreams } from '../../../platform/http/index.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../../platform/random/index.ts';
import { loadEditionSnapshot } from '../../live/index.ts';
import { createPlan } from '../index.ts';

export const actorOf = (userId: number, ...roles: Role[]): Actor =>
  testActor(userId, ['ROLE_USER', ...roles]);
export const ann = actorOf(1, 'ROLE_ADMIN');
export const ben = actorOf(2, 'ROLE_ADMIN');

/**
 * Two organisers' accounts, and a server for plans that treats every call as made by a given actor, at first
 * Ann.
 */
export async function makePlanSetup(database: TestDatabase) {
  const person = { passwordHash: '-', lastName: 'B', roles: ['ROLE_USER' as const] };
  await database.db.insert(users).values([
    { ...person, id: ann.userId, email: 'ann@example.test', firstName: 'Ann' },
    { ...person, id: ben.userId, email: 'ben@example.test', firstName: 'Ben' },
  ]);
  const { app, clock, log } = testServer();
  const snapshotOf = async (id: number) => (await loadEditionSnapshot(database, id))?.snapshot ?? null;
  const published: { readonly editionId: number; readonly userId: number | null }[] = [];
  /** As if each publication asked two pairs again. */
  const afterPublication = async ({ id: editionId }: { id: number }, by: { userId: number | null }) => {
    published.push({ editionId, userId: by.userId });
    return 2;
  };
  const streams = new OpenStreams({ maxClients: 2, maxPerAddress: 2 });
  const outside = { database, clock, log, random: systemRandom, streams };
  const plan = createPlan({ ...outside, snapshotOf, afterPublication });
  let who: Actor | null = ann;
  mount(app, plan.handlers, { identify: async () => who, checkAnswers: true });
  const call = async (method: 'GET' | 'POST' | 'PUT', path = '', payload?: object) => {
    const url = `/api/v1/admin/plan${path}`;
    const answer = await app.inject({ method, url, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    app,
    clock,
    /** What was told after each publication, in its transaction. */
    published,
    call,
    /** null: nobody is signed in. */
    as: (actor: Actor | null) => {
      who = actor;
    },
    command: (revision: number, change: PlanChange, clientKey: string = randomUUID()) =>
      call('POST', '/draft/commands', { clientKey, revision, change }),
    async draft(): Promise<PlanDraft> {
      return (await call('GET', '/draft')).body;
    },
    async close() {
      await plan.stop();
      await app.close();
      await database.cleanup();
    },
  };
}

export type PlanSetup = Awaited<ReturnType<typeof makePlanSetup>>;

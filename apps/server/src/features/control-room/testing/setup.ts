import { eq } from 'drizzle-orm';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { TestDatabase } from '../../../../tests/database.ts';
import { makeSmallCup } from '../../../../tests/small-cup.ts';
import type { SmallCup } from '../../../../tests/small-cup.ts';
import { matches, users } from '../../../platform/database/schema/index.ts';
import { mount } from '../../../platform/http/index.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { createNoteUnsent } from '../../auth/index.ts';
import { appendChange } from '../../live/index.ts';
import { protestHandlers } from '../../protests/index.ts';
import { testLive } from '../../../../tests/test-live.ts';
import { reporterHandlers } from '../../reporter/index.ts';
import { controlRoomHandlers } from '../index.ts';

/** Account ids of organisers. */
export const [jana, lenka] = [901, 902];

/** A tournament on its day, a server that answers for its control room, and two organisers. */
export async function openRoom(database: TestDatabase) {
  const cup = await makeSmallCup(database);
  const account = { passwordHash: '-', lastName: 'Dubová', roles: ['ROLE_USER' as const] };
  await database.db.insert(users).values([
    { ...account, id: jana, email: 'jana@example.test', firstName: 'Jana' },
    { ...account, id: lenka, email: 'lenka@example.test', firstName: 'Lenka' },
  ]);
  const { app, clock } = testServer();
  const live = testLive({ database, clock });
  await live.start();
  let userId = jana;
  const identify = async (): Promise<Actor> => testActor(userId, ['ROLE_USER', 'ROLE_ADMIN']);
  const snapshot = () => live.publisher.state?.snapshot ?? null;
  const handlers = {
    ...controlRoomHandlers({ database, clock, snapshot }),
    ...protestHandlers({ database, clock }),
    ...reporterHandlers(
      { database, clock, snapshot },
      createNoteUnsent({ database, clock, publicUrl: null }),
    ),
  };
  mount(app, handlers, { identify, checkAnswers: true });
  return {
    cup,
    clock,
    snapshot,
    as: (id: number) => {
      userId = id;
    },
    catchUp: () => live.publisher.catchUp(),
    async call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
      const url = `/api/v1/admin/${path}`;
      const answer = await app.inject({ method, url, ...(payload ? { payload } : {}) });
      return { status: answer.statusCode, body: answer.json() };
    },
    /** The bytes of a file. */
    async download(path: string) {
      return (await app.inject({ method: 'GET', url: `/api/v1/admin/${path}` })).rawPayload;
    },
    /** A call of a reporter's device with the token of its session. */
    async fromDevice(token: string, path: string) {
      const headers = { cookie: `session=${token}` };
      const answer = await app.inject({ method: 'GET', url: `/api/v1/reporter/${path}`, headers });
      return answer.statusCode;
    },
    /** The body of its answer. */
    async readFromDevice(token: string, path: string) {
      const headers = { cookie: `session=${token}` };
      return (await app.inject({ method: 'GET', url: `/api/v1/reporter/${path}`, headers })).json();
    },
    async close() {
      live.stop(() => 0);
      await app.close();
      await database.cleanup();
    },
  };
}

export type Room = Awaited<ReturnType<typeof openRoom>>;

/** The first match ended at 10:34 in Prague and waits for approval. */
export async function endFirstMatch(database: TestDatabase, cup: SmallCup): Promise<void> {
  const [id = 0] = cup.matches;
  await database.transaction(async (tx) => {
    await tx
      .update(matches)
      .set({
        stageId: cup.stages.waiting_for_approval,
        homeScore: 17,
        awayScore: 15,
        startedAt: new Date('2026-06-13T08:00:00Z'),
        endedAt: new Date('2026-06-13T08:34:00Z'),
      })
      .where(eq(matches.id, id));
    await appendChange(tx, { structure: true });
  });
}

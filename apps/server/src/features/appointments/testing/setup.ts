import { eq } from 'drizzle-orm';
import type { AppointmentBoard } from '@sevenmetre/contract/appointments/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { TestDatabase } from '../../../../tests/database.ts';
import type { SmallCup } from '../../../../tests/small-cup.ts';
import { testLive } from '../../../../tests/test-live.ts';
import { referees, users } from '../../../platform/database/schema/index.ts';
import { mount } from '../../../platform/http/index.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../../platform/random/index.ts';
import { appointmentHandlers } from '../index.ts';

const person = (userId: number, ...roles: Actor['roles'][number][]): Actor =>
  testActor(userId, ['ROLE_USER', ...roles]);
export const director = person(1, 'ROLE_ADMIN');
export const lenka = person(2);
export const stranger = person(3);

/** Four referees; the first two have named each other, the first one has an account. */
export async function makeReferees({ db }: TestDatabase, { editionId }: SmallCup): Promise<number[]> {
  const account = { passwordHash: '-', lastName: 'B', roles: ['ROLE_USER' as const] };
  await db.insert(users).values([
    { ...account, id: 1, email: 'director@example.test', firstName: 'Ann' },
    { ...account, id: 2, email: 'lenka@example.test', firstName: 'Lenka' },
    { ...account, id: 3, email: 'stranger@example.test', firstName: 'Ota' },
  ]);
  const names = ['Hrubá', 'Jemná', 'Malý', 'Velký'];
  const rows = await db
    .insert(referees)
    .values(
      names.map((lastName, index) => ({
        editionId,
        firstName: 'R',
        lastName,
        userId: index === 0 ? 2 : null,
        email: `r${index}@example.test`,
        phone: `+42060112345${index}`,
        registrationState: 'approved' as const,
      })),
    )
    .returning();
  const ids = rows.map(({ id }) => id);
  const [first = 0, second = 0] = ids;
  await db.update(referees).set({ colleagueRefereeId: second }).where(eq(referees.id, first));
  await db.update(referees).set({ colleagueRefereeId: first }).where(eq(referees.id, second));
  return ids;
}

/** A server on which every call is made by the director, until somebody else does. */
export async function makeSetup(database: TestDatabase) {
  const { app, clock, log } = testServer();
  const live = testLive({ database, clock, log });
  await live.start();
  let who: Actor | null = director;
  const snapshot = () => live.publisher.state?.snapshot ?? null;
  const handlers = appointmentHandlers({ database, clock, random: systemRandom, snapshot });
  mount(app, handlers, { identify: async () => who, checkAnswers: true });
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.inject({ method, url: `/api/v1${url}`, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, answer, body: answer.body.startsWith('{') ? answer.json() : null };
  };
  return {
    clock,
    call,
    as: (actor: Actor | null) => {
      who = actor;
    },
    board: async (): Promise<AppointmentBoard> => (await call('GET', '/admin/appointments')).body,
    async close() {
      live.stop(() => 0);
      await app.close();
    },
  };
}

export type Setup = Awaited<ReturnType<typeof makeSetup>>;

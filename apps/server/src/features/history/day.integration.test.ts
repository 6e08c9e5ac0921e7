import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DayHistory } from '@sevenmetre/contract/history/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { audit, clubs, editions, messages, users } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { historyHandlers } from './index.ts';

/** Two hours ahead of UTC at the time of the test: its midnight is at 22:00 UTC of the day before. */
const timeZone = 'Europe/Prague';

describe.each(bothDatabases())('what was done today on $name', (kind) => {
  let database: TestDatabase;
  let before: SmallCup;
  let cup: SmallCup;
  let server: ReturnType<typeof testServer>;
  let actor: Actor | null = null;
  let organiser = 0;

  beforeAll(async () => {
    database = await kind.open();
    before = await makeSmallCup(database, 2025);
    cup = await makeSmallCup(database, 2026);
    await database.db.update(editions).set({ timeZone }).where(eq(editions.id, cup.editionId));
    await database.db.update(clubs).set({ name: 'KS Warta' }).where(eq(clubs.id, cup.clubId));
    const person = { email: 'boss@example.test', passwordHash: '-', firstName: 'Petr', lastName: 'Kučera' };
    const [row] = await database.db
      .insert(users)
      .values({ ...person, roles: ['ROLE_USER'] })
      .returning();
    organiser = row?.id ?? 0;
    server = testServer();
    const handlers = historyHandlers({ database, clock: server.clock });
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
  });
  beforeEach(async () => {
    await database.db.delete(audit);
    actor = as('ROLE_ADMIN');
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  it('given a club that was accepted, then it says who did that, and names the club', async () => {
    await record('club.state', '2026-04-04T07:14:00Z', { after: { state: 'approved' } });
    expect(await lines()).toMatchObject([
      {
        at: '2026-04-04T07:14:00Z',
        kind: 'club-approved',
        by: 'Petr Kučera',
        count: 1,
        subject: { id: cup.clubId, name: 'KS Warta' },
      },
    ]);
  });

  it('given something done before midnight of the tournament, then it is not of today', async () => {
    await record('invoice.issued', '2026-04-03T21:59:59Z');
    await record('payment.recorded', '2026-04-03T22:00:00Z');
    expect((await lines()).map(({ kind: what }) => what)).toEqual(['payment-recorded']);
  });

  it('given clubs, settings and messages of another edition, then they are left out', async () => {
    const at = '2026-04-04T08:00:00Z';
    await record('club.state', at, { subjectId: before.clubId, after: { state: 'approved' } });
    const settings = { subjectType: 'configuration', editionId: before.editionId };
    await record('configuration.update', at, settings);
    const texts = { internalName: 'x', textCs: 'x', textEn: 'x', recipientType: 'clubs' } as const;
    const [message] = await database.db
      .insert(messages)
      .values({ ...texts, editionId: before.editionId })
      .returning();
    await record('message.sent', at, { subjectType: 'message', subjectId: message?.id ?? 0 });
    expect(await lines()).toEqual([]);
  });

  it('given a bank file, then its new payments are counted, and events of matches are no part of the day', async () => {
    const subject = { subjectType: 'edition', subjectId: cup.editionId, editionId: cup.editionId };
    const after = { matched: 9, unmatched: 3, known: 40, outgoing: 2 };
    await record('bank.imported', '2026-04-04T06:50:00Z', { ...subject, after });
    await record('match.clock', '2026-04-04T08:00:00Z', { subjectType: 'match', subjectId: 1 });
    expect(await lines()).toMatchObject([{ kind: 'bank-imported', count: 12, subject: null }]);
  });

  it('[PE2] given nobody or somebody who does not organise, then nothing is shown', async () => {
    await record('club.state', '2026-04-04T07:14:00Z', { after: { state: 'approved' } });
    actor = null;
    expect((await call()).status).toBe(401);
    actor = as('ROLE_COMPETITION_SUPER_REPORTER', 'ROLE_LATE_REGISTRATION');
    expect((await call()).status).toBe(403);
  });

  const as = (...roles: Role[]): Actor => testActor(organiser, ['ROLE_USER', ...roles]);

  const call = async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/api/v1/admin/day-history' });
    return { status: answer.statusCode, body: answer.json() };
  };
  const lines = async (): Promise<DayHistory['lines']> => (await call()).body.lines;

  /** An entry about the club of the cup, unless it says otherwise. */
  async function record(action: string, at: string, over: Partial<typeof audit.$inferInsert> = {}) {
    const subject = { subjectType: 'club', subjectId: cup.clubId };
    await database.db
      .insert(audit)
      .values({ ...subject, action, at: new Date(at), userId: organiser, ...over });
  }
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { createIsFrozen } from '../src/features/editions/index.ts';
import { groupHandlers } from '../src/features/groups/index.ts';
import { editions, users } from '../src/platform/database/schema/index.ts';
import { mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { makeSmallCup } from './small-cup.ts';

const organiser: Actor = testActor(1, ['ROLE_USER', 'ROLE_ADMIN']);

describe.each(testDatabases())('a prepared edition beside a closed one on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let currentId = 0;
  let preparedId = 0;

  beforeAll(async () => {
    database = await kind.open();
    const { db } = database;
    const person = { email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    await db.insert(users).values({ ...person, id: organiser.userId, roles: [] });
    currentId = (await makeSmallCup(database, 2026)).editionId;
    const [current] = await db.select().from(editions).where(eq(editions.id, currentId));
    if (!current) throw new Error('There is no current edition');
    const { name, city, timeZone, currencyCode, tieBreakers, tieBreakersUnfinished } = current;
    const settings = { name, city, timeZone, currencyCode, tieBreakers, tieBreakersUnfinished };
    const days = { year: 2027, startDate: '2027-06-12', endDate: '2027-06-13' };
    const [prepared] = await db
      .insert(editions)
      .values({ ...settings, ...days, isCurrent: false })
      .returning();
    preparedId = prepared?.id ?? 0;
    server = testServer();
    const { app, clock } = server;
    const handlers = groupHandlers({ database, clock, random: { bytes: (count) => Buffer.alloc(count) } });
    const isFrozen = createIsFrozen(database);
    mount(app, handlers, { identify: async () => organiser, isFrozen, checkAnswers: true });
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const close = (id: number) =>
    database.db
      .update(editions)
      .set({ closedAt: new Date('2026-06-20T10:00:00Z') })
      .where(eq(editions.id, id));
  const order = async (edition: number | null) => {
    const url = `/api/v1/admin/tie-breakers${edition === null ? '' : `?edition=${edition}`}`;
    const before = {
      tieBreakers: ['points', 'headToHeadPoints', 'overallDifference', 'overallGoals', 'lots'],
      tieBreakersUnfinished: ['points', 'overallDifference', 'overallGoals'],
    };
    const lists = { ...before, tieBreakers: ['points', 'overallDifference', 'lots'] };
    const payload = { categoryId: null, lists, before };
    const answer = await server.app.inject({ method: 'PUT', url, payload });
    return [answer.statusCode, answer.json<{ error?: string }>().error];
  };

  it('[ED4] given the current edition is closed, then the order of its tables is refused, by either name, and that of the next is saved', async () => {
    await close(currentId);
    expect(await order(null)).toEqual([409, 'edition-closed']);
    expect(await order(currentId)).toEqual([409, 'edition-closed']);
    expect(await order(preparedId)).toEqual([200, undefined]);
  });

  it('[ED4] given the prepared edition is closed itself, then the order of its tables is refused', async () => {
    await close(preparedId);
    expect(await order(preparedId)).toEqual([409, 'edition-closed']);
  });
});

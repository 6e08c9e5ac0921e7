import { eq, sql } from 'drizzle-orm';
import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { isUniqueViolation, sqlError, sqlState } from './index.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const scores = pgTable('scores', {
  id: integer().primaryKey(),
  homeGoals: integer().notNull(),
  playedAt: timestamp({ withTimezone: true, precision: 3 }),
  note: text().unique('scores_note'),
  photo: bytea(),
});

describe.each(bothDatabases())('on $name', ({ openEmpty }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openEmpty();
    await database.db.execute(sql`create table scores (id int primary key, home_goals int not null,
      played_at timestamptz(3), note text constraint scores_note unique, photo bytea)`);
  });
  afterAll(() => database.cleanup());

  const insert = (id: number, homeGoals = 0) =>
    database.transaction((tx) => tx.insert(scores).values({ id, homeGoals }));
  const find = async (id: number) => (await database.db.select().from(scores).where(eq(scores.id, id)))[0];

  test('what a transaction stored can be read after it, with every type as it was', async () => {
    const row = {
      id: 1,
      homeGoals: 7,
      playedAt: new Date('2026-06-13T09:00:00.123Z'),
      note: 'žluťoučký',
      photo: null,
    };
    await database.transaction((tx) => tx.insert(scores).values(row));
    expect(await find(1)).toEqual(row);
  });

  test('bytes and big counts come back alike in both modes', async () => {
    const photo = new Uint8Array([0, 255, 92]);
    await database.transaction((tx) => tx.insert(scores).values({ id: 2, homeGoals: 0, photo }));
    expect([...((await find(2))?.photo ?? [])]).toEqual([0, 255, 92]);
    const { rows } = await database.db.execute(sql`select 9007199254740993::int8 as big, now() as now`);
    expect(rows).toEqual([{ big: '9007199254740993', now: expect.any(String) }]);
  });

  test('a transaction that throws leaves nothing', async () => {
    const attempt = database.transaction(async (tx) => {
      await tx.insert(scores).values({ id: 10, homeGoals: 0 });
      throw new Error('the referee was wrong');
    });
    await expect(attempt).rejects.toThrow('the referee was wrong');
    expect(await find(10)).toBeUndefined();
  });

  test('what is checked only at the commit refuses the whole transaction with its own reason', async () => {
    await database.db.execute(
      sql`create table halves (score_id int references scores deferrable initially deferred)`,
    );
    const attempt = database.transaction(async (tx) => {
      await tx.insert(scores).values({ id: 15, homeGoals: 0 });
      await tx.execute(sql`insert into halves values (16)`);
    });
    const error: unknown = await attempt.catch((reason: unknown) => reason);
    expect(sqlError(error)?.sqlState).toBe('23503');
    expect(await find(15)).toBeUndefined();
    await insert(17);
  });

  test('a transaction that swallowed the error of a statement does not pretend to be stored', async () => {
    await insert(20);
    const attempt = database.transaction(async (tx) => {
      await tx.insert(scores).values({ id: 21, homeGoals: 0 });
      await tx
        .insert(scores)
        .values({ id: 20, homeGoals: 0 })
        .catch(() => {});
    });
    await expect(attempt).rejects.toThrow('nothing was stored');
    expect(await find(21)).toBeUndefined();
  });

  test('a savepoint may fail and the transaction goes on', async () => {
    await insert(30);
    await database.transaction(async (tx) => {
      await tx.transaction((inner) => inner.insert(scores).values({ id: 30, homeGoals: 0 })).catch(() => {});
      await tx.insert(scores).values({ id: 31, homeGoals: 0 });
    });
    expect(await find(31)).toBeDefined();
  });

  test('the outer database and a second transaction are refused inside a transaction, and work after it', async () => {
    const direct = database.transaction(async () => await database.db.select().from(scores));
    await expect(direct).rejects.toThrow('The database was used directly inside a transaction');
    const second = database.transaction(async () => await database.transaction(async () => 1));
    await expect(second).rejects.toThrow('A second transaction was opened inside a transaction');
    let later: Promise<unknown> | undefined;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    await database.transaction(async () => {
      later = ended.then(() => database.db.select().from(scores));
    });
    end();
    await expect(later).resolves.toBeDefined();
  });

  test('50 read-modify-writes at once, each with its row locked, count to 50', async () => {
    await insert(40);
    const addGoal = () =>
      database.transaction(async (tx) => {
        const [row] = await tx.select().from(scores).where(eq(scores.id, 40)).for('update');
        const homeGoals = (row?.homeGoals ?? Number.NaN) + 1;
        await tx.update(scores).set({ homeGoals }).where(eq(scores.id, 40));
      });
    await Promise.all(Array.from({ length: 50 }, addGoal));
    expect((await find(40))?.homeGoals).toBe(50);
  });

  test('nobody sees a transaction before it is committed', async () => {
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    const storing = database.transaction(async (tx) => {
      await tx.insert(scores).values({ id: 50, homeGoals: 0 });
      write();
      await new Promise((resolve) => setTimeout(resolve, 20));
      await tx.update(scores).set({ homeGoals: 1 }).where(eq(scores.id, 50));
    });
    await written;
    expect((await find(50))?.homeGoals ?? 1).toBe(1);
    await storing;
  });

  test('a refused statement has its state and constraint, through Drizzle', async () => {
    await database.transaction((tx) => tx.insert(scores).values({ id: 60, homeGoals: 0, note: 'once' }));
    const attempt = database.transaction((tx) =>
      tx.insert(scores).values({ id: 61, homeGoals: 0, note: 'once' }),
    );
    const error: unknown = await attempt.catch((reason: unknown) => reason);
    expect(sqlError(error)).toEqual({
      sqlState: sqlState.uniqueViolation,
      constraint: 'scores_note',
      table: 'scores',
    });
    expect(isUniqueViolation(error, 'scores_note')).toBe(true);
    expect(isUniqueViolation(error, 'scores_pkey')).toBe(false);
    expect(sqlError(new Error('something else'))).toBeNull();
  });

  test('a notification arrives after the commit, and not after a rollback', async () => {
    const log: string[] = [];
    const { promise: rung, resolve } = Promise.withResolvers<void>();
    const stop = database.onNotification(() => {
      log.push('notification');
      resolve();
    });
    await database
      .transaction(async (tx) => {
        await database.notify(tx);
        throw new Error('undone');
      })
      .catch(() => log.push('rollback'));
    await database.transaction(async (tx) => {
      await database.notify(tx);
      await tx.execute(sql`select 1`);
      log.push('still inside');
    });
    await rung;
    stop();
    expect(log).toEqual(['rollback', 'still inside', 'notification']);
  });

  test('an isolation level can be asked for', async () => {
    const level = await database.transaction(
      async (tx) =>
        (await tx.execute<{ level: string }>(sql`select current_setting('transaction_isolation') as level`))
          .rows,
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    expect(level).toEqual([{ level: 'repeatable read' }]);
  });

  test('the settings that make a commit safe are on, and the clock of the session shows UTC', async () => {
    const { rows } = await database.db.execute(sql`select current_setting('synchronous_commit') as commit,
      current_setting('fsync') as fsync, current_setting('full_page_writes') as pages, current_setting('TimeZone') as zone`);
    expect(rows).toEqual([{ commit: 'on', fsync: 'on', pages: 'on', zone: 'UTC' }]);
  });
});

test.each(bothDatabases())(
  'a closed $name database refuses calls and is not ready',
  async ({ openEmpty }) => {
    const database = await openEmpty();
    expect(await database.ready()).toBe(true);
    await database.cleanup();
    expect(await database.ready()).toBe(false);
    await expect(database.db.execute(sql`select 1`)).rejects.toThrow('Failed query');
    await expect(database.transaction(async () => 1)).rejects.toThrow(/is closed|after calling end/);
  },
);

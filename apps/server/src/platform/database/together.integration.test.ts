import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { sqlError, sendLast, sendTogether, sqlState } from './index.ts';

/** Enough repeats for each statement to be prepared and then sent together with others. */
const repeats = 6;

describe.each(bothDatabases())(
  'on $name, given statements that are repeated until they travel together',
  ({ openEmpty }) => {
    let database: TestDatabase;
    let lastId = 0;

    beforeAll(async () => {
      database = await openEmpty();
      await database.db.execute(sql`create table shots (id int primary key, half int not null)`);
    });
    afterAll(() => database.cleanup());

    const insert = (id: number, half: number) => sql`insert into shots values (${id}, ${half}::int)`;
    const storedIds = async () => {
      const { rows } = await database.db.execute<{ id: number }>(sql`select id from shots order by id`);
      return rows.map(({ id }) => id);
    };

    test('then each gets its own answer, in the order of sending, and sees what those before it did', async () => {
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const id = (lastId += 1);
        const answers = await database.transaction((tx) =>
          sendTogether(tx, [
            async () => tx.execute(sql`select count(*)::int as before from shots where id = ${id}`),
            async () => tx.execute(insert(id, 1)),
            async () => tx.execute(sql`select half from shots where id = ${id}`),
            async () => tx.execute(sql`select id from shots where false`),
          ]),
        );
        expect(answers.map(({ rows }) => rows)).toEqual([[{ before: 0 }], [], [{ half: 1 }], []]);
      }
    });

    test('when one of the last is refused, then its reason is thrown, nothing of the transaction is stored, and the next works', async () => {
      const taken = (lastId += 1);
      await database.db.execute(insert(taken, 1));
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const [before, after] = [(lastId += 1), (lastId += 1)];
        const stored = await storedIds();
        const attempt = database.transaction((tx) =>
          sendLast(tx, [
            async () => tx.execute(insert(before, 1)),
            async () => tx.execute(insert(taken, 1)),
            async () => tx.execute(insert(after, 1)),
          ]),
        );
        const error: unknown = await attempt.catch((reason: unknown) => reason);
        expect(sqlError(error)?.sqlState).toBe(sqlState.uniqueViolation);
        expect(await storedIds()).toEqual(stored);
        await database.transaction((tx) => tx.execute(insert(after, 2)));
        expect(await storedIds()).toEqual([...stored, after]);
      }
    });

    test('when a value is refused by its type, then that is the answer to its statement alone', async () => {
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const id = (lastId += 1);
        const half = repeat < repeats - 1 ? '1' : 'first';
        const attempt = database.transaction(async (tx) => {
          const [, count] = await sendTogether(tx, [
            async () => tx.execute(sql`insert into shots values (${id}, ${half}::int)`),
            async () => tx.execute(sql`select count(*)::int as count from shots where id = ${id}`),
          ]);
          return count.rows;
        });
        if (half === '1') expect(await attempt).toEqual([{ count: 1 }]);
        else await expect(attempt).rejects.toThrow('Failed query');
      }
      expect(await storedIds()).not.toContain(lastId);
    });

    test('when they belong to nobody’s transaction and come in one moment, then one that is refused leaves the others stored', async () => {
      const taken = (lastId += 1);
      await database.db.execute(insert(taken, 1));
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const [one, other] = [(lastId += 1), (lastId += 1)];
        const settled = await Promise.allSettled(
          [one, taken, other].map((id) => database.db.execute(insert(id, 1))),
        );
        expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
        expect(await storedIds()).toEqual(expect.arrayContaining([one, other]));
      }
    });

    test('when transactions and single statements come in one moment, then each is a matter of its own', async () => {
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const ids = Array.from({ length: 6 }, () => (lastId += 1));
        const settled = await Promise.allSettled(
          ids.map((id, index) => {
            if (index % 3 === 0) return database.db.execute(insert(id, 1));
            return database.transaction(async (tx) => {
              await tx.execute(insert(id, 1));
              if (index % 3 === 2) throw new Error('taken back');
            });
          }),
        );
        expect(settled.map(({ status }) => status)).toEqual(
          ids.map((_, index) => (index % 3 === 2 ? 'rejected' : 'fulfilled')),
        );
        const stored = await storedIds();
        expect(ids.filter((id) => stored.includes(id))).toEqual(ids.filter((_, index) => index % 3 !== 2));
      }
    });
  },
);

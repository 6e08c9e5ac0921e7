import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import {
  appendChange,
  ensureLiveState,
  findNewsAfter,
  findLiveVersion,
  newEpoch,
  pruneChanges,
} from './changes.repository.ts';

describe.each(bothDatabases())('stored changes on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  test('given no live version, then writing says what is missing', async () => {
    await expect(database.transaction((tx) => appendChange(tx, {}))).rejects.toThrow('ensureLiveState');
  });

  test('given 20 writers at once, some of whom fail, then versions are gapless', async () => {
    await database.transaction(ensureLiveState);
    await database.transaction(ensureLiveState);
    const writer = async (number: number) => {
      for (let i = 0; i < 5; i++) {
        const committed = database.transaction(async (tx) => {
          const v = await appendChange(tx, { events: [{ matchId: number, changed: [], deletedIds: [i] }] });
          if ((number + i) % 4 === 0) throw new Error('refused after all');
          return v;
        });
        await committed.catch(() => {});
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, number) => writer(number)));
    const stored = (await findNewsAfter(0, 1000, database.db)).changes;
    expect(stored.map(({ v }) => v)).toEqual(Array.from({ length: 75 }, (_, index) => index + 1));
    expect(await findLiveVersion(database.db)).toMatchObject({ v: 75 });
  });

  test('given a change, then it comes back as it was stored, with its version', async () => {
    const v = await database.transaction((tx) => appendChange(tx, { structure: true }));
    expect((await findNewsAfter(v - 1, 10, database.db)).changes).toEqual([
      { v, structure: true, matches: [], groupTeams: [], events: [], rosters: [] },
    ]);
  });

  test('given a commit, then a notification arrives', async () => {
    const rung = new Promise<void>((resolve) => {
      const stop = database.onNotification(() => {
        stop();
        resolve();
      });
    });
    await database.transaction((tx) => appendChange(tx, {}));
    await rung;
  });

  test('given old changes, then they are forgotten in steps and the last stay', async () => {
    await pruneChanges({ keep: 30, step: 10 }, database.db);
    const [first] = (await findNewsAfter(0, 1, database.db)).changes;
    expect(first?.v).toBe(41);
    await pruneChanges({ keep: 1000, step: 10 }, database.db);
    expect(await database.db.execute(sql`select count(*)::int as n from changes`)).toMatchObject({
      rows: [{ n: 37 }],
    });
  });

  test('given a new epoch, then versions go on and the changes before are gone', async () => {
    const before = await findLiveVersion(database.db);
    await database.transaction(newEpoch);
    const after = await findLiveVersion(database.db);
    expect(after?.v).toBe(before?.v);
    expect(after?.epoch).not.toBe(before?.epoch);
    expect(after?.epoch).toMatch(/^[0-9a-f]{10}$/);
    expect((await findNewsAfter(0, 10, database.db)).changes).toEqual([]);
  });
});

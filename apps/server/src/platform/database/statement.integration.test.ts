import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { sendTogether, statement } from './index.ts';
import type { Db } from './index.ts';
import { files } from './schema/index.ts';

interface FileRow {
  readonly id: number;
  readonly storageKey: string;
  readonly size: number | null;
  readonly createdAt: Date;
}

let built = 0;
const ofKey = statement<{ key: string }, FileRow[]>((db: Db) => {
  built += 1;
  return db
    .select({ id: files.id, storageKey: files.storageKey, size: files.size, createdAt: files.createdAt })
    .from(files)
    .where(eq(files.storageKey, sql.placeholder('key')));
});
const inserted = statement((db: Db) =>
  db.insert(files).values({
    storageKey: sql.placeholder('key'),
    filename: 'a',
    extension: 'pdf',
    folder: 'b',
    size: sql.placeholder('size'),
    createdAt: sql.placeholder('createdAt'),
  }),
);

describe.each(bothDatabases())('a statement whose text is made once, on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  test('given other values with each call, then each call gets its own rows, read like any other', async () => {
    built = 0;
    const createdAt = new Date('2026-04-04T08:00:00.250Z');
    await database.transaction(async (tx) => {
      await inserted(tx, { key: 'one', size: 1, createdAt });
      await inserted(tx, { key: 'two', size: null, createdAt });
    });
    const found = await database.transaction((tx) =>
      sendTogether(tx, [() => ofKey(tx, { key: 'two' }), () => ofKey(tx, { key: 'one' })]),
    );
    expect(found).toEqual([
      [{ id: expect.any(Number), storageKey: 'two', size: null, createdAt }],
      [{ id: expect.any(Number), storageKey: 'one', size: 1, createdAt }],
    ]);
    expect(await ofKey(database.db, { key: 'three' })).toEqual([]);
    expect(built).toBeLessThanOrEqual(1);
  });

  test('given a value that was not named, then nothing is sent', async () => {
    await expect(inserted(database.db, { key: 'four' })).rejects.toThrow('size');
  });
});

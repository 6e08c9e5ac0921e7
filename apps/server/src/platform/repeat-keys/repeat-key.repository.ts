import { and, eq } from 'drizzle-orm';
import type { Tx } from '../database/index.ts';
import { repeatKeys } from '../database/schema/index.ts';

type RepeatKeyRow = typeof repeatKeys.$inferSelect;
type Key = Pick<RepeatKeyRow, 'scope' | 'key'>;

/** Waits for another transaction that holds the key. false: the key is used. */
export async function insertUnlessThere(row: RepeatKeyRow, tx: Tx): Promise<boolean> {
  const stored = await tx
    .insert(repeatKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: repeatKeys.key });
  return stored.length > 0;
}

export async function find(key: Key, tx: Tx): Promise<RepeatKeyRow | null> {
  const [row] = await tx.select().from(repeatKeys).where(is(key));
  return row ?? null;
}

export async function updateRecord(key: Key, recordId: number, tx: Tx): Promise<void> {
  await tx.update(repeatKeys).set({ recordId }).where(is(key));
}

export async function remove(key: Key, tx: Tx): Promise<void> {
  await tx.delete(repeatKeys).where(is(key));
}

function is({ scope, key }: Key) {
  return and(eq(repeatKeys.scope, scope), eq(repeatKeys.key, key));
}

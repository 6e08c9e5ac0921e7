import { and, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { editions } from '../../platform/database/schema/index.ts';

export type EditionRow = typeof editions.$inferSelect;

export async function findById(id: number, tx: Db | Tx): Promise<EditionRow | null> {
  const [row] = await tx.select().from(editions).where(eq(editions.id, id));
  return row ?? null;
}

/** Comes before every other lock. Approval, reopening and import take it, a single event does not. */
export async function lockById(id: number, tx: Tx): Promise<void> {
  await tx.select({ id: editions.id }).from(editions).where(eq(editions.id, id)).for('update');
}

/** Exactly one edition is current. */
export async function makeCurrent(id: number, tx: Tx): Promise<void> {
  await tx
    .update(editions)
    .set({ isCurrent: false })
    .where(and(eq(editions.isCurrent, true), ne(editions.id, id)));
  await tx.update(editions).set({ isCurrent: true }).where(eq(editions.id, id));
}

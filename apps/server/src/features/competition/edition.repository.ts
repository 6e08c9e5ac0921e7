import { and, eq, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/index.ts';
import { editions } from '../../platform/database/schema/index.ts';

export type EditionRow = typeof editions.$inferSelect;
export type NewEdition = Omit<typeof editions.$inferInsert, 'id'>;

export async function findById(id: number, tx: Db | Tx): Promise<EditionRow | null> {
  const [row] = await tx.select().from(editions).where(eq(editions.id, id));
  return row ?? null;
}

/** Locked before any other row. Approval, reopening and import take this lock; a single event does not. */
export async function lockById(id: number, tx: Tx): Promise<void> {
  await tx.select({ id: editions.id }).from(editions).where(eq(editions.id, id)).for('update');
}

/**
 * The lock that a new row of the edition takes by its foreign key. Taken before other locks of the edition, it keeps
 * the order of those who begin with `lockById`; taken after them, both may wait for each other.
 */
export async function lockForRows(id: number, tx: Tx): Promise<void> {
  await tx.select({ id: editions.id }).from(editions).where(eq(editions.id, id)).for('key share');
}

export async function insert(row: NewEdition, tx: Tx): Promise<number> {
  const [stored] = await tx.insert(editions).values(row).returning({ id: editions.id });
  if (!stored) throw new Error('A new edition has no id');
  return stored.id;
}

/** A concurrent insert of the same name and year waits, and then finds the edition locked. */
export async function findOrInsert(row: NewEdition, tx: Tx): Promise<EditionRow> {
  await tx.insert(editions).values(row).onConflictDoNothing();
  const [stored] = await tx
    .select()
    .from(editions)
    .where(and(eq(editions.name, row.name), eq(editions.year, row.year)))
    .for('update');
  if (!stored) throw new Error('an edition is gone right after it was made');
  return stored;
}

export async function update(id: number, patch: Partial<NewEdition>, tx: Tx): Promise<void> {
  await tx.update(editions).set(patch).where(eq(editions.id, id));
}

/** Deletes the edition and everything that refers to it. */
export async function deleteById(id: number, tx: Tx): Promise<void> {
  await tx.delete(editions).where(eq(editions.id, id));
}

/** Makes this the only current edition. */
export async function makeCurrent(id: number, tx: Tx): Promise<void> {
  await tx
    .update(editions)
    .set({ isCurrent: false })
    .where(and(eq(editions.isCurrent, true), ne(editions.id, id)));
  await tx.update(editions).set({ isCurrent: true }).where(eq(editions.id, id));
}

/** The edition that is public and open to clubs. null: none yet. */
export async function findCurrentEdition(db: Db | Tx): Promise<EditionRow | null> {
  const [row] = await db.select().from(editions).where(eq(editions.isCurrent, true));
  return row ?? null;
}

/**
 * The current edition, for a change that adds clubs or teams: waits for an import of the organiser, and imports wait for
 * it. Taken before all other locks, since new rows lock the edition in the same way.
 */
export async function shareCurrentEdition(tx: Tx): Promise<EditionRow | null> {
  const [row] = await tx.select().from(editions).where(eq(editions.isCurrent, true)).for('key share');
  return row ?? null;
}

/** Names of all editions, past and prepared ones included. */
export async function findEditionNames(db: Db | Tx): Promise<string[]> {
  const rows = await db.selectDistinct({ name: editions.name }).from(editions);
  return rows.map(({ name }) => name);
}

/** Joins `editions` so that only rows of the current one are left. @param editionId the column that names their edition */
export function ofCurrentEdition(editionId: PgColumn): SQL | undefined {
  return and(eq(editions.id, editionId), eq(editions.isCurrent, true));
}

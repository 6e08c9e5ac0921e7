import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { clubs } from '../../platform/database/schema/index.ts';

export type ClubRow = typeof clubs.$inferSelect;
export type NewClub = Omit<typeof clubs.$inferInsert, 'id'>;
export type ClubPatch = Partial<Omit<NewClub, 'editionId'>>;

/** Waits for a concurrent insert of the same key. null: that one was first. */
export async function insert(row: NewClub, tx: Tx): Promise<ClubRow | null> {
  const [stored] = await tx.insert(clubs).values(row).onConflictDoNothing().returning();
  return stored ?? null;
}

/** Returns the changed rows; the caller holds their locks. */
export function update(ids: readonly number[], patch: ClubPatch, tx: Tx): Promise<ClubRow[]> {
  return tx
    .update(clubs)
    .set(patch)
    .where(inArray(clubs.id, [...ids]))
    .returning();
}

/** Returns the id of the club; null: no such club in the edition. */
export async function updateBySourceId(
  editionId: number,
  sourceId: string,
  patch: ClubPatch,
  tx: Tx,
): Promise<number | null> {
  const [row] = await tx
    .update(clubs)
    .set(patch)
    .where(and(eq(clubs.editionId, editionId), eq(clubs.sourceId, sourceId)))
    .returning({ id: clubs.id });
  return row?.id ?? null;
}

/** With its teams and what else belongs to it alone. */
export async function deleteAll(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length > 0) await tx.delete(clubs).where(inArray(clubs.id, [...ids]));
}

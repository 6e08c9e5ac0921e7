import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { ViewedList } from '@sevenmetre/rules/list-views';
import type { Tx } from '../../platform/database/index.ts';
import { editions, listViews } from '../../platform/database/schema/index.ts';
import { ofCurrentEdition } from '../competition/index.ts';

export type ViewRow = typeof listViews.$inferSelect;
type NewView = Omit<typeof listViews.$inferInsert, 'id'>;

interface Asked {
  readonly editionId: number;
  readonly userId: number;
  readonly list: ViewedList;
}

const isSeenBy = (userId: number) => or(isNull(listViews.userId), eq(listViews.userId, userId));

/** Views of a list that a user may see, the oldest first. */
export function findAllSeen({ editionId, userId, list }: Asked, tx: Tx): Promise<ViewRow[]> {
  return tx
    .select()
    .from(listViews)
    .where(and(eq(listViews.editionId, editionId), eq(listViews.list, list), isSeenBy(userId)))
    .orderBy(asc(listViews.id));
}

/** A view of the current edition, locked. null: none that the user may see. */
export async function lockSeen(id: number, userId: number, tx: Tx): Promise<ViewRow | null> {
  const [row] = await tx
    .select({ view: listViews })
    .from(listViews)
    .innerJoin(editions, ofCurrentEdition(listViews.editionId))
    .where(and(eq(listViews.id, id), isSeenBy(userId)))
    .for('update', { of: listViews });
  return row?.view ?? null;
}

/** Returns the id. */
export async function insert(row: NewView, tx: Tx): Promise<number> {
  const [stored] = await tx.insert(listViews).values(row).returning({ id: listViews.id });
  if (!stored) throw new Error('A view was not stored');
  return stored.id;
}

export async function update(id: number, patch: Partial<NewView>, tx: Tx): Promise<ViewRow> {
  const [row] = await tx.update(listViews).set(patch).where(eq(listViews.id, id)).returning();
  if (!row) throw new Error('A locked view is gone');
  return row;
}

export async function deleteById(id: number, tx: Tx): Promise<void> {
  await tx.delete(listViews).where(eq(listViews.id, id));
}

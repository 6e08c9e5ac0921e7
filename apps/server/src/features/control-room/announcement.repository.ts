import { and, asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { announcements } from '../../platform/database/schema/index.ts';

export type AnnouncementRow = typeof announcements.$inferSelect;

/** Announcements that are not over, oldest first. */
export function findAllOpen(editionId: number, now: Date, tx: Tx): Promise<AnnouncementRow[]> {
  return tx
    .select()
    .from(announcements)
    .where(and(eq(announcements.editionId, editionId), gt(announcements.endsAt, now)))
    .orderBy(asc(announcements.id));
}

/** Returns the id. */
export async function insert(row: typeof announcements.$inferInsert, tx: Tx): Promise<number> {
  const [stored] = await tx.insert(announcements).values(row).returning({ id: announcements.id });
  if (!stored) throw new Error('An announcement was not stored');
  return stored.id;
}

export async function lockById(editionId: number, id: number, tx: Tx): Promise<AnnouncementRow | null> {
  const [row] = await tx
    .select()
    .from(announcements)
    .where(and(eq(announcements.editionId, editionId), eq(announcements.id, id)))
    .for('update');
  return row ?? null;
}

export async function updateEnd(id: number, endsAt: Date, tx: Tx): Promise<void> {
  await tx.update(announcements).set({ endsAt }).where(eq(announcements.id, id));
}

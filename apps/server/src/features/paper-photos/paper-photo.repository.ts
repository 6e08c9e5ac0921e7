import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { matches, paperPhotos } from '../../platform/database/schema/index.ts';

/** Photos of a match that are not erased, the oldest first. */
export function findKept(matchId: number, db: Db | Tx) {
  const { id, jpeg, takenAt } = paperPhotos;
  return db
    .select({ id, jpeg, takenAt })
    .from(paperPhotos)
    .where(and(eq(paperPhotos.matchId, matchId), isNotNull(jpeg)))
    .orderBy(asc(takenAt), asc(id));
}

export async function isKnown(matchId: number, clientKey: string, db: Db | Tx): Promise<boolean> {
  const rows = await db
    .select({ id: paperPhotos.id })
    .from(paperPhotos)
    .where(and(eq(paperPhotos.matchId, matchId), eq(paperPhotos.clientKey, clientKey)));
  return rows.length > 0;
}

/** Stores a photo once under its key. */
export async function insert(values: typeof paperPhotos.$inferInsert, tx: Db | Tx): Promise<void> {
  await tx.insert(paperPhotos).values(values).onConflictDoNothing();
}

/** Erases a photo and keeps its key. */
export async function erase(matchId: number, id: number, tx: Db | Tx): Promise<void> {
  await tx
    .update(paperPhotos)
    .set({ jpeg: null })
    .where(and(eq(paperPhotos.matchId, matchId), eq(paperPhotos.id, id)));
}

/** Erases all photos of an edition, together with the names of its participants. */
export async function erasePhotosOf(editionId: number, tx: Tx): Promise<void> {
  const ofEdition = tx.select({ id: matches.id }).from(matches).where(eq(matches.editionId, editionId));
  await tx.delete(paperPhotos).where(inArray(paperPhotos.matchId, ofEdition));
}

import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { clubFiles, files } from '../../../platform/database/schema/index.ts';
import { deleteFiles } from '../../files/index.ts';

export type ClubFileRow = typeof files.$inferSelect;

export async function findByClubId(clubId: number, db: Db | Tx): Promise<ClubFileRow[]> {
  const rows = await db
    .select({ file: files })
    .from(clubFiles)
    .innerJoin(files, eq(files.id, clubFiles.fileId))
    .where(eq(clubFiles.clubId, clubId))
    .orderBy(asc(files.id));
  return rows.map(({ file }) => file);
}

/** null: not a club's file. */
export async function findClubIdOf(fileId: number, db: Db | Tx): Promise<number | null> {
  const [row] = await db.select().from(clubFiles).where(eq(clubFiles.fileId, fileId));
  return row?.clubId ?? null;
}

export async function insertAll(clubId: number, fileIds: readonly number[], tx: Tx): Promise<void> {
  if (fileIds.length > 0) await tx.insert(clubFiles).values(fileIds.map((fileId) => ({ clubId, fileId })));
}

/** Deletes files of a club; returns the keys of their bytes, which the caller deletes after the commit. */
export async function deleteAll(clubId: number, fileIds: readonly number[], tx: Tx): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const own = await tx
    .select({ id: clubFiles.fileId })
    .from(clubFiles)
    .where(and(eq(clubFiles.clubId, clubId), inArray(clubFiles.fileId, [...fileIds])));
  return deleteFiles(
    own.map(({ id }) => id),
    tx,
  );
}

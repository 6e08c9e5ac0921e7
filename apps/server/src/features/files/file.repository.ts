import { and, asc, count, eq, inArray, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { files, uploads, users } from '../../platform/database/schema/index.ts';

export type FileRow = typeof files.$inferSelect;

export async function insert(row: Omit<typeof files.$inferInsert, 'id'>, tx: Tx): Promise<FileRow> {
  const [file] = await tx.insert(files).values(row).returning();
  if (!file) throw new Error('The stored file has no row');
  return file;
}

export async function findById(id: number, db: Db | Tx): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

export async function findAllByIds(ids: readonly number[], db: Db | Tx): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]));
}

/** @returns the deleted row, so that the caller can delete its bytes after the commit; null: no such file */
export async function deleteById(id: number, tx: Tx): Promise<FileRow | null> {
  const [row] = await tx.delete(files).where(eq(files.id, id)).returning();
  return row ?? null;
}

/** Locks the account, so that its uploads wait for each other; false: no such account. */
export async function lockUploader(userId: number, tx: Tx): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return rows.length > 0;
}

export async function countOpenUploads(userId: number, tx: Db | Tx): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(uploads).where(eq(uploads.userId, userId));
  return row?.count ?? 0;
}

export async function insertUpload(fileId: number, userId: number, at: Date, tx: Tx): Promise<void> {
  await tx.insert(uploads).values({ fileId, userId, uploadedAt: at });
}

export async function isOpenUploadOf(fileId: number, userId: number, db: Db | Tx): Promise<boolean> {
  const rows = await db
    .select({ id: uploads.fileId })
    .from(uploads)
    .where(and(eq(uploads.fileId, fileId), eq(uploads.userId, userId)));
  return rows.length > 0;
}

/**
 * Uploads of a user that belong to no record, locked until the transaction ends, so that nobody else adds
 * them.
 */
export async function lockUploads(tx: Tx, userId: number, fileIds: readonly number[]): Promise<number[]> {
  if (fileIds.length === 0) return [];
  const rows = await tx
    .select({ id: uploads.fileId })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.fileId, [...fileIds])))
    .for('update');
  return rows.map(({ id }) => id);
}

/**
 * Marks uploads of a user as used, in the transaction that adds them to a record.
 * @returns the ids that were free and the user's own; all others belong to another user or record, or do not
 * exist
 */
export async function claimUploads(tx: Tx, userId: number, fileIds: readonly number[]): Promise<number[]> {
  if (fileIds.length === 0) return [];
  const claimed = await tx
    .delete(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.fileId, [...fileIds])))
    .returning({ id: uploads.fileId });
  return claimed.map(({ id }) => id);
}

/** Deletes uploads before an instant that belong to no record; locked ones are skipped. */
export async function deleteUploadsBefore(before: Date, most: number, tx: Tx): Promise<FileRow[]> {
  const old = await tx
    .select({ id: uploads.fileId })
    .from(uploads)
    .where(lt(uploads.uploadedAt, before))
    .orderBy(asc(uploads.uploadedAt))
    .limit(most)
    .for('update', { skipLocked: true });
  if (old.length === 0) return [];
  const ids = old.map(({ id }) => id);
  return tx.delete(files).where(inArray(files.id, ids)).returning();
}

/** Makes files public. */
export async function publishFiles(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(files)
    .set({ isPublic: true })
    .where(inArray(files.id, [...ids]));
}

/** Deletes rows of files; returns the keys of their bytes, which the caller deletes after the commit. */
export async function deleteFiles(ids: readonly number[], tx: Tx): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .delete(files)
    .where(inArray(files.id, [...ids]))
    .returning();
  return rows.map(({ storageKey }) => storageKey);
}

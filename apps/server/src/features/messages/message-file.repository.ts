import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { files, messageFiles, messages } from '../../platform/database/schema/index.ts';

export type AttachedFile = Omit<typeof files.$inferSelect, 'storageKey'>;

/** Files of messages in the order of their mails, by message. */
export async function findAllByMessageIds(
  ids: readonly number[],
  db: Db | Tx,
): Promise<ReadonlyMap<number, readonly AttachedFile[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ messageId: messageFiles.messageId, file: files })
    .from(messageFiles)
    .innerJoin(files, eq(files.id, messageFiles.fileId))
    .where(inArray(messageFiles.messageId, [...ids]))
    .orderBy(asc(messageFiles.position), asc(messageFiles.fileId));
  return new Map(
    ids.map((id) => [id, rows.filter(({ messageId }) => messageId === id).map(({ file }) => file)]),
  );
}

export async function findByMessageId(id: number, db: Db | Tx): Promise<readonly AttachedFile[]> {
  return (await findAllByMessageIds([id], db)).get(id) ?? [];
}

/**
 * Locks files, so that a message that shares one and a message that drops it follow each other. Those that are gone are
 * missing from the result.
 */
export function lockFiles(ids: readonly number[], tx: Tx): Promise<AttachedFile[]> {
  return tx
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
    .orderBy(asc(files.id))
    .for('update');
}

/** Those of the files that a message of the edition has. */
export async function findShared(ids: readonly number[], editionId: number, tx: Tx): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectDistinct({ id: messageFiles.fileId })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .where(and(inArray(messageFiles.fileId, [...ids]), eq(messages.editionId, editionId)));
  return rows.map(({ id }) => id);
}

/** Those of the files that no message has any more. */
export async function findUnused(ids: readonly number[], tx: Tx): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectDistinct({ id: messageFiles.fileId })
    .from(messageFiles)
    .where(inArray(messageFiles.fileId, [...ids]));
  const used = rows.map(({ id }) => id);
  return ids.filter((id) => !used.includes(id));
}

export async function replaceAll(messageId: number, fileIds: readonly number[], tx: Tx): Promise<void> {
  await tx.delete(messageFiles).where(eq(messageFiles.messageId, messageId));
  const rows = fileIds.map((fileId, position) => ({ messageId, fileId, position }));
  if (rows.length > 0) await tx.insert(messageFiles).values(rows);
}

/** Messages that have a file. */
export async function findMessageIdsOf(fileId: number, db: Db | Tx): Promise<number[]> {
  const rows = await db
    .select({ id: messageFiles.messageId })
    .from(messageFiles)
    .where(eq(messageFiles.fileId, fileId));
  return rows.map(({ id }) => id);
}

import type { Actor } from '@sevenmetre/rules/permissions';
import * as fileRepository from './file.repository.ts';
import type { FilesContext } from './files-context.ts';

/**
 * Deletes an uploaded file that belongs to no record: its row in a separate transaction, then its bytes. A
 * concurrent call that adds it to a record wins.
 * @returns whether it was removed
 */
export async function deleteUpload(
  { database, storage }: Pick<FilesContext, 'database' | 'storage'>,
  { userId }: Actor,
  fileId: number,
): Promise<boolean> {
  const deleted = await database.transaction(async (tx) => {
    const [id] = await fileRepository.lockUploads(tx, userId, [fileId]);
    return id === undefined ? null : fileRepository.deleteById(id, tx);
  });
  if (!deleted) return false;
  await storage.delete(deleted.storageKey);
  return true;
}

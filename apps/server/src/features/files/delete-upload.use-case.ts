import type { Actor } from '@sevenmetre/rules/permissions';
import * as fileRepository from './file.repository.ts';
import type { FilesContext } from './files-context.ts';

/**
 * Removes a file for good that its sender has added to nothing: its row in a transaction of its own, then its bytes.
 * Whoever is adding it just now comes first.
 *
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

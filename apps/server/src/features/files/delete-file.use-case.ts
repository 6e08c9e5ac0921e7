import type { Database, Tx } from '../../platform/database/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import * as fileRepository from './file.repository.ts';
import type { FileRow } from './file.repository.ts';

/**
 * Removes a file for good: its row in a transaction of its own, then its bytes.
 *
 * @param isAllowed asked under the transaction
 * @returns whether it was removed
 */
export async function deleteFile(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  fileId: number,
  isAllowed: (file: FileRow, tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const deleted = await database.transaction(async (tx) => {
    const file = await fileRepository.findById(fileId, tx);
    if (!file || !(await isAllowed(file, tx))) return null;
    return fileRepository.deleteById(fileId, tx);
  });
  if (!deleted) return false;
  await storage.delete(deleted.storageKey);
  return true;
}

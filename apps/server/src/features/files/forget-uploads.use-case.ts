import type { Database } from '../../platform/database/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { deleteUploadsBefore } from './file.repository.ts';

/**
 * Deletes uploads before an instant that belong to no record: the rows in one transaction, then the bytes.
 * @returns number of deleted files
 */
export async function forgetUploads(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  before: Date,
  most: number,
): Promise<number> {
  const gone = await database.transaction((tx) => deleteUploadsBefore(before, most, tx));
  for (const { storageKey } of gone) await storage.delete(storageKey);
  return gone.length;
}

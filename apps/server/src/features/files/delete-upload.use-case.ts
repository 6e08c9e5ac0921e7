import type { Actor } from '@sevenmetre/rules/permissions';
import * as fileRepository from './file.repository.ts';
import { deleteUploadsBefore } from './file.repository.ts';
import type { FilesContext } from './read-file.use-case.ts';
import type { Database } from '../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import type { Storage } from '../../platform/storage/index.ts';

/**
 * Deletes an uploaded file that belongs to no record: its row in a separate transaction, then its bytes. A
 * concurrent call that adds it to a record wins.
 */
export async function deleteUpload(
  { database, storage }: Pick<FilesContext, 'database' | 'storage'>,
  { userId }: Actor,
  fileId: number,
): Promise<Outcome<null>> {
  const deleted = await database.transaction(async (tx) => {
    const [id] = await fileRepository.lockUploads(tx, userId, [fileId]);
    return id === undefined ? null : fileRepository.deleteById(id, tx);
  });
  if (!deleted) return refuse('file-unknown');
  await storage.delete(deleted.storageKey);
  return done(null);
}

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

import type { Tx } from '../../platform/database/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import * as fileRepository from './file.repository.ts';
import type { FileRow } from './file.repository.ts';

export interface NewFile {
  readonly bytes: Uint8Array;
  /** As it is shown and downloaded: made by the server, or made harmless. */
  readonly filename: string;
  /** Lower case, without a dot. */
  readonly extension: string;
  readonly contentType: string;
  /** What kind of files it belongs to, such as `clubs` or `invoices`; never anything a user typed. */
  readonly folder: string;
  /** Whether everybody may have it. */
  readonly isPublic: boolean;
}

/** Keeps a file and its row. When the transaction fails after all, `storage.delete(row.storageKey)` takes the bytes back. */
export async function storeFile(tx: Tx, storage: Storage, file: NewFile): Promise<FileRow> {
  const { bytes, filename, extension, contentType, folder, isPublic } = file;
  const storageKey = await storage.write(folder, extension, bytes);
  const row = { storageKey, filename, extension, contentType, folder, isPublic, size: bytes.length };
  try {
    return await fileRepository.insert(row, tx);
  } catch (error) {
    await storage.delete(storageKey);
    throw error;
  }
}

import type { Tx } from '../../platform/database/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import * as fileRepository from './file.repository.ts';
import type { FileRow } from './file.repository.ts';

export interface NewFile {
  readonly bytes: Uint8Array;
  /** Name for display and download: made by the server, or sanitised. */
  readonly filename: string;
  /** Lower case, without a dot. */
  readonly extension: string;
  readonly contentType: string;
  /** Kind of record that the file belongs to, such as `clubs` or `invoices`; never user input. */
  readonly folder: string;
  /** Whether everybody may read it. */
  readonly isPublic: boolean;
}

/**
 * Stores a file and its row. If the transaction fails, the caller deletes the bytes with
 * `storage.delete(row.storageKey)`.
 */
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

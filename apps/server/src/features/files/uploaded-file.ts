import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { fileAddressOf } from '@sevenmetre/contract/files/uploads';
import type { FileRow } from './file.repository.ts';

/** The public fields of a file: without its storage key. */
export function toUploadedFile(file: Omit<FileRow, 'storageKey'>): UploadedFile {
  const { id, filename, extension, folder, size } = file;
  return { id, url: fileAddressOf(id), filename, extension, folder, size };
}

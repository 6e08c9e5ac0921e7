import { uploadExtensions } from '@sevenmetre/contract/files/uploads';
import type { UploadExtension } from '@sevenmetre/contract/files/uploads';

export interface FileKind {
  readonly extension: UploadExtension;
  readonly contentType: string;
}

/** One container holds all documents of the older office programs; which of them it is, only the name tells. */
const oldOffice = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/**
 * What a file is by its content, whatever its name or its sender says. null: none of the kinds that may be sent, such as
 * pages, scripts, programs, archives, drawings made of text, or documents with macros.
 */
export async function fileKind(bytes: Uint8Array, filename: string): Promise<FileKind | null> {
  // Loaded with the first file: a start of the server does not wait for it.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  if (!found) return null;
  if (found.ext === 'cfb') return oldOfficeKind(filename);
  const extension = uploadExtensions.find((known) => known === found.ext);
  return extension === undefined ? null : { extension, contentType: found.mime };
}

function oldOfficeKind(filename: string): FileKind | null {
  const ending = filename.split('.').at(-1)?.toLowerCase();
  if (ending !== 'doc' && ending !== 'xls' && ending !== 'ppt') return null;
  return { extension: ending, contentType: oldOffice[ending] };
}

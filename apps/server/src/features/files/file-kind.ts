import { uploadExtensions } from '@sevenmetre/contract/files/uploads';
import type { UploadExtension } from '@sevenmetre/contract/files/uploads';

export interface FileKind {
  readonly extension: UploadExtension;
  readonly contentType: string;
}

/** All documents of the older office programs share one container format; only the name tells them apart. */
const oldOffice = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/**
 * The kind of a file by its content, not by its name or declared type. null: not an accepted kind, such as
 * HTML, scripts, programs, archives, SVG, or documents with macros.
 */
export async function fileKind(bytes: Uint8Array, filename: string): Promise<FileKind | null> {
  // Imported lazily, so that the start of the server does not wait for it.
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

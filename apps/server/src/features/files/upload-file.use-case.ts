import type { Actor } from '@sevenmetre/rules/permissions';
import { uploadLimits, fileAddressOf, uploadExtensions } from '@sevenmetre/contract/files/uploads';
import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import type { UploadExtension } from '@sevenmetre/contract/files/uploads';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import type { ReadUpload } from '../../platform/http/index.ts';
import * as fileRepository from './file.repository.ts';
import type { FileRow } from './file.repository.ts';
import { safeFileName } from './safe-file-name.ts';
import { storeFile } from './store-file.ts';
import type { FilesContext } from './read-file.use-case.ts';

interface FileKind {
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
async function fileKind(bytes: Uint8Array, filename: string): Promise<FileKind | null> {
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

/** Stores an upload; until it is added to a record, only its user may read it. */
export async function uploadFile(
  context: FilesContext,
  actor: Actor,
  upload: ReadUpload,
): Promise<Outcome<UploadedFile>> {
  const kind = await fileKind(upload.bytes, upload.filename);
  if (!kind) return refuse('file-kind-refused');
  const kept: { key?: string } = {};
  try {
    return await context.database.transaction((tx) => keep(tx, context, { actor, upload, kind, kept }));
  } catch (error) {
    if (kept.key !== undefined) await context.storage.delete(kept.key);
    throw error;
  }
}

interface Keeping {
  readonly actor: Actor;
  readonly upload: ReadUpload;
  readonly kind: FileKind;
  /** Key of bytes to delete if the transaction fails. */
  readonly kept: { key?: string };
}

async function keep(
  tx: Tx,
  { storage, clock }: FilesContext,
  { actor, upload, kind, kept }: Keeping,
): Promise<Outcome<UploadedFile>> {
  const { userId } = actor;
  if (!(await fileRepository.lockUploader(userId, tx))) return refuse('not-signed-in');
  if ((await fileRepository.countOpenUploads(userId, tx)) >= uploadLimits.openFiles)
    return refuse('files-too-many');
  const filename = safeFileName(upload.filename, kind.extension);
  const { bytes } = upload;
  const row = await storeFile(tx, storage, { bytes, filename, ...kind, folder: 'uploads', isPublic: false });
  kept.key = row.storageKey;
  await fileRepository.insertUpload(row.id, userId, clock.now(), tx);
  return done(toUploadedFile(row));
}

/** The public fields of a file: without its storage key. */
export function toUploadedFile(file: Omit<FileRow, 'storageKey'>): UploadedFile {
  const { id, filename, extension, folder, size } = file;
  return { id, url: fileAddressOf(id), filename, extension, folder, size };
}

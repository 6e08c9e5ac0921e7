import type { Actor } from '@sevenmetre/rules/permissions';
import * as fileRepository from './file.repository.ts';
import type { FileRow } from './file.repository.ts';
import type { Db } from '../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import type { StorageContext } from '../../platform/use-case/index.ts';

/**
 * Whether a private file belongs to a record of the feature that this actor may see. A file that no feature
 * grants is refused.
 */
export type FileReader = (fileId: number, actor: Actor, db: Db) => Promise<boolean>;

export interface FilesContext extends StorageContext {
  readonly readers: readonly FileReader[];
}

export interface HandedOut {
  readonly file: FileRow;
  readonly bytes: Buffer;
}

/** A file that the actor may read: public, uploaded by the actor, or granted by a feature. Others are unknown. */
export async function readFile(
  context: FilesContext,
  actor: Actor | null,
  fileId: number,
): Promise<Outcome<HandedOut>> {
  const file = await fileRepository.findById(fileId, context.database.db);
  if (!file || !(await mayRead(context, actor, file))) return refuse('file-unknown');
  const bytes = await context.storage.read(file.storageKey);
  return bytes ? done({ file, bytes }) : refuse('file-unknown');
}

/** Files of a record for the server's own work, in the order of the ids; null: one of them is missing. */
export async function readStoredFiles(
  ids: readonly number[],
  { database, storage }: Pick<StorageContext, 'database' | 'storage'>,
): Promise<HandedOut[] | null> {
  const rows = await fileRepository.findAllByIds(ids, database.db);
  const read: HandedOut[] = [];
  for (const id of ids) {
    const file = rows.find((row) => row.id === id);
    const bytes = file && (await storage.read(file.storageKey));
    if (!file || !bytes) return null;
    read.push({ file, bytes });
  }
  return read;
}

async function mayRead(
  { database, readers }: FilesContext,
  actor: Actor | null,
  { id, isPublic }: FileRow,
): Promise<boolean> {
  if (isPublic) return true;
  if (!actor) return false;
  if (await fileRepository.isOpenUploadOf(id, actor.userId, database.db)) return true;
  for (const reader of readers) if (await reader(id, actor, database.db)) return true;
  return false;
}

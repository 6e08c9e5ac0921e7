import type { Tx } from '../../../platform/database/index.ts';
import { claimUploads, lockUploads } from '../../files/index.ts';
import * as clubFileRepository from './club-file.repository.ts';
import { type Refusal, refuse } from './outcome.ts';

export interface FileChange {
  readonly userId: number;
  /** Of the registration before; empty: a new one. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** null: every new file is an upload of this user and free. Those stay locked. */
export async function checkFiles({ userId, before, after }: FileChange, tx: Tx): Promise<Refusal | null> {
  const added = after.filter((id) => !before.includes(id));
  const own = await lockUploads(tx, userId, added);
  if (own.length === added.length) return null;
  return refuse('registration-invalid', {
    errors: [{ field: 'uploadedFilesId', error: { code: 'unknown' } }],
  });
}

/** Adds and removes files of a club; gives the keys of the bytes that go once the transaction stands. */
export async function saveFiles(
  clubId: number,
  { userId, before, after }: FileChange,
  tx: Tx,
): Promise<string[]> {
  const added = after.filter((id) => !before.includes(id));
  await claimUploads(tx, userId, added);
  await clubFileRepository.insertAll(clubId, added, tx);
  const removed = before.filter((id) => !after.includes(id));
  return clubFileRepository.deleteAll(clubId, removed, tx);
}

import type { Tx } from '../../../platform/database/index.ts';
import { claimUploads, lockUploads } from '../../files/index.ts';
import type { FileReader } from '../../files/index.ts';
import * as clubFileRepository from './club-file.repository.ts';
import { refuse } from '../../../platform/outcome/index.ts';
import { can } from '../../../platform/permission/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Refusal } from './open-registration.ts';

export interface FileChange {
  readonly userId: number;
  /** Files of the stored registration; empty: a new one. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** null: every new file is a free upload of this user. They stay locked. */
export async function checkFiles({ userId, before, after }: FileChange, tx: Tx): Promise<Refusal | null> {
  const added = after.filter((id) => !before.includes(id));
  const own = await lockUploads(tx, userId, added);
  if (own.length === added.length) return null;
  return refuse('registration-invalid', {
    errors: [{ field: 'uploadedFilesId', error: { code: 'unknown' } }],
  });
}

/** Adds and removes files of a club; returns the keys of bytes that the caller deletes after the commit. */
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

/** Files of a registration are readable for its club and for organisers. */
export function clubFileReader(clock: Clock): FileReader {
  return async (fileId, actor, db) => {
    const clubId = await clubFileRepository.findClubIdOf(fileId, db);
    return clubId !== null && can(actor, 'clubRegistration', { club: { id: clubId } }, clock.now());
  };
}

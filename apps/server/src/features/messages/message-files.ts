import { attachmentLimits } from '@sevenmetre/rules/messages';
import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import { can } from '../../platform/permission/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { claimUploads, deleteFiles, lockUploads } from '../files/index.ts';
import type { FileReader } from '../files/index.ts';
import * as repository from './message-file.repository.ts';
import { ownNews } from './own-news.ts';

interface FileChange {
  readonly editionId: number;
  readonly userId: number;
  /** Files of the stored message; empty: a new one. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/**
 * Refusal of the files of a message; null: all are small documents or pictures, and each new one is a free upload of
 * the user or belongs to another message of the edition (rule ME11). The files stay locked.
 */
export async function refuseFiles({ editionId, userId, before, after }: FileChange, tx: Tx) {
  const all = [...new Set([...before, ...after])];
  if (all.length === 0) return null;
  const stored = (await repository.lockFiles(all, tx)).filter(({ id }) => after.includes(id));
  const added = after.filter((id) => !before.includes(id));
  const own = await lockUploads(tx, userId, added);
  const shared = await repository.findShared(added, editionId, tx);
  const isKnown = added.every((id) => own.includes(id) || shared.includes(id));
  const isRepeated = new Set(after).size !== after.length;
  if (!isKnown || isRepeated || stored.length !== after.length) return refuse('file-unknown');
  const isForeign = stored.some(({ extension }) => !isAllowed(extension));
  if (isForeign) return refuse('file-kind-refused');
  const bytes = stored.reduce((sum, { size }) => sum + (size ?? 0), 0);
  return bytes > attachmentLimits.bytes ? refuse('file-too-large') : null;
}

function isAllowed(extension: string): boolean {
  return attachmentLimits.extensions.some((known) => known === extension);
}

/** Stores the files of a message; returns the keys of bytes that the caller deletes after the commit. */
export async function saveFiles(
  messageId: number,
  { userId, before, after }: FileChange,
  tx: Tx,
): Promise<string[]> {
  await claimUploads(
    tx,
    userId,
    after.filter((id) => !before.includes(id)),
  );
  await repository.replaceAll(messageId, after, tx);
  return dropFiles(
    before.filter((id) => !after.includes(id)),
    tx,
  );
}

/** Deletes locked files that no message has any more; returns the keys of their bytes. */
export async function dropFiles(ids: readonly number[], tx: Tx): Promise<string[]> {
  return deleteFiles(await repository.findUnused(ids, tx), tx);
}

/** Files of messages are readable for organisers, and for those whose dashboard shows the message (rule ME11). */
export function messageFileReader(clock: Clock): FileReader {
  return async (fileId, actor, db) => {
    const ids = await repository.findMessageIdsOf(fileId, db);
    if (ids.length === 0) return false;
    if (can(actor, 'adminMessage', {}, clock.now())) return true;
    const shown = await ownNews(actor, clock.now(), db);
    return shown.some(({ id }) => ids.includes(id));
  };
}

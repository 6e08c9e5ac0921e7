import type { PlanChange } from '@sevenmetre/engine/plan';
import type { Tx } from '../../../platform/database/index.ts';
import { append } from '../draft/append-command.use-case.ts';
import { lockDraft } from '../settings/settings.repository.ts';

interface Appending {
  readonly editionId: number;
  readonly userId: number;
  /** Identifies the commands, so that they are never appended twice. */
  readonly key: string;
  readonly now: Date;
}

/** Appends changes to the draft, in spite of other changes meanwhile: the published state has priority. */
export async function appendToDraft(
  changes: readonly PlanChange[],
  { editionId, userId, key, now }: Appending,
  tx: Tx,
): Promise<void> {
  for (const [index, change] of changes.entries()) {
    const { revision } = await lockDraft(editionId, now, tx);
    const clientKey = `${key} ${index}`;
    const body = { clientKey, revision, change };
    const appended = await append(editionId, userId, body, now, tx, { isPublished: true });
    // A draft with another format by now keeps it.
    if (!appended.ok && appended.code !== 'plan-change-invalid')
      throw new Error(`a change of the draft was refused: ${appended.code}`);
  }
}

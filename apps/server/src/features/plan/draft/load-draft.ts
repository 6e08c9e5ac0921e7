import { type PlanDocument, emptyPlan, fold } from '@sevenmetre/engine/plan';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { storedDocument } from './document.ts';
import { type CommandRow, findCommandsAfter, findSnapshots } from './draft.repository.ts';

/** The plan after a command. */
export interface LoadedDraft {
  readonly document: PlanDocument;
  /** From the beginning of the log, for merging. */
  readonly log: readonly CommandRow[];
}

/** Commands between two snapshots. */
export const commandsPerSnapshot = 200;

/**
 * Folds the draft from the newest snapshot that still holds: one that nothing before it has been undone or redone since. The
 * snapshot at the beginning of the log always does.
 */
export async function loadDraft(
  editionId: number,
  { revision, beganAt }: { readonly revision: number; readonly beganAt: number },
  tx: Db | Tx,
): Promise<LoadedDraft> {
  const log = await findCommandsAfter(editionId, beganAt, tx);
  let below = revision;
  for (;;) {
    const [snapshot] = await findSnapshots(editionId, below, tx);
    if (!snapshot || snapshot.number < beganAt) return { document: fold(emptyPlan, log), log };
    const behind = log.filter(({ number }) => number > snapshot.number);
    if (behind.every(({ change }) => !reachesBack(change, snapshot.number)))
      return { document: fold(storedDocument(snapshot.document), behind), log };
    below = snapshot.number - 1;
  }
}

function reachesBack(change: CommandRow['change'], number: number): boolean {
  return (change.kind === 'undo' || change.kind === 'redo') && change.command <= number;
}

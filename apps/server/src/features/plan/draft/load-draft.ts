import { type PlanChange, type PlanDocument, emptyPlan, fold, undoneCommands } from '@sevenmetre/engine/plan';
import type { Db, Tx } from '../../../platform/database/index.ts';
import type { DraftRow } from '../settings/settings.repository.ts';
import { storedDocument } from './document.ts';
import {
  type CommandRow,
  findCommands,
  findCommandsAfter,
  findSnapshotNumbers,
  findUndoSteps,
  readSnapshot,
} from './draft.repository.ts';

/** The plan after a command. */
export interface LoadedDraft {
  readonly document: PlanDocument;
  /** Numbers of the commands that are undone at present. */
  readonly undone: ReadonlySet<number>;
}

type LogBounds = Pick<DraftRow, 'revision' | 'beganAt'>;

/** Commands between two snapshots. */
export const commandsPerSnapshot = 200;

/**
 * Folds the draft from the newest valid snapshot: one before which nothing was undone or redone since. Reads
 * only the later part of the log and the steps that undo or redo; without a snapshot, all of it.
 */
export async function loadDraft(
  editionId: number,
  { revision, beganAt }: LogBounds,
  tx: Db | Tx,
): Promise<LoadedDraft> {
  const steps = await findUndoSteps(editionId, beganAt, tx);
  const undone = undoneCommands(steps);
  const numbers = await findSnapshotNumbers(editionId, { from: beganAt, to: revision }, tx);
  const newest = numbers.find((number) => holds(number, steps));
  if (newest === undefined)
    return { document: fold(emptyPlan, await findCommandsAfter(editionId, beganAt, tx)), undone };
  const snapshot = storedDocument(await readSnapshot(editionId, newest, tx));
  return { document: fold(snapshot, await findCommandsAfter(editionId, newest, tx)), undone };
}

function holds(snapshot: number, steps: readonly CommandRow[]): boolean {
  return steps.every(({ number, change }) => number <= snapshot || (reachedBy(change) ?? number) > snapshot);
}

/**
 * The part of the log that decides whether a change can be appended, in order; `merge` returns the same as
 * with the whole log.
 * @param asked.revision the last command that the author of the change had seen
 * @param asked.reaches the command that the change undoes or redoes; null: it is not an undo or redo
 */
export async function loadMergeLog(
  editionId: number,
  beganAt: number,
  asked: { readonly revision: number; readonly reaches: number | null },
  tx: Db | Tx,
): Promise<CommandRow[]> {
  const from = Math.max(beganAt, Math.min(asked.revision, (asked.reaches ?? Infinity) - 1));
  const since = await findCommandsAfter(editionId, from, tx);
  const reached = since.flatMap((command) => reachedBy(command.change) ?? []);
  const before = [...new Set(reached)].filter((number) => number > beganAt && number <= from);
  const steps = await findUndoSteps(editionId, beganAt, tx);
  return [
    ...(await findCommands(editionId, before, tx)),
    ...steps.filter(({ number }) => number <= from),
    ...since,
  ].toSorted((one, other) => one.number - other.number);
}

/** Number of the command that a step undoes or redoes; null for other steps. */
export function reachedBy(change: PlanChange): number | null {
  return change.kind === 'undo' || change.kind === 'redo' ? change.command : null;
}

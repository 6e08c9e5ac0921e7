import { changedSince, type PressChange } from '@sevenmetre/rules/undo';
import type { Tx } from '../../platform/database/index.ts';
import { refuse, type Refusal } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { pressRepository } from '../undo/index.ts';
import { refereeIdsOf } from './board-input.ts';
import { isUsed } from './change-pairs.use-case.ts';
import { type LoadedBoard, lockBoard } from './load-board.ts';
import { deletePair, findStoredRows, type PairRow, restorePair } from './pair.repository.ts';

/**
 * Puts pairs of referees and their absences back as they were before a press. Refused if one of them was changed since,
 * if a pair that would go leads a match, or if a referee is not approved or in another pair now (UN2, UN3). The board is
 * locked here.
 */
export async function restorePairs(
  changes: readonly PressChange[],
  { userId, at }: { readonly userId: number; readonly at: Date },
  tx: Tx,
): Promise<Refusal | null> {
  const locked = await lockBoard(tx);
  if (!locked.ok) return locked;
  const board = locked.value;
  const { id: editionId } = board.edition;
  const later = changedSince(
    changes,
    await pressRepository.lockSnapshot({ pairsOfEditionId: editionId }, tx),
  );
  if (later.length > 0) return refuse('changed-meanwhile', { records: later.length });
  const rows = await findStoredRows(
    changes.flatMap(({ before }) => (before === null ? [] : [String(before['row'])])),
    tx,
  );
  const refusal = refuseRestored(board, changes, rows);
  if (refusal) return refusal;
  for (const { id, before } of changes) if (before === null) await deletePair(id, tx);
  for (const row of rows) await restorePair(row, at, tx);
  for (const { id, before, after } of changes) {
    const action = before === null ? 'pair.deleted' : after === null ? 'pair.created' : 'pair.saved';
    await recordAudit(tx, { at, userId, editionId, action, subjectType: 'referee-pair', subjectId: id });
  }
  return null;
}

/** Why the pairs cannot be as they were; null: they can. */
function refuseRestored(
  board: LoadedBoard,
  changes: readonly PressChange[],
  rows: readonly PairRow[],
): Refusal | null {
  const ofPress = new Map(rows.map((row) => [row.id, row]));
  const touched = new Set(changes.map(({ id }) => id));
  const differing = board.pairs.filter((pair) => {
    const row = ofPress.get(pair.id);
    return touched.has(pair.id) && (!row || refereeIdsOf(row).join() !== refereeIdsOf(pair).join());
  });
  const used = differing.find(({ id }) => isUsed(board, id));
  if (used) return refuse('pair-in-use', { id: used.id });
  const approved = new Set(board.referees.map(({ id }) => id));
  const ids = rows.flatMap(refereeIdsOf);
  const missing = ids.find((id) => !approved.has(id));
  if (missing !== undefined) return refuse('referee-not-approved', { id: missing });
  const taken = new Set(board.pairs.filter(({ id }) => !touched.has(id)).flatMap(refereeIdsOf));
  const twice = ids.find((id) => taken.has(id));
  return twice === undefined ? null : refuse('referee-paired', { id: twice });
}

import type { Tx } from '../../platform/database/index.ts';
import * as lineRebuildRepository from './line-rebuild.repository.ts';

/** Takes the lock that comes before those of prices; see `markLinesOld`. */
export function lockLinesOfEdition(tx: Tx, editionId: number): Promise<void> {
  return lineRebuildRepository.lockEdition(editionId, tx);
}

/**
 * Marks the lines of all clubs of the edition as out of date, in the transaction that changes prices (MO12). They are rebuilt
 * afterwards, in steps. No document is wrong until then: issuing one rebuilds the lines of its club first. Needs
 * `lockLinesOfEdition` as the first lock of the transaction.
 */
export function markLinesOld(tx: Tx, editionId: number): Promise<void> {
  return lineRebuildRepository.update(editionId, 0, tx);
}

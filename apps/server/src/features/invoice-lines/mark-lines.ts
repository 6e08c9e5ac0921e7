import type { Tx } from '../../platform/database/index.ts';
import * as lineRebuildRepository from './line-rebuild.repository.ts';

/** Takes the lock that comes before those of prices; see `markLinesOld`. */
export function lockLinesOfEdition(tx: Tx, editionId: number): Promise<void> {
  return lineRebuildRepository.lockEdition(editionId, tx);
}

/**
 * Notes in the transaction that changes prices that the lines of all clubs of the edition are old (MO12). They are made anew
 * afterwards, in steps. Until then nothing wrong is issued: issuing makes a club's lines anew by itself. Needs
 * `lockLinesOfEdition` as the transaction's first lock.
 */
export function markLinesOld(tx: Tx, editionId: number): Promise<void> {
  return lineRebuildRepository.update(editionId, 0, tx);
}

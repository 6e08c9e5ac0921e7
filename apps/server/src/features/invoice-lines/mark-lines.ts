import type { Tx } from '../../platform/database/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import * as lineRebuildRepository from './line-rebuild.repository.ts';

/** For use cases whose changes make the lines of clubs out of date. */
export interface LinesContext extends UseCaseContext {
  /** Starts rebuilding lines that a change has made out of date. */
  readonly rebuildLines: () => void;
}

/** Takes the lock that must precede those of prices; see `markLinesOld`. */
export function lockLinesOfEdition(tx: Tx, editionId: number): Promise<void> {
  return lineRebuildRepository.lockEdition(editionId, tx);
}

/**
 * Marks the lines of all clubs of the edition as outdated, in the transaction that changes prices (MO12).
 * They are rebuilt afterwards in steps; issuing a document rebuilds the lines of its club first, so documents
 * are always correct. Needs `lockLinesOfEdition` as the first lock of the transaction.
 */
export function markLinesOld(tx: Tx, editionId: number): Promise<void> {
  return lineRebuildRepository.update(editionId, 0, tx);
}

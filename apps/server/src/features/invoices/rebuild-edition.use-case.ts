import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import * as lineRebuildRepository from './line-rebuild.repository.ts';
import { rebuildInvoiceLines } from './rebuild-lines.use-case.ts';

export interface RebuildContext {
  readonly database: Database;
  readonly clock: Clock;
}

/** Clubs of one transaction: so long somebody who saves one of them waits at the most. */
const clubsAtOnce = 10;

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

/** Makes the lines of some clubs anew, in one transaction; tells whether there may be more to do. */
export function rebuildSomeClubs({ database, clock }: RebuildContext): Promise<boolean> {
  return database.transaction(async (tx) => {
    const open = await lineRebuildRepository.lockOpen(tx);
    if (!open) return false;
    const ids = await lineRebuildRepository.findNextClubIds(open, clubsAtOnce, tx);
    for (const id of ids) await rebuildInvoiceLines(tx, id, clock.now());
    const last = ids.at(-1);
    const isOver = last === undefined || ids.length < clubsAtOnce;
    await lineRebuildRepository.update(open.editionId, isOver ? null : last + 1, tx);
    return true;
  });
}

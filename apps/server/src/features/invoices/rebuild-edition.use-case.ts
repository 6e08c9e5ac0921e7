import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { lineRebuildRepository } from '../invoice-lines/index.ts';
import { rebuildInvoiceLines } from './rebuild-lines.use-case.ts';

export interface RebuildContext {
  readonly database: Database;
  readonly clock: Clock;
}

/** Clubs in one transaction; limits how long a concurrent save of one of them waits. */
const clubsAtOnce = 10;

/** Rebuilds the lines of some clubs in one transaction; returns whether there may be more. */
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

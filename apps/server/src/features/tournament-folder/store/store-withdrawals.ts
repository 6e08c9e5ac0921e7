import type { Tx } from '../../../platform/database/index.ts';
import { rebuildInvoiceLines } from '../../invoices/index.ts';
import type { ImportContext } from './import-context.ts';
import { updateWithdrawn } from '../../competition/index.ts';

/**
 * Lets teams withdraw or come back as the folder says. Tables follow with the results; what a club that is known already
 * owes follows here. Returns how many teams have changed.
 */
export async function storeWithdrawals(
  { editionId, good, isNew, clock }: ImportContext,
  tx: Tx,
): Promise<number> {
  const clubIds = await updateWithdrawn(editionId, good.tournament.teams, tx);
  if (!isNew) for (const clubId of new Set(clubIds)) await rebuildInvoiceLines(tx, clubId, clock.now());
  return clubIds.length;
}

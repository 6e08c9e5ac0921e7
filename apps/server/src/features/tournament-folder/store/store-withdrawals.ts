import type { Tx } from '../../../platform/database/index.ts';
import { rebuildInvoiceLines } from '../../invoices/index.ts';
import type { ImportContext } from './import-context.ts';
import { updateWithdrawn } from '../../competition/index.ts';

/**
 * Stores withdrawals and returns of teams from the folder, and updates the debts of existing clubs; tables
 * follow with the results. Returns the number of changed teams.
 */
export async function storeWithdrawals(
  { editionId, good, isNew, clock }: ImportContext,
  tx: Tx,
): Promise<number> {
  const clubIds = await updateWithdrawn(editionId, good.tournament.teams, tx);
  if (!isNew) for (const clubId of new Set(clubIds)) await rebuildInvoiceLines(tx, clubId, clock.now());
  return clubIds.length;
}

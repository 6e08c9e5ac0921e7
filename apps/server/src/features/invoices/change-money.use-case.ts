import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { readClubInvoice } from './read-finance.use-case.ts';
import type { StorageContext } from '../../platform/use-case/index.ts';

export interface By {
  readonly userId: number;
  readonly now: Date;
}

/**
 * Changes a club's money in one transaction, and returns all of it after the change.
 * @param work returns the club's id
 */
export function changeMoney(
  { database, clock }: StorageContext,
  userId: number,
  work: (tx: Tx, by: By) => Promise<Outcome<number>>,
): Promise<Outcome<ClubInvoice>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const changed = await work(tx, { userId, now });
    if (!changed.ok) return changed;
    const invoice = await readClubInvoice(changed.value, now, tx);
    return invoice ? done(invoice) : refuse('club-unknown');
  });
}

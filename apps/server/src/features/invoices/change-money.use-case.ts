import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import type { Tx } from '../../platform/database/index.ts';
import { readClubInvoice } from './read-finance.use-case.ts';
import type { StorageContext } from '../../platform/use-case/index.ts';

export interface By {
  readonly userId: number;
  readonly now: Date;
}

/**
 * Changes a club's money in one transaction, and returns all of it after the change.
 * @param work returns the club's id, or the reason of a refusal
 */
export function changeMoney<R extends string>(
  { database, clock }: StorageContext,
  userId: number,
  work: (tx: Tx, by: By) => Promise<number | R>,
): Promise<ClubInvoice | R | 'club-unknown'> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const clubId = await work(tx, { userId, now });
    if (typeof clubId !== 'number') return clubId;
    return (await readClubInvoice(clubId, now, tx)) ?? 'club-unknown';
  });
}

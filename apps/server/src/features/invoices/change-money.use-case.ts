import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import type { Tx } from '../../platform/database/index.ts';
import type { MoneyContext } from './money-context.ts';
import { readClubInvoice } from './read-finance.use-case.ts';

export interface By {
  readonly userId: number;
  readonly now: Date;
}

/**
 * One change of a club's money in one transaction, with everything of it as it stands afterwards.
 *
 * @param work gives the club's id, or why nothing was done
 */
export function changeMoney<R extends string>(
  { database, clock }: MoneyContext,
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

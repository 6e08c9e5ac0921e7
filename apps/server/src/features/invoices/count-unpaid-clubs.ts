import type { Tx } from '../../platform/database/index.ts';
import { findOwed, findPaid } from './finance.repository.ts';

/** Number of clubs of an edition that have paid less than they owe. */
export async function countUnpaidClubs(editionId: number, tx: Tx): Promise<number> {
  const paid = new Map((await findPaid(editionId, tx)).map((row) => [row.clubId, row.paid]));
  const owed = await findOwed(editionId, tx);
  return owed.filter(({ clubId, toPay }) => toPay > (paid.get(clubId) ?? 0)).length;
}

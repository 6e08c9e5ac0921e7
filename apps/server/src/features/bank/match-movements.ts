import type { BankPreview } from '@sevenmetre/contract/bank/schemas';
import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { matchPayment } from '@sevenmetre/rules/bank';
import type { Tx } from '../../platform/database/index.ts';
import type { Debts } from './bank-context.ts';
import * as bankRepository from './bank.repository.ts';
import { keyOf } from './bank.repository.ts';
import type { Movement } from './file/movement.ts';
import { type Alike, AlikeFinder } from './find-alike.ts';

export interface Matched {
  readonly movement: Movement;
  readonly result: BankPreview['movements'][number]['result'];
  /** The club with its variable symbol. */
  readonly club: FinanceRow | null;
  /** The payment that it looks like. */
  readonly alike: Alike | null;
}

/**
 * The club that each movement is a payment of (MO20). A movement that is stored already, or repeated in the
 * file, is left out; one that only looks like a stored payment waits for an organiser (MO23).
 */
export async function matchMovements(
  movements: readonly Movement[],
  { editionId, byNumber }: Debts,
  tx: Tx,
): Promise<Matched[]> {
  const references = movements.map(({ reference }) => reference);
  const known = await bankRepository.findKnown(editionId, references, tx);
  const inFile = new Set(movements.map(keyOf));
  const amounts = [...new Set(movements.map(({ amount }) => amount))];
  const stored = amounts.length === 0 ? [] : await bankRepository.findByAmounts(editionId, amounts, tx);
  const entered = amounts.length === 0 ? [] : await bankRepository.findHandPayments(editionId, amounts, tx);
  // A stored movement that the file contains is that one, and no other.
  const finder = new AlikeFinder(
    stored.filter((row) => !inFile.has(keyOf(row))),
    entered,
  );
  const seen = new Set(known);
  return movements.map((movement): Matched => {
    const match = matchPayment(movement, byNumber);
    const key = keyOf(movement);
    if (seen.has(key)) return { movement, result: 'known', club: match.club, alike: null };
    seen.add(key);
    const alike = finder.find(movement, match.club?.clubId ?? null);
    if (alike !== null) return { movement, result: 'alike', club: match.club, alike };
    if (movement.isBatch) return { movement, result: 'batch', club: null, alike: null };
    return { movement, ...match, alike: null };
  });
}

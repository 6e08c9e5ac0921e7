import type { BankPreview } from '@sevenmetre/contract/bank/schemas';
import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { clubsBySymbol, matchPayment } from '@sevenmetre/rules/bank';
import { keyOf } from './bank.repository.ts';
import type { Movement } from './file/movement.ts';

export interface Matched {
  readonly movement: Movement;
  readonly result: BankPreview['movements'][number]['result'];
  /** The club with its variable symbol. */
  readonly club: FinanceRow | null;
}

/**
 * The club that each movement is a payment of (MO20). A movement that is stored already, or repeated in the
 * file, is left out.
 */
export function matchMovements(
  movements: readonly Movement[],
  clubs: readonly FinanceRow[],
  known: ReadonlySet<string>,
): Matched[] {
  const bySymbol = clubsBySymbol(clubs);
  const seen = new Set(known);
  return movements.map((movement) => {
    const match = matchPayment(movement, bySymbol);
    const key = keyOf(movement);
    if (seen.has(key)) return { movement, result: 'known', club: match.club };
    seen.add(key);
    return { movement, ...match };
  });
}

import type { BankTransaction } from '@sevenmetre/contract/bank/schemas';

/**
 * The club that an unmatched movement can be assigned to without a question. A symbol is a better sign than an amount;
 * null: several clubs are as likely, or the only one pays in the other currency.
 */
export function likelyClub({ suggestions, currency }: BankTransaction) {
  const bySymbol = suggestions.filter(({ why }) => why === 'symbol');
  const [first, second] = bySymbol.length > 0 ? bySymbol : suggestions;
  return first === undefined || second !== undefined || first.currency !== currency ? null : first;
}

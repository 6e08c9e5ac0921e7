import type { BankTransaction } from '@sevenmetre/contract/bank/schemas';

/**
 * The club that an unmatched movement can be assigned to without a question. A symbol is a better sign than an amount;
 * null: several clubs are as likely, it names several, the only one pays in the other currency, only a name speaks for it, or the payment may be
 * here already.
 */
export function likelyClub({ suggestions, currency, alike, waits }: BankTransaction) {
  if (alike !== null || waits === 'batch' || waits === 'several-symbols') return null;
  const bySymbol = suggestions.filter(({ why }) => why === 'symbol');
  const [first, second] = bySymbol.length > 0 ? bySymbol : suggestions;
  return first === undefined || first.why === 'name' || second !== undefined || first.currency !== currency
    ? null
    : first;
}

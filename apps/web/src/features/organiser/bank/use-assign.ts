import type { BankTransaction } from '@sevenmetre/contract/bank/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';

interface Assigned {
  readonly id: number;
  readonly name: string;
}

/**
 * Makes a movement a payment of a club; `counts` is its value in minor units of the club's currency. False: it was refused,
 * and the reason is shown.
 */
export function useAssign(movement: BankTransaction): (club: Assigned, counts: number) => Promise<boolean> {
  const t = useWords();
  const queries = useQueryClient();
  const write = useWrite('bankAssign', ['bankQueue', 'adminInvoices', 'adminClubInvoice', 'adminOverview']);
  return async (club, counts) => {
    const outcome = await write({
      params: { id: String(movement.id) },
      body: { clubId: club.id, orderAmount: counts },
    });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      // Somebody else may have assigned it meanwhile.
      if (outcome.failure.kind === 'refused') {
        for (const read of ['bankQueue', 'adminOverview'])
          void queries.invalidateQueries({ queryKey: [read] });
      }
      return false;
    }
    // The row leaves the queue, so the message says which club it went to, in case it was the wrong one.
    const amount = moneyText(t, movement.amount, movement.currency);
    showToast('done', t('invoices.bank.assigned', { amount, club: club.name }));
    return true;
  };
}

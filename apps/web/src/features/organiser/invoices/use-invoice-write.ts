import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@sevenmetre/contract/client';
import { useWords } from '../../../lib/words/words.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { type Outcome, callServer } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';

type MoneyWrite =
  | 'adminInvoiceCredit'
  | 'adminInvoiceLineCreate'
  | 'adminInvoiceLineUpdate'
  | 'adminInvoiceLineDelete'
  | 'adminPaymentCreate'
  | 'adminPaymentDelete';

/** What shows money of clubs, the desk among them: nobody is sent away there as having paid. */
const changed = ['adminClubInvoice', 'adminInvoices', 'bankQueue', 'checkIn', 'checkInClub'];

/**
 * A change that answers with the whole money of the club, which is shown at once.
 *
 * @param done what is said then; left out: that it is saved
 */
export function useMoneyWrite<N extends MoneyWrite>(
  name: N,
  done?: string,
): (input: CallInput<N>) => Promise<Outcome<N>> {
  const t = useWords();
  const queries = useQueryClient();
  return async (input) => {
    const outcome = await callServer(name, input);
    if (!outcome.ok) return outcome;
    for (const read of changed) void queries.invalidateQueries({ queryKey: [read] });
    showToast('done', done ?? t('invoices.money.saved'));
    return outcome;
  };
}

/** The same from a button without a form. False: it was refused, and said so. */
export function useMoneyPress<N extends MoneyWrite>(
  name: N,
  done?: string,
): (input: CallInput<N>) => Promise<boolean> {
  const t = useWords();
  const write = useMoneyWrite(name, done);
  return async (input) => {
    const outcome = await write(input);
    if (!outcome.ok) showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
}

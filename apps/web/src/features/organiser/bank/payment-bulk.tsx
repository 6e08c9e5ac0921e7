import type { BankTransaction } from '@sevenmetre/contract/bank/schemas';
import { useRef } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useAskReason } from '../page/use-ask-reason.tsx';
import { likelyClub } from './likely-club.ts';

const old = ['bankQueue', 'adminInvoices', 'adminClubInvoice', 'adminOverview'] as const;

type Act = (rows: readonly BankTransaction[]) => Promise<boolean | undefined>;

interface PaymentActions {
  /** To the only likely club of each; others stay. */
  readonly assign: Act;
  readonly ignore: Act;
  readonly restore: Act;
}

/** What is done with several movements: one after the other, each as if it were alone. Any that is refused stays as it is. */
export function usePaymentActions(): PaymentActions {
  const t = useWords();
  const assign = useWrite('bankAssign', old);
  const ignore = useWrite('bankIgnore', old);
  const restore = useWrite('bankRestore', old);
  const ask = useAskReason({ hint: t('invoices.reasonKept'), confirm: t('invoices.bank.ignoreConfirm') });
  // The bar and the key of the list are two ways to one action.
  const isBusy = useRef(false);
  const forEach = async (
    rows: readonly BankTransaction[],
    act: (id: string, row: BankTransaction) => Promise<{ readonly ok: true } | Refused>,
  ) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    const outcomes = [];
    for (const row of rows) outcomes.push(await act(String(row.id), row));
    isBusy.current = false;
    const done = outcomes.filter(({ ok }) => ok).length;
    const refused = outcomes.find((outcome): outcome is Refused => !outcome.ok);
    const counts = t('invoices.bank.bulk.done', { done, count: rows.length });
    if (refused) showToast('error', `${counts} ${failureText(t, refused.failure)}`);
    else showToast('done', counts);
    return refused === undefined;
  };
  return {
    assign: async (rows) => {
      const certain = assignable(rows);
      if (certain.length === 0) return undefined;
      return forEach(certain, (id, row) => {
        const clubId = likelyClub(row)?.id ?? 0;
        return assign({ params: { id }, body: { clubId, orderAmount: row.amount } });
      });
    },
    ignore: async (rows) => {
      const waiting = inState(rows, 'unmatched');
      if (waiting.length === 0) return undefined;
      const answer = await ask(t('invoices.bank.ignoreTitle'), '', true);
      if (answer === null) return undefined;
      return forEach(waiting, (id) => ignore({ params: { id }, body: { reason: answer.reason ?? '' } }));
    },
    restore: async (rows) => forEach(inState(rows, 'ignored'), (id) => restore({ params: { id } })),
  };
}

interface Refused {
  readonly ok: false;
  readonly failure: Failure;
}

function assignable(rows: readonly BankTransaction[]): BankTransaction[] {
  return inState(rows, 'unmatched').filter((row) => likelyClub(row) !== null);
}

function inState(
  rows: readonly BankTransaction[],
  state: BankTransaction['state'],
): readonly BankTransaction[] {
  return rows.filter((row) => row.state === state);
}

interface PaymentBulkProps {
  readonly rows: readonly BankTransaction[];
  readonly actions: PaymentActions;
}

/** What can be done with the selected payments; each button says how many, and what stays is said beside. */
export function PaymentBulk({ rows, actions }: PaymentBulkProps) {
  const t = useWords();
  const waiting = inState(rows, 'unmatched').length;
  const certain = assignable(rows).length;
  const ignored = inState(rows, 'ignored').length;
  return (
    <>
      {waiting > certain ? (
        <span className="selection-bar__about">
          {t('invoices.bank.bulk.stay', { count: waiting - certain })}
        </span>
      ) : null}
      {certain > 0 ? (
        <AsyncButton action={() => actions.assign(rows)}>
          {t('invoices.bank.bulk.assign', { count: certain })}
        </AsyncButton>
      ) : null}
      {waiting > 0 ? (
        <AsyncButton look="plain" action={() => actions.ignore(rows)}>
          {t('invoices.bank.bulk.ignore', { count: waiting })}
        </AsyncButton>
      ) : null}
      {ignored > 0 ? (
        <AsyncButton look="plain" action={() => actions.restore(rows)}>
          {t('invoices.bank.bulk.restore', { count: ignored })}
        </AsyncButton>
      ) : null}
    </>
  );
}

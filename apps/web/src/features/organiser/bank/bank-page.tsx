import { type BankTransaction, paymentStates } from '@sevenmetre/contract/bank/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { arrangedColumns, mostRows } from '@sevenmetre/rules/list-views';
import type { Question } from '@sevenmetre/rules/list-views';
import { currencies } from '@sevenmetre/rules/vocabulary';
import { useMemo } from 'react';
import { callServer } from '../../../lib/queries/call.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import type { ListFilter } from '../../../ui/lists/list-filters.tsx';
import { ListFrame } from '../../../ui/lists/list-frame.tsx';
import { type BuiltInView, type ListState, useList } from '../../../ui/lists/use-list.ts';
import { countedBy } from '../../../ui/lists/use-total.ts';
import { AdminPage } from '../page/admin-page.tsx';
import { ExportLink } from '../page/export-link.tsx';
import { BankFileCard } from './bank-file-card.tsx';
import { BankImportsCard } from './bank-imports-card.tsx';
import { DifferingCard } from './differing-card.tsx';
import { OnlinePaymentsCard } from './online-payments-card.tsx';
import { PaymentBulk, usePaymentActions } from './payment-bulk.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import '../invoices/invoices.css';

const filesId = 'bank-files';

/** Payments: movements of the bank by what became of them, and what was entered by hand; below, the files that bring them. */
export function BankPage() {
  const t = useWords();
  const list = useList('transactions', paymentViews(t));
  const read = useRead('bankQueue', { query: askedOf(list.question) }, { keepPrevious: true });
  const columns = useMemo(() => paymentColumns(t), [t]);
  const seen = arrangedColumns(columns, list.columns).map(({ key }) => key);
  const differing = read.data?.differing ?? [];
  return (
    <AdminPage
      title={t('invoices.bank.title')}
      actions={
        <>
          <ExportLink name="bankExport" asked={askedOf(list.question)} columns={seen}>
            {t('invoices.bank.list.export')}
          </ExportLink>
          <button type="button" className="button" onClick={toFiles}>
            {t('invoices.bank.list.importFile')}
          </button>
        </>
      }
    >
      <Payments list={list} read={read} columns={columns} />
      {differing.length > 0 ? <DifferingCard rows={differing} /> : null}
      <div id={filesId}>
        <BankFileCard />
      </div>
      <BankImportsCard />
      <OnlinePaymentsCard />
    </AdminPage>
  );
}

function toFiles() {
  document.getElementById(filesId)?.scrollIntoView();
}

interface PaymentsProps {
  readonly list: ListState;
  readonly read: ReturnType<typeof useRead<'bankQueue'>>;
  readonly columns: ReturnType<typeof paymentColumns>;
}

function Payments({ list, read, columns }: PaymentsProps) {
  const t = useWords();
  const actions = usePaymentActions();
  return (
    <ListFrame
      list={list}
      read={read}
      rows={read.data?.transactions}
      rowKey={keyOf}
      rowName={({ amount, currency, bookedOn }) =>
        `${moneyText(t, amount, currency)}, ${dayText(t, bookedOn)}`
      }
      caption={t('invoices.bank.list.caption')}
      columns={columns}
      filters={paymentFilters(t)}
      searchLabel={t('invoices.bank.list.searchHint')}
      counted={counted}
      nobody={<p>{t('invoices.bank.list.none')}</p>}
      keys={[
        { key: 'a', name: t('invoices.bank.list.assignKey'), act: (rows) => void actions.assign(rows) },
        { key: 'i', name: t('invoices.bank.list.ignoreKey'), act: (rows) => void actions.ignore(rows) },
      ]}
      renderBulk={(rows) => <PaymentBulk rows={rows} actions={actions} />}
      renderPanel={(_, row, { frame }) => <PaymentPanel frame={frame} row={row} />}
    />
  );
}

/** Movements and payments by hand are numbered apart: those by hand are below zero in the list. */
function keyOf({ id, state }: BankTransaction): number {
  return state === 'by-hand' ? -id : id;
}

function paymentViews(t: Translator): readonly BuiltInView[] {
  return [
    ...paymentStates.map((state) => ({
      key: state,
      name: t(`invoices.bank.states.${state}`),
      question: `state=${state}`,
    })),
    { key: 'all', name: t('invoices.bank.list.all'), question: '' },
  ];
}

function paymentFilters(t: Translator): readonly ListFilter[] {
  return [
    {
      name: 'state',
      label: t('invoices.bank.list.state'),
      options: paymentStates.map((state) => [state, t(`invoices.bank.states.${state}`)] as const),
    },
    {
      name: 'currency',
      label: t('invoices.bank.list.currency'),
      options: currencies.map((currency) => [currency, currency] as const),
    },
  ];
}

/** The question for the server, for the whole list. */
function askedOf({ state = 'all', ...question }: Question): Readonly<Record<string, string>> {
  return { ...question, state, size: String(mostRows) };
}

const counted = countedBy('bankQueue', (question) =>
  callServer('bankQueue', { query: { ...askedOf(question), size: '1' } }),
);

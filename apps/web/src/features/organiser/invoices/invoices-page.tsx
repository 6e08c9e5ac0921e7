import { useMemo, useState } from 'react';
import { financeFilters } from '@sevenmetre/contract/invoices/schemas';
import type { InvoiceList } from '@sevenmetre/contract/invoices/schemas';
import { arrangedColumns, mostRows } from '@sevenmetre/rules/list-views';
import type { Question } from '@sevenmetre/rules/list-views';
import { useWords } from '../../../lib/words/words.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { ListFrame } from '../../../ui/lists/list-frame.tsx';
import { useList } from '../../../ui/lists/use-list.ts';
import type { ListState } from '../../../ui/lists/use-list.ts';
import { countedBy } from '../../../ui/lists/use-total.ts';
import { AdminPage } from '../page/admin-page.tsx';
import { ExportLink } from '../page/export-link.tsx';
import { RemindClubs } from '../messages/remind-clubs.tsx';
import { financeListColumns } from './finance-columns.tsx';
import { InvoicePanel } from './invoice-panel.tsx';
import { IssueBar } from './issue-bar.tsx';
import { IssueReport } from './issue-report.tsx';
import type { IssueOutcome } from './issue-report.tsx';
import './invoices.css';

const filters = financeFilters.filter((filter) => filter !== 'all');

/** What every club owes and has paid; documents are issued here for many at once. */
export function InvoicesPage() {
  const t = useWords();
  const list = useList('invoices', [
    { key: 'all', name: t('invoices.list.filter.all'), question: '' },
    ...filters.map((filter) => ({
      key: filter,
      name: t(`invoices.list.filter.${filter}`),
      question: `filter=${filter}`,
    })),
  ]);
  const read = useRead('adminInvoices', { query: askedOf(list.question) }, { keepPrevious: true });
  const columns = useMemo(() => financeListColumns(t), [t]);
  const seen = arrangedColumns(columns, list.columns).map(({ key }) => key);
  // Searching narrows the counts; a reminder goes to all clubs that are overdue.
  const overdue = (list.question['search'] ?? '') === '' ? (read.data?.counts.overdue ?? 0) : 0;
  return (
    <AdminPage
      title={t('invoices.list.title')}
      sub={read.data ? <Sums sums={read.data.sums} /> : undefined}
      actions={
        <>
          {overdue > 0 ? <RemindClubs count={overdue} /> : null}
          <ExportLink name="adminInvoicesExport" asked={askedOf(list.question)} columns={seen}>
            {t('invoices.list.export')}
          </ExportLink>
        </>
      }
    >
      <Invoices list={list} read={read} columns={columns} />
    </AdminPage>
  );
}

function Sums({ sums }: { sums: InvoiceList['sums'] }) {
  const t = useWords();
  return sums.map(({ currency, toPay, paid, rest }) => (
    <span key={currency}>
      {t('invoices.list.sums', {
        toPay: moneyText(t, toPay, currency),
        paid: moneyText(t, paid, currency),
        rest: moneyText(t, rest, currency),
      })}
    </span>
  ));
}

interface InvoicesProps {
  readonly list: ListState;
  readonly read: ReturnType<typeof useRead<'adminInvoices'>>;
  readonly columns: ReturnType<typeof financeListColumns>;
}

function Invoices({ list, read, columns }: InvoicesProps) {
  const t = useWords();
  const [outcome, setOutcome] = useState<IssueOutcome | null>(null);
  return (
    <ListFrame
      list={list}
      read={read}
      rows={read.data?.rows}
      rowKey={({ clubId }) => clubId}
      rowName={({ name }) => name}
      caption={t('invoices.list.caption')}
      columns={columns}
      filters={[
        {
          name: 'filter',
          label: t('invoices.state'),
          options: filters.map((filter) => [filter, t(`invoices.list.filter.${filter}`)] as const),
        },
      ]}
      searchLabel={t('invoices.list.search')}
      sort={{ key: 'name', direction: 'asc' }}
      descending="desc"
      counted={counted}
      nobody={<p>{t('invoices.list.empty')}</p>}
      renderBulk={(rows, records) => (
        <IssueBar
          chosen={rows}
          issued={(done) => {
            setOutcome(done);
            records.select(new Set());
          }}
        />
      )}
      report={outcome === null ? null : <IssueReport outcome={outcome} />}
      renderPanel={(id, row, { frame }) => <InvoicePanel frame={frame} id={id} row={row} />}
    />
  );
}

/** The question for the server, for the whole list. */
function askedOf(question: Question): Readonly<Record<string, string>> {
  return { ...question, pageSize: String(mostRows) };
}

const counted = countedBy('adminInvoices', (question) =>
  callServer('adminInvoices', { query: { ...askedOf(question), pageSize: '1' } }),
);

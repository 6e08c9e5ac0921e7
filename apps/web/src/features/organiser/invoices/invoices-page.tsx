import { useState } from 'react';
import type { FinanceRow, InvoiceList } from '@sevenmetre/contract/invoices/schemas';
import { clubInvoicePath } from '../../../lib/paths/signed-in-paths.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Link } from '../../../ui/link.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { countryNameOf } from '../page/country-name.ts';
import { exportPath } from '../page/export-path.ts';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { RemindClubs } from '../messages/remind-clubs.tsx';
import { FinanceSigns } from './finance-sign.tsx';
import { IssueBar } from './issue-bar.tsx';
import { IssueReport } from './issue-report.tsx';
import type { IssueOutcome } from './issue-report.tsx';
import './invoices.css';

const filters = ['all', 'to-issue', 'owing', 'overdue', 'overpaid'] as const;
type Filter = (typeof filters)[number];
const pageSize = 50;

/** What every club owes and has paid; documents are issued here for many at once. */
export function InvoicesPage() {
  const { t, locale } = useLanguage();
  const list = useListQuery();
  const query = { ...list.all, pageSize: String(pageSize) };
  const read = useRead('adminInvoices', { query }, { keepPrevious: true });
  // Searching narrows the counts; a reminder goes to all clubs that are overdue.
  const overdue = list.get('search') === '' ? (read.data?.counts.overdue ?? 0) : 0;
  return (
    <AdminPage
      title={t('invoices.list.title')}
      sub={read.data ? <Sums sums={read.data.sums} /> : undefined}
      actions={
        <>
          {overdue > 0 ? <RemindClubs count={overdue} /> : null}
          <a
            className="button button--outline"
            href={exportPath('adminInvoicesExport', locale, list.all)}
            download
          >
            {t('invoices.list.export')}
          </a>
        </>
      }
    >
      <Ready read={read}>{(data) => <Invoices data={data} busy={read.isFormer} />}</Ready>
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

function Invoices({ data, busy }: { data: InvoiceList; busy: boolean }) {
  const t = useWords();
  const list = useListQuery();
  const [chosen, setChosen] = useState<ReadonlyMap<number, FinanceRow>>(new Map());
  const [outcome, setOutcome] = useState<IssueOutcome | null>(null);
  const choose = (next: ReadonlySet<number>) => {
    const known = new Map([...chosen, ...data.rows.map((row) => [row.clubId, row] as const)]);
    setChosen(new Map([...known].filter(([id]) => next.has(id))));
  };
  const issued = (done: IssueOutcome) => {
    setOutcome(done);
    setChosen(new Map());
  };
  return (
    <>
      {outcome ? <IssueReport outcome={outcome} /> : null}
      <Filters counts={data.counts} />
      <div className="list-tools">
        <SearchBox
          label={t('invoices.list.search')}
          value={list.get('search')}
          search={(search) => list.set({ search })}
        />
      </div>
      <section className="card organiser__list">
        <DataTable
          caption={t('invoices.list.caption')}
          columns={useColumns()}
          rows={data.rows}
          rowKey={({ clubId }) => clubId}
          rowName={({ name }) => name}
          empty={t('invoices.list.empty')}
          sort={{
            key: list.get('sort') || 'name',
            direction: list.get('direction') === 'desc' ? 'desc' : 'asc',
          }}
          onSort={({ key, direction }) => list.set({ sort: key, direction })}
          paging={{
            page: list.page,
            size: pageSize,
            total: data.count,
            go: (page) => list.set({ page: String(page) }),
          }}
          selection={{ selected: new Set(chosen.keys()), change: choose }}
          bulk={<IssueBar chosen={[...chosen.values()]} issued={issued} />}
          busy={busy}
        />
      </section>
    </>
  );
}

function Filters({ counts }: { counts: InvoiceList['counts'] }) {
  const t = useWords();
  const list = useListQuery();
  const chosen: Filter = filters.find((filter) => filter === list.get('filter')) ?? 'all';
  return (
    <div className="state-filter" role="group" aria-label={t('invoices.list.caption')}>
      {filters.map((filter) => (
        <button
          key={filter}
          className="button button--outline"
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => list.set({ filter: filter === 'all' ? '' : filter })}
        >
          {t(`invoices.list.filter.${filter}`)} <b>{t.number(counts[filter])}</b>
        </button>
      ))}
    </div>
  );
}

function useColumns(): Column<FinanceRow>[] {
  const t = useWords();
  const money = (key: 'toPay' | 'paid') => ({
    key,
    title: t(`invoices.${key}`),
    sortable: true,
    align: 'right' as const,
    cell: (row: FinanceRow) => (
      <span className="organiser__money">{moneyText(t, row[key], row.currency)}</span>
    ),
  });
  return [
    { key: 'name', title: t('invoices.club'), sortable: true, phone: 'heading', cell: clubCell },
    money('toPay'),
    money('paid'),
    {
      key: 'rest',
      title: t('invoices.rest'),
      sortable: true,
      align: 'right',
      phone: 'aside',
      cell: ({ rest, currency }) =>
        rest === 0 ? (
          <span className="organiser__money muted">{moneyText(t, rest, currency)}</span>
        ) : (
          <b className="organiser__money">{moneyText(t, rest, currency)}</b>
        ),
    },
    {
      key: 'dueDate',
      title: t('invoices.due'),
      sortable: true,
      cell: ({ dueDate }) =>
        dueDate === null ? null : <span className="organiser__money">{dayText(t, dueDate)}</span>,
    },
    {
      key: 'signs',
      title: t('invoices.state'),
      phone: 'action',
      cell: (row) => <FinanceSigns row={row} />,
    },
  ];
}

function clubCell(row: FinanceRow) {
  return <ClubCell row={row} />;
}

function ClubCell({ row }: { row: FinanceRow }) {
  const t = useWords();
  return (
    <>
      <Link className="invoices__name" to={clubInvoicePath(row.clubId)}>
        {row.name}
      </Link>
      <span className="muted invoices__under">
        {countryNameOf(t, row.countryCode)}
        {row.variableSymbol === null ? '' : ` · ${row.variableSymbol}`}
      </span>
    </>
  );
}

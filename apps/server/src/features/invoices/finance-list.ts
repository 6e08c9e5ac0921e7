import type * as z from 'zod';
import type {
  FinanceRow,
  financeFilters,
  InvoiceList,
  InvoicesQuery,
} from '@sevenmetre/contract/invoices/schemas';
import { currencyOf, firstUnpaidDay, isOverdue } from '@sevenmetre/rules/pricing';
import type { FinanceClub, OwedRow, ValidInvoice } from './finance.repository.ts';

export type FinanceQuery = z.output<typeof InvoicesQuery>;
type Filter = (typeof financeFilters)[number];

export interface FinanceFacts {
  readonly clubs: readonly FinanceClub[];
  readonly owed: readonly OwedRow[];
  readonly paid: readonly { readonly clubId: number; readonly paid: number }[];
  readonly invoices: readonly ValidInvoice[];
  /** ISO date in the tournament's zone. */
  readonly today: string;
}

/** One row per club, in the order of the clubs. */
export function financeRows({ clubs, owed, paid, invoices, today }: FinanceFacts): FinanceRow[] {
  const owedOf = new Map(owed.map((row) => [row.clubId, row]));
  const paidOf = new Map(paid.map((row) => [row.clubId, row.paid]));
  const invoicesOf = Map.groupBy(invoices, ({ clubId }) => clubId);
  return clubs.map((club) => {
    const { id, name, countryCode, registrationState, variableSymbol } = club;
    const row = owedOf.get(id);
    const ownPaid = paidOf.get(id) ?? 0;
    const own = invoicesOf.get(id) ?? [];
    const toPay = row?.toPay ?? 0;
    const dueDate = firstUnpaidDay(own, ownPaid);
    return {
      clubId: id,
      name,
      countryCode,
      registrationState,
      currency: row?.currency ?? currencyOf(club),
      variableSymbol,
      toPay,
      paid: ownPaid,
      rest: toPay - ownPaid,
      openLines: row?.openLines ?? 0,
      outdatedLines: row?.outdatedLines ?? 0,
      invoices: own.length,
      dueDate,
      overdue: isOverdue(dueDate, today),
    };
  });
}

const filters: Readonly<Record<Filter, (row: FinanceRow) => boolean>> = {
  all: () => true,
  'to-issue': (row) =>
    row.outdatedLines > 0 ||
    (row.openLines > 0 && (row.registrationState === 'approved' || row.registrationState === 'processed')),
  owing: ({ rest }) => rest > 0,
  overdue: ({ overdue }) => overdue,
  overpaid: ({ rest }) => rest < 0,
};

/** A page of the rows, with the number of rows of each filter and the sums of the filtered rows. */
export function financeList(rows: readonly FinanceRow[], query: FinanceQuery): InvoiceList {
  const found = rows.filter(matching(query.search));
  const kept = financeSorted(found.filter(filters[query.filter]), query);
  const from = (query.page - 1) * query.pageSize;
  const count = (filter: Filter) => found.filter(filters[filter]).length;
  return {
    rows: kept.slice(from, from + query.pageSize),
    count: kept.length,
    counts: {
      all: found.length,
      'to-issue': count('to-issue'),
      owing: count('owing'),
      overdue: count('overdue'),
      overpaid: count('overpaid'),
    },
    sums: sumsOf(kept),
  };
}

/** The filtered rows without pages, for the export. */
export function financeFiltered(rows: readonly FinanceRow[], query: FinanceQuery): FinanceRow[] {
  return financeSorted(rows.filter(matching(query.search)).filter(filters[query.filter]), query);
}

/** Matches name or variable symbol, ignoring diacritics and case. */
function matching(search: string): (row: FinanceRow) => boolean {
  const asked = fold(search.trim());
  if (asked === '') return () => true;
  return ({ name, variableSymbol }) =>
    fold(name).includes(asked) || (variableSymbol?.includes(asked.replaceAll(' ', '')) ?? false);
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const names = new Intl.Collator('cs', { numeric: true });
/** Clubs without a due date come last. */
const never = '9999-12-31';

function financeSorted(rows: readonly FinanceRow[], { sort, direction }: FinanceQuery): FinanceRow[] {
  const turn = direction === 'asc' ? 1 : -1;
  const byName = (a: FinanceRow, b: FinanceRow) => names.compare(a.name, b.name) || a.clubId - b.clubId;
  return rows.toSorted((a, b) => {
    if (sort === 'name') return byName(a, b) * turn;
    if (sort === 'dueDate')
      return names.compare(a.dueDate ?? never, b.dueDate ?? never) * turn || byName(a, b);
    return (a[sort] - b[sort]) * turn || byName(a, b);
  });
}

function sumsOf(rows: readonly FinanceRow[]): InvoiceList['sums'] {
  return [...Map.groupBy(rows, ({ currency }) => currency)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, group]) => {
      const sum = (key: 'toPay' | 'paid' | 'rest') => group.reduce((total, row) => total + row[key], 0);
      return { currency, toPay: sum('toPay'), paid: sum('paid'), rest: sum('rest') };
    });
}

import type { FinanceColumn, FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { clubInvoicePath } from '../../../lib/paths/signed-in-paths.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Link } from '../../../ui/link.tsx';
import type { FrameColumn } from '../../../ui/lists/list-frame.tsx';
import { countryNameOf } from '../page/country-name.ts';
import { FinanceSigns } from './finance-sign.tsx';

/** The columns of the list of clubs with their money, named as the server sorts by them and exports them. */
export function financeListColumns(
  t: Translator,
): (FrameColumn<FinanceRow> & { readonly key: FinanceColumn })[] {
  return [
    {
      key: 'name',
      title: t('invoices.club'),
      isName: true,
      sortable: true,
      phone: 'heading',
      cell: ({ clubId, name, countryCode }) => (
        <span className="record-name">
          <Link data-record to={clubInvoicePath(clubId)}>
            {name}
          </Link>
          <Flag countryCode={countryCode} sportCode={countryNameOf(t, countryCode)} />
        </span>
      ),
    },
    amountColumn(t, 'toPay'),
    amountColumn(t, 'paid'),
    {
      key: 'rest',
      title: t('invoices.rest'),
      isUsual: true,
      sortable: true,
      align: 'right',
      phone: 'aside',
      cell: ({ rest, currency }) =>
        rest === 0 ? (
          <span className="muted">{moneyText(t, rest, currency)}</span>
        ) : (
          <b>{moneyText(t, rest, currency)}</b>
        ),
    },
    {
      key: 'dueDate',
      title: t('invoices.due'),
      isUsual: true,
      sortable: true,
      phone: 'note',
      cell: ({ dueDate }) => (dueDate === null ? null : dayText(t, dueDate)),
    },
    {
      key: 'signs',
      title: t('invoices.state'),
      isUsual: true,
      phone: 'under',
      cell: (row) => <FinanceSigns row={row} />,
    },
    {
      key: 'symbol',
      title: t('invoices.variableSymbol'),
      isUsual: true,
      phone: 'hidden',
      rank: 'second',
      cell: ({ variableSymbol }) => variableSymbol,
    },
    {
      key: 'country',
      title: t('registrations.clubs.country'),
      phone: 'hidden',
      rank: 'second',
      cell: ({ countryCode }) => countryNameOf(t, countryCode),
    },
    {
      key: 'invoices',
      title: t('invoices.list.title'),
      align: 'right',
      phone: 'hidden',
      rank: 'second',
      cell: ({ invoices }) => t.number(invoices),
    },
  ];
}

function amountColumn(
  t: Translator,
  key: 'toPay' | 'paid',
): FrameColumn<FinanceRow> & { readonly key: FinanceColumn } {
  return {
    key,
    title: t(`invoices.${key}`),
    isUsual: true,
    sortable: true,
    align: 'right',
    phone: 'hidden',
    rank: 'second',
    cell: (row) => moneyText(t, row[key], row.currency),
  };
}

import type { BankTransaction, PaymentColumn } from '@sevenmetre/contract/bank/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { clubInvoicePath } from '../../../lib/paths/signed-in-paths.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { Link } from '../../../ui/link.tsx';
import type { FrameColumn } from '../../../ui/lists/list-frame.tsx';

type Shown = FrameColumn<BankTransaction> & { readonly key: PaymentColumn };

/** The columns of the list of payments, named as the server sorts by them and exports them. */
export function paymentColumns(t: Translator): Shown[] {
  return [
    {
      key: 'name',
      title: t('invoices.bank.list.amount'),
      isName: true,
      sortable: true,
      phone: 'heading',
      cell: ({ amount, currency }) => (
        <span className="record-name">
          <button type="button" className="payment-rows__amount" data-record>
            {moneyText(t, amount, currency)}
          </button>
        </span>
      ),
    },
    {
      key: 'day',
      title: t('invoices.bank.list.day'),
      isUsual: true,
      sortable: true,
      phone: 'aside',
      cell: ({ bookedOn }) => dayText(t, bookedOn),
    },
    {
      key: 'payer',
      title: t('invoices.bank.payer'),
      isUsual: true,
      sortable: true,
      phone: 'under',
      cell: ({ counterparty, message }) => <span className="two-lines">{counterparty ?? message}</span>,
    },
    {
      key: 'symbol',
      title: t('invoices.variableSymbol'),
      isUsual: true,
      sortable: true,
      phone: 'hidden',
      cell: ({ variableSymbol }) =>
        variableSymbol ?? <span className="muted">{t('invoices.bank.noSymbol')}</span>,
    },
    {
      key: 'message',
      title: t('invoices.bank.message'),
      isUsual: true,
      phone: 'hidden',
      rank: 'second',
      cell: ({ message }) => <span className="two-lines">{message}</span>,
    },
    {
      key: 'club',
      title: t('invoices.bank.list.club'),
      isUsual: true,
      sortable: true,
      phone: 'hidden',
      cell: ({ club }) =>
        club ? (
          <span className="two-lines">
            <Link to={clubInvoicePath(club.id)}>{club.name}</Link>
          </span>
        ) : (
          '–'
        ),
    },
    {
      key: 'check',
      title: t('invoices.bank.list.check'),
      isUsual: true,
      phone: 'below',
      cell: (row) => (
        <span className={`two-lines ${row.waits === null ? 'muted' : 'check-line'}`}>
          {checkText(t, row)}
        </span>
      ),
    },
    ...furtherColumns(t),
  ];
}

function furtherColumns(t: Translator): Shown[] {
  return [
    {
      key: 'state',
      title: t('invoices.bank.list.state'),
      sortable: true,
      phone: 'hidden',
      cell: ({ state }) => t(`invoices.bank.states.${state}`),
    },
    {
      key: 'currency',
      title: t('invoices.bank.list.currency'),
      phone: 'hidden',
      cell: ({ currency }) => currency,
    },
    {
      key: 'method',
      title: t('invoices.bank.list.method'),
      phone: 'hidden',
      cell: ({ method }) => (method === null ? '' : t(`invoices.money.methods.${method}`)),
    },
    {
      key: 'origin',
      title: t('invoices.bank.list.origin'),
      phone: 'hidden',
      rank: 'second',
      cell: ({ origin }) => (origin === null ? '' : t('invoices.bank.origin', origin)),
    },
  ];
}

/** What speaks for a club, why it waits, or why it is ignored, in one line. */
function checkText(t: Translator, { suggestions, waits, alike, reason }: BankTransaction): string {
  const [first] = suggestions;
  if (alike !== null) return alikeText(t, alike);
  if (first !== undefined) return t(`invoices.bank.suggestion.${first.why}`, { club: first.name });
  if (waits !== null) return t(`invoices.bank.waits.${waits}`);
  return reason ?? '';
}

/** The payment that a waiting movement may be once more. */
export function alikeText(t: Translator, { club, day }: NonNullable<BankTransaction['alike']>): string {
  const on = dayText(t, day);
  return club === null
    ? t('invoices.bank.alike.nobody', { day: on })
    : t('invoices.bank.alike.club', { club, day: on });
}

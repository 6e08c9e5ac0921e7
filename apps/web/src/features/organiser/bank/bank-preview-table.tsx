import type { BankPreview } from '@sevenmetre/contract/bank/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { useWords } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import type { BadgeKind } from '../../../ui/page/badge.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';

type Movement = BankPreview['movements'][number] & { readonly place: number };

const kinds: Readonly<Record<Movement['result'], BadgeKind>> = {
  matched: 'good',
  unmatched: 'wait',
  'currency-differs': 'wait',
  known: 'plain',
};

interface BankPreviewTableProps {
  readonly preview: BankPreview;
  readonly bring: () => Promise<boolean>;
}

/** Every movement of a file with what an import would make of it. */
export function BankPreviewTable({ preview, bring }: BankPreviewTableProps) {
  const t = useWords();
  const { movements, outgoing } = preview;
  const count = (result: Movement['result']) => movements.filter((one) => one.result === result).length;
  const sums = {
    matched: count('matched'),
    unmatched: count('unmatched') + count('currency-differs'),
    known: count('known'),
    outgoing,
  };
  const fresh = sums.matched + sums.unmatched;
  return (
    <section className="invoices__form" aria-labelledby="bank-preview">
      <h3 id="bank-preview">{t('invoices.bank.preview')}</h3>
      <p role="status">{t('invoices.bank.previewSums', sums)}</p>
      <AsyncButton action={bring} disabled={fresh === 0}>
        {t('invoices.bank.import', { count: fresh })}
      </AsyncButton>
      <DataTable
        caption={t('invoices.bank.previewCaption')}
        columns={useColumns()}
        rows={movements.map((movement, place) => ({ ...movement, place }))}
        rowKey={({ place }) => place}
        empty={t('invoices.bank.import', { count: 0 })}
      />
    </section>
  );
}

function useColumns(): Column<Movement>[] {
  const t = useWords();
  return [
    {
      key: 'day',
      title: t('invoices.day'),
      phone: 'heading',
      cell: ({ bookedOn }) => <span className="organiser__money">{dayText(t, bookedOn)}</span>,
    },
    {
      key: 'amount',
      title: t('invoices.amount'),
      align: 'right',
      phone: 'aside',
      cell: ({ amount, currency }) => <b className="organiser__money">{moneyText(t, amount, currency)}</b>,
    },
    {
      key: 'symbol',
      title: t('invoices.variableSymbol'),
      cell: ({ variableSymbol }) =>
        variableSymbol ?? <span className="muted">{t('invoices.bank.noSymbol')}</span>,
    },
    {
      key: 'payer',
      title: t('invoices.bank.payer'),
      cell: ({ counterparty, message }) => (
        <>
          {counterparty}
          <span className="muted invoices__under">{message}</span>
        </>
      ),
    },
    {
      key: 'what',
      title: t('invoices.bank.what'),
      phone: 'action',
      cell: (movement) => <What {...movement} />,
    },
  ];
}

function What(movement: Movement) {
  const t = useWords();
  const { result, rest, currency } = movement;
  return (
    <span className="organiser__chips">
      <Badge kind={kinds[result]}>{resultText(t, movement)}</Badge>
      {result === 'matched' && rest !== null ? (
        <span className="muted">{t('invoices.bank.owes', { amount: moneyText(t, rest, currency) })}</span>
      ) : null}
    </span>
  );
}

function resultText(t: Translator, { result, club, variableSymbol }: Movement): string {
  if (result === 'matched' || result === 'currency-differs')
    return t(`invoices.bank.result.${result}`, { club: club?.name ?? '' });
  if (result === 'unmatched' && variableSymbol === null) return t('invoices.bank.result.unmatchedNoSymbol');
  return t(`invoices.bank.result.${result}`);
}

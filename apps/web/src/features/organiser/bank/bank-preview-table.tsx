import type { BankPreview } from '@sevenmetre/contract/bank/schemas';
import { bankColumns } from '@sevenmetre/rules/bank';
import type { Translator } from '@sevenmetre/phrases';
import { useWords } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import type { BadgeKind } from '../../../ui/page/badge.tsx';
import { type BankAnswer, BankQuestions } from './bank-questions.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';

type Movement = BankPreview['movements'][number] & { readonly place: number };

const kinds: Readonly<Record<Movement['result'], BadgeKind>> = {
  matched: 'good',
  unmatched: 'wait',
  'currency-differs': 'wait',
  known: 'plain',
  alike: 'wait',
  'several-symbols': 'wait',
  batch: 'wait',
};

const mostShown = 500;

interface BankPreviewTableProps {
  readonly preview: BankPreview;
  readonly bring: () => Promise<boolean>;
  /** Reads the file again with the answer to a question. */
  readonly answer: (answer: BankAnswer) => Promise<boolean | undefined>;
  /** Forgets remembered answers and reads the file again. */
  readonly forget: (profileId: number) => Promise<boolean | undefined>;
}

/** Every row of a file with what an import would make of it, and the questions that have to be answered before. */
export function BankPreviewTable({ preview, bring, answer, forget }: BankPreviewTableProps) {
  const t = useWords();
  const { movements, counts, questions, left } = preview;
  const count = (result: Movement['result']) => movements.filter((one) => one.result === result).length;
  const [matched, known] = [count('matched'), count('known')];
  const unmatched = movements.length - matched - known;
  const fresh = matched + unmatched;
  return (
    <section className="invoices__form" aria-labelledby="bank-preview">
      <h3 id="bank-preview">{t('invoices.bank.preview')}</h3>
      <p role="status">
        {t('invoices.bank.previewSums', { matched, unmatched, known, skipped: counts.skipped })}
      </p>
      <p className="field-hint">{t('invoices.bank.counts', counts)}</p>
      {preview.sums.map((sums) => (
        <p key={sums.currency} className="field-hint">
          {sumsText(t, sums)}
        </p>
      ))}
      {preview.remembered.map((profile) => (
        <RememberedAnswers key={profile.id} profile={profile} forget={forget} />
      ))}
      <BankQuestions questions={questions} answer={answer} />
      <AsyncButton action={bring} disabled={fresh === 0 || questions.length > 0}>
        {t('invoices.bank.import', { count: fresh })}
      </AsyncButton>
      {movements.length > mostShown ? (
        <p className="field-hint">
          {t('invoices.bank.firstShown', { shown: mostShown, all: movements.length })}
        </p>
      ) : null}
      <DataTable
        caption={t('invoices.bank.previewCaption')}
        columns={useColumns()}
        rows={shownFirst(movements)}
        rowKey={({ place }) => place}
        empty={t('invoices.bank.import', { count: 0 })}
      />
      {left.length === 0 ? null : <LeftRows left={left} />}
    </section>
  );
}

/** Of a long file, what waits comes first. */
function shownFirst(movements: BankPreview['movements']): Movement[] {
  const rows = movements.map((movement, place) => ({ ...movement, place }));
  if (rows.length <= mostShown) return rows;
  const isWaiting = ({ result }: Movement) => result !== 'matched' && result !== 'known';
  return [...rows.filter(isWaiting), ...rows.filter((row) => !isWaiting(row))].slice(0, mostShown);
}

type Profile = BankPreview['remembered'][number];

interface RememberedAnswersProps extends Pick<BankPreviewTableProps, 'forget'> {
  readonly profile: Profile;
}

/** Says with which earlier answers the file was read. */
function RememberedAnswers({ profile, forget }: RememberedAnswersProps) {
  const t = useWords();
  const answers = answersText(t, profile);
  return (
    <p className="invoices__tools">
      <span>{t('invoices.bank.remembered.as', { answers })}</span>
      <AsyncButton
        look="plain"
        label={t('invoices.bank.remembered.forgetOf', { answers })}
        action={() => forget(profile.id)}
      >
        {t('invoices.bank.remembered.forget')}
      </AsyncButton>
    </p>
  );
}

function answersText(t: Translator, { answers, names }: Profile): string {
  const { amounts, days, encoding } = answers;
  const columns = bankColumns.flatMap((column) => {
    const name = names[column];
    if (name === undefined) return [];
    return [t('invoices.bank.remembered.column', { column: t(`invoices.bank.column.${column}`), name })];
  });
  return [
    ...columns,
    ...(amounts === undefined ? [] : [t(`invoices.bank.remembered.amounts.${amounts}`)]),
    ...(days === undefined ? [] : [t(`invoices.bank.remembered.days.${days}`)]),
    ...(encoding === undefined ? [] : [t('invoices.bank.remembered.encoding', { encoding })]),
  ].join(', ');
}

function sumsText(t: Translator, { currency, ...sums }: BankPreview['sums'][number]): string {
  const money = (amount: number) => t.number(amount / 100, 2);
  return t('invoices.bank.sums', {
    currency,
    file: money(sums.file),
    matched: money(sums.matched),
    queue: money(sums.queue),
    known: money(sums.known),
    skipped: money(sums.skipped),
  });
}

type LeftRow = BankPreview['left'][number] & { readonly place: number };

/** Rows that are not imported; the longest lists show their first rows, as the counts above show all. */
function LeftRows({ left }: Pick<BankPreview, 'left'>) {
  const t = useWords();
  return (
    <details>
      <summary>{t('invoices.bank.left.title')}</summary>
      <DataTable
        caption={t('invoices.bank.left.caption')}
        columns={useLeftColumns()}
        rows={left.slice(0, mostShown).map((row, place) => ({ ...row, place }))}
        rowKey={({ place }) => place}
        empty=""
      />
    </details>
  );
}

function useLeftColumns(): Column<LeftRow>[] {
  const t = useWords();
  return [
    { key: 'row', title: t('invoices.bank.left.row'), phone: 'heading', cell: ({ row }) => t.number(row) },
    {
      key: 'amount',
      title: t('invoices.amount'),
      align: 'right',
      phone: 'aside',
      cell: ({ amount, currency }) =>
        amount === null ? '–' : `${t.number(amount / 100, 2)} ${currency ?? ''}`.trim(),
    },
    { key: 'text', title: t('invoices.bank.left.text'), cell: ({ text }) => text },
    {
      key: 'why',
      title: t('invoices.bank.left.why'),
      phone: 'action',
      cell: ({ reason }) => <Reason reason={reason} />,
    },
  ];
}

function Reason({ reason }: Pick<LeftRow, 'reason'>) {
  const t = useWords();
  return (
    <Badge kind={reason === 'asked' || reason === 'unexplained' ? 'wait' : 'plain'}>
      {t(`invoices.bank.left.reason.${reason}`)}
    </Badge>
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

import type { InvoiceList } from '@sevenmetre/contract/invoices/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { useId } from 'react';
import { adminInvoicesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { FoldedCard, useOneOpen } from '../../../ui/page/folded-card.tsx';
import { RemindClubs } from '../messages/remind-clubs.tsx';
import './money-bar.css';

const kinds = ['paid', 'owed', 'overdue'] as const;

/** Amounts of one currency, in minor units. */
type MoneyParts = Readonly<Partial<Record<(typeof kinds)[number], number>>>;

/** What is paid, owed in time and overdue, as parts of their sum; the amounts stand beside it. */
function MoneyBar({ parts }: { parts: MoneyParts }) {
  const pattern = useId();
  const amounts = kinds.map((kind) => ({ kind, amount: Math.max(0, parts[kind] ?? 0) }));
  const whole = amounts.reduce((sum, { amount }) => sum + amount, 0);
  const percent = (amount: number) => `${whole === 0 ? 0 : (amount / whole) * 100}%`;
  return (
    <svg className="progress-bar money-bar" aria-hidden="true">
      <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="money-bar__stripes" d="M0 0v6" />
      </pattern>
      {amounts.map(({ kind, amount }, index) => (
        <rect
          key={kind}
          className={kind === 'overdue' ? 'money-bar__overdue' : undefined}
          fill={kind === 'owed' ? `url(#${pattern})` : undefined}
          x={percent(amounts.slice(0, index).reduce((sum, before) => sum + before.amount, 0))}
          width={percent(amount)}
          height="100%"
        />
      ))}
    </svg>
  );
}

type Sum = InvoiceList['sums'][number];

/**
 * What clubs have paid and owe, by currency, and how much of it those owe that are overdue. A phone says it in a sentence until it
 * is opened.
 */
export function Money() {
  const t = useWords();
  const list = useRead('adminInvoices', { query: { pageSize: '1' } }).data;
  const foldOf = useOneOpen<'money'>(null);
  const overdue = list?.counts.overdue ?? 0;
  const late = useRead(
    'adminInvoices',
    { query: { filter: 'overdue', pageSize: '1' } },
    { enabled: overdue > 0 },
  ).data;
  return (
    <FoldedCard
      title={t('organiser.overview.money')}
      summary={overdue > 0 ? t('organiser.overview.overdue', { count: overdue }) : owedText(t, list)}
      fold={foldOf('money')}
      aside={<Link to={adminInvoicesPath}>{t('organiser.nav.invoices')}</Link>}
    >
      {list?.sums.map((sum) => (
        <MoneyOf
          key={sum.currency}
          sum={sum}
          overdue={late?.sums.find(({ currency }) => currency === sum.currency)?.rest ?? 0}
        />
      ))}
      {overdue > 0 ? (
        <div className="overview__overdue">
          <Link to={`${adminInvoicesPath}?filter=overdue`}>
            {t('organiser.overview.overdue', { count: overdue })}
          </Link>
          <RemindClubs count={overdue} />
        </div>
      ) : null}
    </FoldedCard>
  );
}

/** What clubs owe in time, by currency. */
function owedText(t: Translator, list: InvoiceList | undefined): string | null {
  const owed = (list?.sums ?? []).filter(({ rest }) => rest > 0);
  if (list === undefined) return null;
  if (owed.length === 0) return t('organiser.overview.unpaid', { count: 0 });
  const amounts = owed.map(({ rest, currency }) => moneyText(t, rest, currency));
  return `${t('organiser.overview.owed')}: ${dotted(amounts)}`;
}

function MoneyOf({ sum: { currency, paid, rest }, overdue }: { sum: Sum; overdue: number }) {
  const t = useWords();
  // Clubs that have paid too much lessen the rest of all, never what others owe in time below nothing.
  const parts = overdue > 0 ? { paid, owed: Math.max(0, rest - overdue), overdue } : { paid, owed: rest };
  const lines = [
    ['paid', t('organiser.overview.paid'), parts.paid],
    ['owed', t(overdue > 0 ? 'organiser.overview.owedInTime' : 'organiser.overview.owed'), parts.owed],
    ...(overdue > 0 ? [['overdue', t('organiser.overview.overdueSum'), overdue] as const] : []),
  ] as const;
  return (
    <div className="overview__money">
      <MoneyBar parts={parts} />
      <ul className="organiser__lines">
        {lines.map(([kind, name, amount]) => (
          <li key={kind}>
            <span>
              <MoneyBar parts={{ [kind]: 1 }} /> {name}
            </span>
            <b>{moneyText(t, amount, currency)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

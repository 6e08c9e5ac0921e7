import type { InvoiceList } from '@sevenmetre/contract/invoices/schemas';
import { adminInvoicesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { RemindClubs } from '../messages/remind-clubs.tsx';
import { MoneyBar } from './money-bar.tsx';

type Sum = InvoiceList['sums'][number];

/** What clubs have paid and owe, by currency, and how much of it those owe that are overdue. */
export function Money() {
  const t = useWords();
  const list = useRead('adminInvoices', { query: { pageSize: '1' } }).data;
  const overdue = list?.counts.overdue ?? 0;
  const late = useRead(
    'adminInvoices',
    { query: { filter: 'overdue', pageSize: '1' } },
    { enabled: overdue > 0 },
  ).data;
  return (
    <Card
      title={t('organiser.overview.money')}
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
    </Card>
  );
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

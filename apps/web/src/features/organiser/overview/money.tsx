import { adminInvoicesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { Bar, Card } from '../../../ui/page/card.tsx';

/** What clubs have paid and owe, by currency. */
export function Money() {
  const t = useWords();
  const list = useRead('adminInvoices', { query: { pageSize: '1' } }).data;
  const overdue = list?.counts.overdue ?? 0;
  return (
    <Card
      title={t('organiser.overview.money')}
      aside={<Link to={adminInvoicesPath}>{t('organiser.nav.invoices')}</Link>}
    >
      {list?.sums.map(({ currency, toPay, paid, rest }) => (
        <div key={currency} className="overview__money">
          <Bar part={paid} of={toPay} />
          <ul className="organiser__lines">
            <li>
              {t('organiser.overview.paid')} <b>{moneyText(t, paid, currency)}</b>
            </li>
            <li>
              {t('organiser.overview.owed')} <b>{moneyText(t, rest, currency)}</b>
            </li>
          </ul>
        </div>
      ))}
      {overdue > 0 ? (
        <Link className="overview__overdue" to={`${adminInvoicesPath}?filter=overdue`}>
          <Badge kind="bad">{t('organiser.overview.overdue', { count: overdue })}</Badge>
        </Link>
      ) : null}
    </Card>
  );
}

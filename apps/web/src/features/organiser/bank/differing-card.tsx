import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { clubInvoicePath } from '../../../lib/paths/signed-in-paths.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';

/** Clubs that have paid too much, or too little and too late. */
export function DifferingCard({ rows }: { rows: readonly FinanceRow[] }) {
  const t = useWords();
  return (
    <Card title={t('invoices.bank.differing')}>
      <p className="field-hint">{t('invoices.bank.differingText')}</p>
      <ul className="invoices__list">
        {rows.map(({ clubId, name, rest, currency }) => (
          <li key={clubId} className="invoices__row">
            <Link className="invoices__name" to={clubInvoicePath(clubId)}>
              {name}
            </Link>
            <Badge kind={rest < 0 ? 'wait' : 'bad'}>
              {t(rest < 0 ? 'invoices.bank.over' : 'invoices.bank.under', {
                amount: moneyText(t, Math.abs(rest), currency),
              })}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

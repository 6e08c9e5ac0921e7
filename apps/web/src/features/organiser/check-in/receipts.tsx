import type { CheckInClub } from '@sevenmetre/contract/check-in/schemas';
import { moneyText } from '@sevenmetre/phrases/money';
import { clubPaymentsPath } from '../../../lib/paths/organiser-paths.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';

interface ReceiptsProps {
  readonly clubId: number;
  readonly receipts: CheckInClub['money']['receipts'];
}

/** The receipts of a club, each with its paper and with the way to its payment, where a wrong one is removed. */
export function Receipts({ clubId, receipts }: ReceiptsProps) {
  const { t, locale } = useLanguage();
  if (receipts.length === 0) return null;
  return (
    <>
      <ul className="check-in__receipts">
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <span>
              {t('checkIn.money.receipt', {
                number: String(receipt.number),
                amount: moneyText(receipt.amount, receipt.currency, locale),
              })}
              {receipt.cancelled ? ` · ${t('checkIn.money.cancelled')}` : null}
            </span>
            <span className="check-in__papers">
              {receipt.cancelled ? null : (
                <Link
                  className="button button--outline"
                  to={clubPaymentsPath(clubId)}
                  aria-label={t('checkIn.money.paymentOf', { number: String(receipt.number) })}
                >
                  {t('checkIn.money.payment')}
                </Link>
              )}
              <a className="button button--outline" href={receipt.href} download>
                {t('checkIn.money.print')}
                <span className="visually-hidden"> {receipt.number}</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
      <p className="muted">{t('checkIn.money.mistake')}</p>
    </>
  );
}

import type { CheckInClub } from '@sevenmetre/contract/check-in/schemas';
import { moneyText } from '@sevenmetre/phrases/money';
import { clubInvoicePath } from '../../../lib/paths/signed-in-paths.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { CashForm } from './cash-form.tsx';
import { useQueuedCall } from './desk-queue.ts';
import { Receipts } from './receipts.tsx';
import { UnsentCall } from './unsent-call.tsx';

/** What the club owes, cash taken at the desk, and the receipts for it. */
export function MoneyCard({ body }: { body: CheckInClub }) {
  const { t, locale } = useLanguage();
  const { toPay, fees = [], paid, rest, currency, receipts } = body.money;
  const money = (amount: number) => moneyText(amount, currency, locale);
  return (
    <Card title={t('checkIn.money.title')} span={6}>
      <Facts
        rows={[
          [t('checkIn.money.toPay'), money(toPay)],
          ...fees.map((fee): [string, string] => [
            t('checkIn.money.ofWhich', { name: localName(fee, locale) }),
            money(fee.amount),
          ]),
          [t('checkIn.money.paid'), money(paid)],
          [
            t(rest < 0 ? 'checkIn.money.over' : 'checkIn.money.rest'),
            <b key="rest">{money(Math.abs(rest))}</b>,
          ],
        ]}
      />
      <Cash body={body} />
      <Receipts clubId={body.club.id} receipts={receipts} />
      <div className="check-in__actions">
        <Link className="button button--outline" to={clubInvoicePath(body.club.id)}>
          {t('checkIn.money.all')}
        </Link>
      </div>
    </Card>
  );
}

/** What was taken and is not sent yet, or the form for more, as long as the club owes something. */
function Cash({ body }: { body: CheckInClub }) {
  const { t, locale } = useLanguage();
  const queued = useQueuedCall(body.club.id, 'cash');
  if (queued?.failure && queued.call.kind === 'cash') {
    const { amount, currency } = queued.call.body;
    const name = t('checkIn.money.taken', { amount: moneyText(amount, currency, locale) });
    return <UnsentCall queued={queued} name={name} />;
  }
  return body.money.rest > 0 ? <CashForm body={body} /> : <p>{t('checkIn.money.settled')}</p>;
}

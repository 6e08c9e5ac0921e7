import type { CheckInClub } from '@sevenmetre/contract/check-in/schemas';
import { moneyText } from '@sevenmetre/phrases/money';
import { useState } from 'react';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { clubInvoicePath } from '../../../lib/paths/signed-in-paths.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { Link } from '../../../ui/link.tsx';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { minorOf } from '../invoices/amounts.ts';
import { useShowClub } from './step-button.tsx';

/** What the club owes, cash taken at the desk, and the receipts for it. */
export function MoneyCard({ body }: { body: CheckInClub }) {
  const { t, locale } = useLanguage();
  const { toPay, paid, rest, currency, receipts } = body.money;
  const money = (amount: number) => moneyText(amount, currency, locale);
  return (
    <Card title={t('checkIn.money.title')} span={6}>
      <Facts
        rows={[
          [t('checkIn.money.toPay'), money(toPay)],
          [t('checkIn.money.paid'), money(paid)],
          [
            t(rest < 0 ? 'checkIn.money.over' : 'checkIn.money.rest'),
            <b key="rest">{money(Math.abs(rest))}</b>,
          ],
        ]}
      />
      {rest > 0 ? <CashForm key={rest} body={body} /> : <p>{t('checkIn.money.settled')}</p>}
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
            <a className="button button--outline" href={receipt.href} download>
              {t('checkIn.money.print')}
              <span className="visually-hidden"> {receipt.number}</span>
            </a>
          </li>
        ))}
      </ul>
      <Link to={clubInvoicePath(body.club.id)}>{t('checkIn.money.all')}</Link>
    </Card>
  );
}

/** Proposes what is owed. The key is the form's own: pressed again on a slow network, it takes the cash once. */
function CashForm({ body }: { body: CheckInClub }) {
  const { t, locale } = useLanguage();
  const { rest, currency, suppliers } = body.money;
  const [amount, setAmount] = useState<number | null>(rest / 100);
  const [supplier, setSupplier] = useState(String(suppliers[0]?.id ?? ''));
  const [clientKey] = useState(() => crypto.randomUUID());
  const take = useWrite('checkInCash', ['checkIn', 'adminClubInvoice', 'adminInvoices']);
  const show = useShowClub();
  useUnsaved(amount !== rest / 100);
  const minor = minorOf(amount);
  const isReady = minor !== null && minor > 0 && supplier !== '';
  const submit = async () => {
    const cash = { amount: minor ?? 0, currency, supplierId: Number(supplier), clientKey };
    const outcome = await take({ params: { id: body.club.id }, body: cash });
    if (!outcome.ok) showToast('error', failureText(t, outcome.failure));
    else {
      show(outcome.body);
      const number = outcome.body.money.receipts.at(-1)?.number ?? 0;
      showToast('done', t('checkIn.money.done', { number: String(number) }));
    }
    return outcome.ok;
  };
  return (
    <div className="check-in__cash" role="group" aria-label={t('checkIn.money.cash')}>
      <NumberField
        name="cash-amount"
        label={t('checkIn.money.amount', { currency })}
        value={amount}
        onChange={setAmount}
        error={amount !== null && !isReady ? t('checkIn.money.amountInvalid') : undefined}
      />
      {suppliers.length > 1 ? (
        <ListField
          name="cash-supplier"
          label={t('checkIn.money.supplier')}
          value={supplier}
          onChange={setSupplier}
          options={suppliers.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      ) : null}
      <AsyncButton action={submit} disabled={!isReady}>
        {minor === null || minor <= 0
          ? t('checkIn.money.submitEmpty')
          : t('checkIn.money.submit', { amount: moneyText(minor, currency, locale) })}
      </AsyncButton>
    </div>
  );
}

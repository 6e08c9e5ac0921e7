import { useState } from 'react';
import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import type { Payment } from '@sevenmetre/contract/invoices/payments';
import type { Translator } from '@sevenmetre/phrases';
import { useWords } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useHashTarget } from '../../../lib/paths/hash-target.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { useAskReason } from '../page/use-ask-reason.tsx';
import { PaymentForm } from './payment-form.tsx';
import { useMoneyPress } from './use-invoice-write.ts';

/** What has come from a club, and a form for what came otherwise than by a bank file. */
export function PaymentsCard({ money }: { money: ClubInvoice }) {
  const t = useWords();
  const [adding, setAdding] = useState(false);
  useHashTarget();
  const add = (
    <button
      className="button button--outline"
      type="button"
      aria-expanded={adding}
      onClick={() => setAdding(!adding)}
    >
      {t('invoices.money.addPayment')}
    </button>
  );
  const numberOf = ({ accountingDocumentId }: Payment) =>
    money.finance.documents.find(({ id }) => id === accountingDocumentId)?.number ?? null;
  return (
    <Card title={t('invoices.money.payments')} span={6} aside={add} anchor="payments">
      {adding ? <PaymentForm money={money} close={() => setAdding(false)} /> : null}
      {money.payments.length === 0 ? <Empty>{t('invoices.money.noPayments')}</Empty> : null}
      <ul className="invoices__list">
        {money.payments.toReversed().map((payment) => (
          <li key={payment.id} className="invoices__row">
            <PaymentWords payment={payment} currency={money.finance.currency} document={numberOf(payment)} />
            <RemoveButton clubId={money.club.id} payment={payment} currency={money.finance.currency} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PaymentProps {
  readonly payment: Payment;
  readonly currency: ClubInvoice['finance']['currency'];
}

function PaymentWords({ payment, currency, document }: PaymentProps & { readonly document: string | null }) {
  const t = useWords();
  const { paymentDate, paymentMethod, orderAmount, receivedAmount, receivedAmountCurrency } = payment;
  const { cashReceivedBy, fromBank, origin, receiptNumber, note } = payment;
  const other = receivedAmountCurrency !== currency || receivedAmount !== orderAmount;
  const facts = [
    t(`invoices.money.methods.${paymentMethod}`),
    ...(fromBank ? [t('invoices.money.fromBank')] : []),
    ...(origin === null ? [] : [t('invoices.bank.origin', origin)]),
    ...(cashReceivedBy === null ? [] : [t('invoices.money.takenBy', { name: cashReceivedBy })]),
    ...(receiptNumber === null ? [] : [t('invoices.money.receipt', { number: String(receiptNumber) })]),
    ...(other
      ? [t('invoices.money.received', { amount: moneyText(t, receivedAmount, receivedAmountCurrency) })]
      : []),
    ...(document === null ? [] : [document]),
    ...(note === null ? [] : [note]),
  ];
  return (
    <span>
      <b>{moneyText(t, orderAmount, currency)}</b>
      <span className="muted invoices__under">
        {dayText(t, paymentDate)} · {dotted(facts)}
      </span>
    </span>
  );
}

function RemoveButton({ clubId, payment, currency }: PaymentProps & { readonly clubId: number }) {
  const t = useWords();
  const amount = moneyText(t, payment.orderAmount, currency);
  const action = t('invoices.money.removePaymentOf', { amount });
  const ask = useAskReason({ hint: t('invoices.reasonKept'), confirm: action });
  const write = useMoneyPress('adminPaymentDelete', t('invoices.money.paymentRemoved', { amount }));
  const remove = async () => {
    const answer = await ask(
      t('invoices.money.removePaymentTitle', { amount }),
      consequence(t, payment),
      true,
    );
    if (answer === null) return undefined;
    const params = { id: String(clubId), paymentId: String(payment.id) };
    return write({ params, body: { reason: answer.reason ?? '' } });
  };
  return (
    <AsyncButton look="danger" label={action} action={remove}>
      {t('invoices.money.removePayment')}
    </AsyncButton>
  );
}

/** What else changes with the payment. */
function consequence(t: Translator, { fromBank, receiptNumber }: Payment): string {
  if (fromBank) return t('invoices.money.removePaymentText');
  if (receiptNumber === null) return '';
  return t('invoices.money.removePaymentReceipt', { number: String(receiptNumber) });
}

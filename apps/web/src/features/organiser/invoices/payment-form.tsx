import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import { currencies, paymentMethods } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { DateField } from '../../../ui/forms/date/date-field.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { usePaymentForm } from './use-payment-form.ts';

interface PaymentFormProps {
  readonly money: ClubInvoice;
  readonly close: () => void;
}

/** A payment by hand: cash at the check-in desk, a card, a transfer that no bank file holds. */
export function PaymentForm({ money, close }: PaymentFormProps) {
  const t = useWords();
  const form = usePaymentForm(money, close);
  const { finance, cashReceivers } = money;
  const invoices = finance.documents.filter(({ kind, credited }) => kind === 'invoice' && !credited);
  return (
    <Form form={form} className="invoices__form" label={t('invoices.money.addPayment')}>
      <div className="invoices__fields">
        <ListField
          {...form.field('method')}
          label={t('invoices.money.method')}
          options={paymentMethods.map((value) => ({ value, label: t(`invoices.money.methods.${value}`) }))}
        />
        <DateField {...form.field('day')} label={t('invoices.money.paymentDay')} />
        <NumberField
          {...form.field('counts')}
          label={t('invoices.money.countsFor', { currency: finance.currency })}
          hint={t('invoices.money.countsHint')}
        />
        {form.values.method === 'cash' ? (
          <ListField
            {...form.field('receiver')}
            label={t('invoices.money.cashReceiver')}
            none={t('invoices.money.choose')}
            options={cashReceivers.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        ) : null}
        <NumberField
          {...form.field('arrived')}
          label={t('invoices.money.arrived')}
          hint={t('invoices.money.arrivedHint')}
          optional
        />
        <ListField
          {...form.field('arrivedCurrency')}
          label={t('invoices.money.arrivedCurrency')}
          options={currencies.map((value) => ({ value, label: value }))}
        />
        {invoices.length === 0 ? null : (
          <ListField
            {...form.field('document')}
            label={t('invoices.money.paidDocument')}
            none="–"
            options={invoices.map(({ id, number }) => ({ value: String(id), label: number }))}
            optional
          />
        )}
        <TextField {...form.field('note')} label={t('invoices.money.note')} maxLength={500} optional />
      </div>
      <Submit form={form} cancel={close}>
        {t('invoices.money.record')}
      </Submit>
    </Form>
  );
}

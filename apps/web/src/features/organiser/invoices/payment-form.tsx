import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import { currencies, paymentMethods } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { DateField } from '../../../ui/forms/date/date-field.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { type PaymentErrors, usePaymentForm } from './use-payment-form.ts';

interface PaymentFormProps {
  readonly money: ClubInvoice;
  readonly close: () => void;
}

/** A payment by hand: cash at the check-in desk, a card, a transfer that no bank file holds. */
export function PaymentForm({ money, close }: PaymentFormProps) {
  const t = useWords();
  const form = usePaymentForm(money, close);
  const { values, change, errors } = form;
  const error = (key: keyof PaymentErrors) => errors[key];
  return (
    <div className="invoices__form" role="group" aria-label={t('invoices.money.addPayment')}>
      <div className="invoices__fields">
        <ListField
          name="method"
          label={t('invoices.money.method')}
          value={values.method}
          onChange={change('method')}
          options={paymentMethods.map((value) => ({ value, label: t(`invoices.money.methods.${value}`) }))}
        />
        <DateField
          name="day"
          label={t('invoices.money.paymentDay')}
          value={values.day}
          onChange={change('day')}
          error={error('day')}
        />
        <NumberField
          name="counts"
          label={t('invoices.money.countsFor', { currency: money.finance.currency })}
          value={values.counts}
          onChange={change('counts')}
          error={error('counts')}
          hint={t('invoices.money.countsHint')}
        />
        {values.method === 'cash' ? (
          <ListField
            name="receiver"
            label={t('invoices.money.cashReceiver')}
            value={values.receiver}
            onChange={change('receiver')}
            none={t('invoices.money.choose')}
            options={money.cashReceivers.map(({ id, name }) => ({ value: String(id), label: name }))}
            error={error('receiver')}
          />
        ) : null}
        <NumberField
          name="arrived"
          label={t('invoices.money.arrived')}
          value={values.arrived}
          onChange={change('arrived')}
          error={error('arrived')}
          hint={t('invoices.money.arrivedHint')}
          optional
        />
        <ListField
          name="arrivedCurrency"
          label={t('invoices.money.arrivedCurrency')}
          value={values.arrivedCurrency}
          onChange={change('arrivedCurrency')}
          options={currencies.map((value) => ({ value, label: value }))}
        />
        <DocumentField money={money} value={values.document} onChange={change('document')} />
        <TextField
          name="note"
          label={t('invoices.money.note')}
          value={values.note}
          onChange={change('note')}
          maxLength={500}
          optional
        />
      </div>
      <Buttons send={form.send} close={close} />
    </div>
  );
}

interface DocumentFieldProps {
  readonly money: ClubInvoice;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Which of the club's invoices was paid; nothing while there is none. */
function DocumentField({ money, value, onChange }: DocumentFieldProps) {
  const t = useWords();
  const invoices = money.finance.documents.filter(({ kind, credited }) => kind === 'invoice' && !credited);
  if (invoices.length === 0) return null;
  return (
    <ListField
      name="document"
      label={t('invoices.money.paidDocument')}
      value={value}
      onChange={onChange}
      none="–"
      options={invoices.map(({ id, number }) => ({ value: String(id), label: number }))}
      optional
    />
  );
}

function Buttons({ send, close }: { send: () => Promise<boolean>; close: () => void }) {
  const t = useWords();
  return (
    <div className="invoices__tools">
      <AsyncButton action={send}>{t('invoices.money.record')}</AsyncButton>
      <button className="button button--outline" type="button" onClick={close}>
        {t('signedIn.cancel')}
      </button>
    </div>
  );
}

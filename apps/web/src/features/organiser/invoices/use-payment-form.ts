import { useState } from 'react';
import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import type { PaymentBody } from '@sevenmetre/contract/invoices/payments';
import type { Translator } from '@sevenmetre/phrases';
import { type Currency, currencies, paymentMethods } from '@sevenmetre/rules/vocabulary';
import { dayWithin, firstError, required } from '@sevenmetre/rules/validation';
import { useWords } from '../../../lib/words/words.ts';
import { errorText } from '../../../lib/queries/failure-words.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { todayHere } from '../../../lib/time/zone-clock.ts';
import { minorOf } from './amounts.ts';
import { useMoneyWrite } from './use-invoice-write.ts';

interface Values {
  readonly method: string;
  /** ISO day. */
  readonly day: string;
  readonly counts: number | null;
  readonly receiver: string;
  readonly arrived: number | null;
  readonly arrivedCurrency: string;
  /** Id of an invoice, or ''. */
  readonly document: string;
  readonly note: string;
}
export type PaymentErrors = Partial<Record<keyof Values, string>>;

/** What is typed of a payment, what is wrong with it, and the sending of it; a second press sends the same payment. */
export function usePaymentForm({ club, finance }: ClubInvoice, close: () => void) {
  const t = useWords();
  const write = useMoneyWrite('adminPaymentCreate');
  const [clientKey] = useState(() => crypto.randomUUID());
  const [first] = useState<Values>(() => ({
    method: 'cash',
    // Cash is taken here.
    day: todayHere(),
    counts: finance.rest > 0 ? finance.rest / 100 : null,
    receiver: '',
    arrived: null,
    arrivedCurrency: finance.currency,
    document: '',
    note: '',
  }));
  const [values, setValues] = useState(first);
  useUnsaved(JSON.stringify(values) !== JSON.stringify(first));
  const [errors, setErrors] = useState<PaymentErrors>({});
  const change =
    <K extends keyof Values>(key: K) =>
    (value: Values[K]) =>
      setValues((before) => ({ ...before, [key]: value }));
  const send = async (): Promise<boolean> => {
    const checked = check(values, finance.currency, t);
    setErrors(checked.errors);
    if (checked.payment === null) return false;
    const done = await write({ params: { id: String(club.id) }, body: { ...checked.payment, clientKey } });
    if (done) close();
    return done;
  };
  return { values, change, errors, send };
}

interface Checked {
  readonly errors: PaymentErrors;
  readonly payment: Omit<PaymentBody, 'clientKey'> | null;
}

/** Without another amount, what arrived is what it counts for; in another currency it has to be named. */
function check(values: Values, currency: Currency, t: Translator): Checked {
  const { day, method, receiver, arrived, note } = values;
  const orderAmount = minorOf(values.counts);
  const receivedAmountCurrency = currencies.find((code) => code === values.arrivedCurrency) ?? currency;
  const isSame = arrived === null && receivedAmountCurrency === currency;
  const receivedAmount = isSame ? orderAmount : minorOf(arrived);
  const isCash = method === 'cash';
  const dayError = firstError(day, [required, dayWithin(null, null)]);
  const errors: PaymentErrors = {
    ...(dayError === null ? {} : { day: errorText(t, dayError) }),
    ...(orderAmount === null || orderAmount === 0 ? { counts: t('invoices.amountWrong') } : {}),
    ...(receivedAmount === null && !isSame ? { arrived: t('invoices.amountWrong') } : {}),
    ...(isCash && receiver === '' ? { receiver: t('signedIn.error.required') } : {}),
  };
  if (Object.keys(errors).length > 0 || orderAmount === null || receivedAmount === null) {
    return { errors, payment: null };
  }
  const payment = {
    paymentDate: day,
    orderAmount,
    receivedAmount,
    receivedAmountCurrency,
    paymentMethod: paymentMethods.find((known) => known === method) ?? 'bank',
    cashReceivedById: isCash ? Number(receiver) : null,
    supplierId: null,
    accountingDocumentId: values.document === '' ? null : Number(values.document),
    note: note.trim() === '' ? null : note.trim(),
  };
  return { errors, payment };
}

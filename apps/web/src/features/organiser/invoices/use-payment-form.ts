import { useState } from 'react';
import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import type { PaymentBody } from '@sevenmetre/contract/invoices/payments';
import { type Currency, type PaymentMethod } from '@sevenmetre/rules/vocabulary';
import { dayWithin, firstError, required } from '@sevenmetre/rules/validation';
import { useWords } from '../../../lib/words/words.ts';
import { todayHere } from '../../../lib/time/zone-clock.ts';
import { type UsedForm, useForm } from '../../../ui/forms/use-form.ts';
import { minorOf } from './amounts.ts';
import { useMoneyWrite } from './use-invoice-write.ts';

interface Values {
  readonly method: PaymentMethod;
  /** ISO day. */
  readonly day: string;
  readonly counts: number | null;
  readonly receiver: string;
  readonly arrived: number | null;
  readonly arrivedCurrency: Currency;
  /** Id of an invoice, or ''. */
  readonly document: string;
  readonly note: string;
}

/** What is typed of a payment, what is wrong with it, and the sending of it; a second press sends the same payment. */
export function usePaymentForm({ club, finance }: ClubInvoice, close: () => void): UsedForm<Values> {
  const t = useWords();
  const write = useMoneyWrite('adminPaymentCreate');
  const [clientKey] = useState(() => crypto.randomUUID());
  return useForm<Values>({
    values: {
      method: 'cash',
      // Cash is taken here.
      day: todayHere(),
      counts: finance.rest > 0 ? finance.rest / 100 : null,
      receiver: '',
      arrived: null,
      arrivedCurrency: finance.currency,
      document: '',
      note: '',
    },
    check: (values) => {
      const { orderAmount, receivedAmount, isSame } = amountsOf(values, finance.currency);
      const wrong = t('invoices.amountWrong');
      return {
        day: firstError(values.day, [required, dayWithin(null, null)]),
        counts: orderAmount === null || orderAmount === 0 ? wrong : null,
        arrived: receivedAmount === null && !isSame ? wrong : null,
        receiver: values.method === 'cash' ? required(values.receiver) : null,
      };
    },
    send: async (values) => {
      const params = { id: String(club.id) };
      const outcome = await write({ params, body: { ...paymentOf(values, finance.currency), clientKey } });
      if (outcome.ok) close();
      return outcome;
    },
  });
}

/** Without another amount, what arrived is what it counts for; in another currency it has to be named. */
function amountsOf({ counts, arrived, arrivedCurrency }: Values, currency: Currency) {
  const orderAmount = minorOf(counts);
  const isSame = arrived === null && arrivedCurrency === currency;
  return { orderAmount, receivedAmount: isSame ? orderAmount : minorOf(arrived), isSame };
}

/** Of values without an error. */
function paymentOf(values: Values, currency: Currency): Omit<PaymentBody, 'clientKey'> {
  const { day, method, receiver, note } = values;
  const { orderAmount, receivedAmount } = amountsOf(values, currency);
  return {
    paymentDate: day,
    orderAmount: orderAmount ?? Number.NaN,
    receivedAmount: receivedAmount ?? Number.NaN,
    receivedAmountCurrency: values.arrivedCurrency,
    paymentMethod: method,
    cashReceivedById: method === 'cash' ? Number(receiver) : null,
    supplierId: null,
    accountingDocumentId: values.document === '' ? null : Number(values.document),
    note: note.trim() === '' ? null : note.trim(),
  };
}

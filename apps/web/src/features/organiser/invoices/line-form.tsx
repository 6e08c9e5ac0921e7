import { useState } from 'react';
import { LineBody } from '@sevenmetre/contract/invoices/schemas';
import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { CheckField, ListField } from '../../../ui/forms/choice-fields.tsx';
import { contractErrors } from '../../../ui/forms/contract-errors.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { minorOf } from './amounts.ts';
import { useMoneyWrite } from './use-invoice-write.ts';

interface LineFormProps {
  readonly money: ClubInvoice;
  readonly close: () => void;
}

/** A line by hand: something that the order does not know, or money taken off. */
export function LineForm({ money, close }: LineFormProps) {
  const t = useWords();
  const form = useLineForm(money, close);
  const { currency } = money.finance;
  return (
    <Form form={form} className="invoices__form" label={t('invoices.money.addLine')}>
      <div className="invoices__fields">
        <TextField {...form.field('nameCs')} label={t('invoices.money.nameCs')} maxLength={200} />
        <TextField {...form.field('nameEn')} label={t('invoices.money.nameEn')} maxLength={200} />
        <NumberField {...form.field('quantity')} label={t('invoices.money.quantity')} />
        <NumberField
          {...form.field('unitPrice')}
          label={t('invoices.money.priceEach', { currency })}
          hint={t('invoices.money.priceHint')}
        />
        <ListField
          {...form.field('supplierId')}
          label={t('invoices.money.supplier')}
          options={money.suppliers.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </div>
      <CheckField {...form.field('separateInvoice')} label={t('invoices.money.separate')} optional />
      <Submit form={form} cancel={close}>
        {t('signedIn.add')}
      </Submit>
    </Form>
  );
}

interface Values {
  readonly nameCs: string;
  readonly nameEn: string;
  readonly quantity: number | null;
  /** In whole units of the currency. */
  readonly unitPrice: number | null;
  readonly supplierId: string;
  readonly separateInvoice: boolean;
}

function useLineForm({ club, suppliers }: ClubInvoice, close: () => void) {
  const t = useWords();
  const write = useMoneyWrite('adminInvoiceLineCreate');
  const [clientKey] = useState(() => crypto.randomUUID());
  return useForm<Values>({
    values: {
      nameCs: '',
      nameEn: '',
      quantity: 1,
      unitPrice: null,
      supplierId: String(suppliers[0]?.id ?? ''),
      separateInvoice: false,
    },
    check: (values) => {
      const errors = contractErrors<Values>(LineBody, bodyOf(values, clientKey));
      return {
        ...errors,
        ...(errors.quantity ? { quantity: t('invoices.quantityWrong') } : {}),
        ...(errors.unitPrice ? { unitPrice: t('invoices.amountWrong') } : {}),
      };
    },
    send: async (values) => {
      const outcome = await write({ params: { id: String(club.id) }, body: bodyOf(values, clientKey) });
      if (outcome.ok) close();
      return outcome;
    },
  });
}

/** What is no number is NaN, which no schema lets pass. */
function bodyOf({ nameCs, nameEn, separateInvoice, ...values }: Values, clientKey: string) {
  return {
    nameCs: nameCs.trim(),
    nameEn: nameEn.trim(),
    quantity: values.quantity ?? Number.NaN,
    unitPrice: minorOf(values.unitPrice) ?? Number.NaN,
    unitType: 'piece',
    discountPercent: 0,
    separateInvoice,
    supplierId: values.supplierId === '' ? Number.NaN : Number(values.supplierId),
    clientKey,
  };
}

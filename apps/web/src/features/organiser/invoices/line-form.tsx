import { useState } from 'react';
import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { CheckField, ListField } from '../../../ui/forms/choice-fields.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { minorOf, wholeOf } from './amounts.ts';
import { useMoneyWrite } from './use-invoice-write.ts';

interface LineFormProps {
  readonly money: ClubInvoice;
  readonly close: () => void;
}

/** A line by hand: something that the order does not know, or money taken off. */
export function LineForm({ money, close }: LineFormProps) {
  const t = useWords();
  const form = useLineForm(money, close);
  const { values, change, errors } = form;
  const { currency } = money.finance;
  return (
    <div className="invoices__form" role="group" aria-label={t('invoices.money.addLine')}>
      <div className="invoices__fields">
        <TextField
          name="nameCs"
          label={t('invoices.money.nameCs')}
          value={values.nameCs}
          onChange={change('nameCs')}
          error={errors.nameCs}
          maxLength={200}
        />
        <TextField
          name="nameEn"
          label={t('invoices.money.nameEn')}
          value={values.nameEn}
          onChange={change('nameEn')}
          error={errors.nameEn}
          maxLength={200}
        />
        <NumberField
          name="quantity"
          label={t('invoices.money.quantity')}
          value={values.quantity}
          onChange={change('quantity')}
          error={errors.quantity}
        />
        <NumberField
          name="price"
          label={t('invoices.money.priceEach', { currency })}
          value={values.price}
          onChange={change('price')}
          error={errors.price}
          hint={t('invoices.money.priceHint')}
        />
        <ListField
          name="supplier"
          label={t('invoices.money.supplier')}
          value={values.supplier}
          onChange={change('supplier')}
          options={money.suppliers.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errors.supplier}
        />
      </div>
      <CheckField
        name="separate"
        label={t('invoices.money.separate')}
        value={values.separate}
        onChange={change('separate')}
        optional
      />
      <div className="invoices__tools">
        <AsyncButton action={form.send}>{t('signedIn.add')}</AsyncButton>
        <button className="button button--outline" type="button" onClick={close}>
          {t('signedIn.cancel')}
        </button>
      </div>
    </div>
  );
}

interface Values {
  readonly nameCs: string;
  readonly nameEn: string;
  readonly quantity: number | null;
  readonly price: number | null;
  readonly supplier: string;
  readonly separate: boolean;
}
type Errors = Partial<Record<keyof Values, string>>;

function useLineForm({ club, suppliers }: ClubInvoice, close: () => void) {
  const t = useWords();
  const write = useMoneyWrite('adminInvoiceLineCreate');
  const [clientKey] = useState(() => crypto.randomUUID());
  const supplier = String(suppliers[0]?.id ?? '');
  const empty = { nameCs: '', nameEn: '', quantity: 1, price: null, supplier, separate: false };
  const [values, setValues] = useState<Values>(empty);
  useUnsaved(JSON.stringify(values) !== JSON.stringify(empty));
  const [errors, setErrors] = useState<Errors>({});
  const change =
    <K extends keyof Values>(key: K) =>
    (value: Values[K]) =>
      setValues((before) => ({ ...before, [key]: value }));
  const send = async (): Promise<boolean> => {
    const quantity = wholeOf(values.quantity, 1, 10_000);
    const unitPrice = minorOf(values.price);
    const found: Errors = {
      ...(values.nameCs.trim() === '' ? { nameCs: t('signedIn.error.required') } : {}),
      ...(values.nameEn.trim() === '' ? { nameEn: t('signedIn.error.required') } : {}),
      ...(quantity === null ? { quantity: t('invoices.quantityWrong') } : {}),
      ...(unitPrice === null ? { price: t('invoices.amountWrong') } : {}),
      ...(values.supplier === '' ? { supplier: t('signedIn.error.required') } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || quantity === null || unitPrice === null) return false;
    const { nameCs, nameEn, separate: separateInvoice } = values;
    const words = {
      nameCs,
      nameEn,
      quantity,
      unitPrice,
      unitType: 'piece',
      discountPercent: 0,
      separateInvoice,
    };
    const body = { ...words, supplierId: Number(values.supplier), clientKey };
    const done = await write({ params: { id: String(club.id) }, body });
    if (done) close();
    return done;
  };
  return { values, change, errors, send };
}

import type { PriceList, PriceListItemRow } from '@sevenmetre/contract/price-list/schemas';
import { priceItemLimits } from '@sevenmetre/rules/enumerations';
import { serviceTypes } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { CheckField, ListField } from '../../../ui/forms/choice-fields.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import { withKind } from './price-form.ts';
import type { UsedPriceForm } from './use-price-form.tsx';
import { serviceWord } from './price-field-word.ts';

export interface PricePartProps {
  readonly form: UsedPriceForm;
  readonly row: PriceListItemRow | null;
  readonly list: PriceList;
}

/** What it is, and how it is called. */
export function WhatCard({ form: { values, change, errorOf }, row }: PricePartProps) {
  const t = useWords();
  const isFixed = row !== null && (row.uses.length > 0 || row.values.isSystem);
  const text = (key: 'code' | 'nameCs' | 'nameEn' | 'unit') => ({
    name: key,
    label: t(`priceList.field.${key}`),
    value: values[key],
    onChange: (value: string) => change({ [key]: value }),
    error: errorOf(key),
  });
  const area = (key: 'descriptionCs' | 'descriptionEn') => (
    <TextAreaField
      name={key}
      label={t(`priceList.field.${key}`)}
      value={values[key] ?? ''}
      onChange={(value) => change({ [key]: value || null })}
      error={errorOf(key)}
      maxLength={priceItemLimits.description}
      rows={2}
      optional
    />
  );
  return (
    <Card title={t('priceList.card.what')} span={6}>
      <ListField
        name="serviceType"
        label={t('priceList.field.serviceType')}
        value={values.serviceType}
        onChange={(kind) => change(withKind(values, serviceTypes.find((known) => known === kind) ?? 'other'))}
        options={serviceTypes.map((kind) => ({ value: kind, label: t(serviceWord(kind)) }))}
        error={errorOf('serviceType')}
        disabled={isFixed}
        hint={isFixed ? t('priceList.hint.kindFixed') : undefined}
      />
      <TextField {...text('nameCs')} maxLength={priceItemLimits.name} />
      <TextField {...text('nameEn')} hint={t('priceList.hint.nameEn')} maxLength={priceItemLimits.name} />
      <div className="field-grid">
        <TextField {...text('code')} maxLength={priceItemLimits.code} />
        <TextField {...text('unit')} hint={t('priceList.hint.unit')} maxLength={priceItemLimits.unit} />
      </div>
      {area('descriptionCs')}
      {area('descriptionEn')}
    </Card>
  );
}

/** What it costs, and who gets the money. */
export function AmountsCard({ form: { values, change, errorOf }, list }: PricePartProps) {
  const t = useWords();
  const amount = (key: 'priceCzk' | 'priceEur') => (
    <NumberField
      name={key}
      label={t(`priceList.field.${key}`)}
      value={values[key]}
      onChange={(value) => change({ [key]: value })}
      error={errorOf(key)}
    />
  );
  return (
    <Card title={t('priceList.card.price')} span={6}>
      <div className="field-grid">
        {amount('priceCzk')}
        {amount('priceEur')}
      </div>
      <ListField
        name="supplierId"
        label={t('priceList.field.supplierId')}
        value={String(values.supplierId)}
        onChange={(id) => change({ supplierId: Number(id) })}
        options={list.suppliers.map(({ id, name }) => ({ value: String(id), label: name }))}
        error={errorOf('supplierId')}
      />
      <CheckField
        name="separateInvoice"
        label={t('priceList.field.separateInvoice')}
        hint={t('priceList.hint.separateInvoice')}
        value={values.separateInvoice}
        onChange={(separateInvoice) => change({ separateInvoice })}
        optional
      />
    </Card>
  );
}

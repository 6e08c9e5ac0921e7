import { checkPriceItem, type NamedEntryError, type PriceItemValues } from '@sevenmetre/rules/enumerations';
import { minorOf } from '../invoices/amounts.ts';

/** An item as it is typed: amounts in crowns and euros; null: nothing yet. */
export interface PriceForm extends Omit<PriceItemValues, 'priceCzk' | 'priceEur'> {
  readonly priceCzk: number | null;
  readonly priceEur: number | null;
}

export const newPrice: PriceForm = {
  code: '',
  serviceType: 'package',
  cateringType: 'none',
  lodging: null,
  serviceLevelId: null,
  supplierId: 0,
  unit: '',
  priceCzk: null,
  priceEur: null,
  nameCs: '',
  nameEn: '',
  descriptionCs: null,
  descriptionEn: null,
  availabilityFilter: null,
  capacity: null,
  separateInvoice: false,
  isSystem: false,
  singleRoomAvailable: false,
  handballRestaurantAvailable: true,
  vipPartyAvailable: true,
  isActive: true,
};

export function formOf(values: PriceItemValues): PriceForm {
  return { ...values, priceCzk: values.priceCzk / 100, priceEur: values.priceEur / 100 };
}

/** In minor units; what is no amount becomes NaN, which no check lets pass. */
export function valuesOf(form: PriceForm): PriceItemValues {
  return {
    ...form,
    priceCzk: minorOf(form.priceCzk) ?? Number.NaN,
    priceEur: minorOf(form.priceEur) ?? Number.NaN,
  };
}

/** What keeps it from being sent. An empty amount is missing; one with parts of a cent is no whole number. */
export function checkPrice(form: PriceForm): NamedEntryError[] {
  return checkPriceItem(valuesOf(form)).map((named) => {
    const isMissing =
      (named.field === 'priceCzk' && form.priceCzk === null) ||
      (named.field === 'priceEur' && form.priceEur === null);
    return isMissing ? { ...named, error: { code: 'required' } } : named;
  });
}

const plain = {
  cateringType: null,
  lodging: null,
  capacity: null,
  singleRoomAvailable: false,
  handballRestaurantAvailable: false,
  vipPartyAvailable: false,
} as const;

/** The item as another kind: what means nothing for it is taken off. */
export function withKind(form: PriceForm, serviceType: PriceForm['serviceType']): PriceForm {
  const level = serviceType === 'entry-fee' ? form.serviceLevelId : null;
  if (serviceType === form.serviceType) return form;
  if (serviceType !== 'package') return { ...form, ...plain, serviceType, serviceLevelId: level };
  return { ...form, serviceType, serviceLevelId: level, cateringType: form.cateringType ?? 'none' };
}

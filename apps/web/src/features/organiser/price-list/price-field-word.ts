import type { ServiceType } from '@sevenmetre/rules/vocabulary';

const fields = [
  'code',
  'serviceType',
  'nameCs',
  'nameEn',
  'descriptionCs',
  'descriptionEn',
  'unit',
  'priceCzk',
  'priceEur',
  'supplierId',
  'separateInvoice',
  'availabilityFilter',
  'serviceLevelId',
  'cateringType',
  'lodging',
  'capacity',
  'singleRoomAvailable',
  'handballRestaurantAvailable',
  'vipPartyAvailable',
  'isActive',
  'isSystem',
] as const;

/** The key of the word for a field of an item. */
export function priceFieldWord(field: string) {
  return `priceList.field.${fields.find((known) => known === field) ?? 'code'}` as const;
}

/** The key of the word for what a price is for. */
export function serviceWord(serviceType: ServiceType) {
  return `priceList.service.${serviceType === 'other' ? 'rest' : serviceType}` as const;
}

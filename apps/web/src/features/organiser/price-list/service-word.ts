import type { ServiceType } from '@sevenmetre/rules/vocabulary';

/** The key of the word for what a price is for. */
export function serviceWord(serviceType: ServiceType) {
  return `priceList.service.${serviceType === 'other' ? 'rest' : serviceType}` as const;
}

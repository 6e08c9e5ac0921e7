import type { Action } from './action.ts';

/**
 * Kinds of records with a history, each with the action that permits reading the records themselves and the
 * history.
 */
export const historyReaders = {
  category: 'enumerations',
  'service-level': 'enumerations',
  'tshirt-size': 'enumerations',
  'referee-project': 'enumerations',
  'training-type': 'enumerations',
  supplier: 'enumerations',
  place: 'adminPlaces',
  'price-item': 'priceList',
  configuration: 'configuration',
  translations: 'translations',
  'tie-breakers': 'tieBreakers',
  group: 'adminGroups',
  message: 'adminMessages',
  edition: 'adminEditions',
} as const satisfies Record<string, Action>;

export type HistoryKind = keyof typeof historyReaders;

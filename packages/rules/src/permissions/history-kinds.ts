import type { Action } from './action.ts';

/** Kinds of records whose log organisers read, each with the action that shows the records themselves: who sees one sees both. */
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

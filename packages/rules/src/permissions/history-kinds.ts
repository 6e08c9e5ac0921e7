import type { RoleAccess } from './access.ts';

/**
 * Kinds of records with a history, each with the roles that read the records themselves and the history.
 */
export const historyReaders = {
  category: 'organiser',
  'service-level': 'organiser',
  'tshirt-size': 'organiser',
  'referee-project': 'organiser',
  'training-type': 'organiser',
  supplier: 'organiser',
  place: 'organiser',
  'price-item': 'organiser',
  configuration: 'organiser',
  translations: 'super-admin',
  'tie-breakers': 'organiser',
  group: 'organiser',
  message: 'organiser',
  edition: 'super-admin',
} as const satisfies Record<string, RoleAccess>;

export type HistoryKind = keyof typeof historyReaders;

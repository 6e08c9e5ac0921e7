/** What can use an entry of a list, a place or a price: as long as one does, it is not removed. */
export const useNames = [
  'teams',
  'groups',
  'matches',
  'prices',
  'referees',
  'places',
  'documents',
  'lines',
  'payments',
  'lodgings',
  'extraPersons',
  'refereeHalls',
  'reporterHalls',
] as const;
export type UseName = (typeof useNames)[number];

/** How many records of a kind use something; at least one. */
export interface Use {
  readonly what: UseName;
  readonly count: number;
}

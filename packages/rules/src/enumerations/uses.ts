/** Kinds of uses of an entry, place or price, which prevent its deletion. */
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

/** Number of records of a kind that use something; at least one. */
export interface Use {
  readonly what: UseName;
  readonly count: number;
}

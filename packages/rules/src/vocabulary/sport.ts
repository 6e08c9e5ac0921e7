/* Vocabulary of play, without that of registrations and money, so that public pages load nothing else. */

/** M boys, W girls, X mixed. */
export const genders = ['M', 'W', 'X'] as const;
export type Gender = (typeof genders)[number];

export const sides = ['home', 'away'] as const;
export type Side = (typeof sides)[number];

/** In playing order. */
export const stageCodes = [
  'not_started',
  '1st_half',
  '2nd_half',
  'shootout',
  'waiting_for_approval',
  'finished',
] as const;
export type StageCode = (typeof stageCodes)[number];

/** Winner of a walkover: none (0:0, a loss for both), the home team (5:0) or the away team (0:5). */
export const walkovers = ['both', 'home', 'away'] as const;
export type Walkover = (typeof walkovers)[number];

export const eventTypeCodes = [
  'goal',
  'seven-metre-goal',
  'seven-metre-miss',
  'shootout-goal',
  'shootout-miss',
  'two-minutes',
  'yellow-card',
  'red-card',
  'blue-card',
  'team-timeout',
] as const;
export type EventTypeCode = (typeof eventTypeCodes)[number];

export const placeTypes = { hall: 1, hotel: 2, restaurant: 3, attraction: 4, unknown: -1 } as const;

/** Kinds of places with public pages, as in URLs. */
export const placeKinds = ['hall', 'hotel', 'restaurant', 'attraction'] as const;
export type PlaceKind = (typeof placeKinds)[number];

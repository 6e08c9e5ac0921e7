/* Vocabulary of play, without that of registrations and money, so that public pages load nothing else. */

/** M boys, W girls, X mixed. */
export const genders = ['M', 'W', 'X'] as const;
export type Gender = (typeof genders)[number];

export const sides = ['home', 'away'] as const;
export type Side = (typeof sides)[number];

/** Halves of the two extra times that a knock-out match may have, in playing order (rule MA110). */
export const extraCodes = [
  'extra1_1st_half',
  'extra1_2nd_half',
  'extra2_1st_half',
  'extra2_2nd_half',
] as const;
export type ExtraCode = (typeof extraCodes)[number];

/** Stages with a running match clock, in playing order. */
export const periodCodes = ['1st_half', '2nd_half', ...extraCodes] as const;
export type PeriodCode = (typeof periodCodes)[number];

/** In playing order. */
export const stageCodes = [
  'not_started',
  ...periodCodes,
  'shootout',
  'waiting_for_approval',
  'finished',
] as const;
export type StageCode = (typeof stageCodes)[number];

/** Whether the match clock runs in a stage. */
export function isPeriod(stage: StageCode): stage is PeriodCode {
  return periodCodes.some((code) => code === stage);
}

/** Whether a stage is a half of an extra time. */
export function isExtra(stage: StageCode): stage is ExtraCode {
  return extraCodes.some((code) => code === stage);
}

/** Whether a match is being played in a stage: in a half, an extra time or a shoot-out. */
export function isPlayed(stage: StageCode): stage is PeriodCode | 'shootout' {
  return stage === 'shootout' || isPeriod(stage);
}

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
  'empty-goal',
  'goalkeeper-out',
  'goalkeeper-in',
] as const;
export type EventTypeCode = (typeof eventTypeCodes)[number];

export const placeTypes = { hall: 1, hotel: 2, restaurant: 3, attraction: 4, unknown: -1 } as const;

/** Kinds of places with public pages, as in URLs. */
export const placeKinds = ['hall', 'hotel', 'restaurant', 'attraction'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** The criteria that may order a group, as `tieBreakers` of a tournament folder names them. */
export const tieBreakers = [
  'points',
  'headToHeadPoints',
  'headToHeadDifference',
  'headToHeadGoals',
  'overallDifference',
  'overallGoals',
  'fewerCards',
  'fairPlay',
  'lots',
] as const;
export type TieBreaker = (typeof tieBreakers)[number];

/** For finished groups. */
export const defaultTieBreakers: readonly TieBreaker[] = [
  'points',
  'headToHeadPoints',
  'headToHeadDifference',
  'headToHeadGoals',
  'overallDifference',
  'overallGoals',
  'lots',
];

/** While fixtures are open: head-to-head criteria would favour teams that have met already. */
export const defaultTieBreakersUnfinished: readonly TieBreaker[] = [
  'points',
  'overallDifference',
  'overallGoals',
];

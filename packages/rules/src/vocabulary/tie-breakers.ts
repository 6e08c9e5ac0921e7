/** The criteria that may order a group, as `tieBreakers` of a tournament folder names them. */
export const tieBreakers = [
  'points',
  'headToHeadPoints',
  'headToHeadDifference',
  'headToHeadGoals',
  'overallDifference',
  'overallGoals',
  'lots',
] as const;
export type TieBreaker = (typeof tieBreakers)[number];

/** Once every fixture of the group is decided. */
export const defaultTieBreakers: readonly TieBreaker[] = [
  'points',
  'headToHeadPoints',
  'headToHeadDifference',
  'headToHeadGoals',
  'overallDifference',
  'overallGoals',
  'lots',
];

/** While fixtures are open: direct matches would favour whoever has met already. */
export const defaultTieBreakersUnfinished: readonly TieBreaker[] = [
  'points',
  'overallDifference',
  'overallGoals',
];

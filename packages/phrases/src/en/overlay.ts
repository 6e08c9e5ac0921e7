/** The layer over the video of a match. */
export const overlay = {
  goal: 'Goal',
  goals: { one: '{count} goal', other: '{count} goals' },
} as const;

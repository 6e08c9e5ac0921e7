/** Teams with the most goals of a day. */
export const topOfDay = {
  heading: 'Top of the day',
  about: 'Goals of teams today, in matches that are over.',
  matches: { one: 'one match', other: '{count} matches' },
} as const;

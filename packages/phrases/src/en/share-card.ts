/** Words on pictures of shared links. */
export const shareCard = {
  live: { one: '{count} live', other: '{count} live' },
  matches: { one: '{count} match', other: '{count} matches' },
  played: '{played} of {count} matches played',
  goals: { one: '{count} goal', other: '{count} goals' },
  matchesWord: { one: 'match', other: 'matches' },
  goalsEach: 'goals a match',
  largest: 'largest win',
  champions: 'Champions',
  scorers: '{category}, top scorers',
  ranking: '{category}, final ranking',
} as const;

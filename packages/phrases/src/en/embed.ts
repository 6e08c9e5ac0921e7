export const embed = {
  more: 'All results of {cup}',
  lastMatches: 'Last matches',
  nextMatches: 'Next matches',
  liveMatches: 'Playing now',
  missing: 'This part of the tournament no longer exists.',
  away: 'The results cannot be loaded right now.',
} as const;

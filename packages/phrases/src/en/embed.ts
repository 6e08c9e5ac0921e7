export const embed = {
  more: 'All on Sevenmetre',
  lastMatches: 'Last matches',
  nextMatches: 'Next matches',
  liveMatches: 'Playing now',
  missing: 'This part of the tournament is not there any more.',
  away: 'The results cannot be reached just now.',
} as const;

import type { embed as english } from '../en/embed.ts';
import type { Shape } from '../words.ts';

export const embed = {
  more: 'Vše: {cup}',
  lastMatches: 'Poslední zápasy',
  nextMatches: 'Další zápasy',
  liveMatches: 'Právě se hraje',
  missing: 'Tato část turnaje už zde není.',
  away: 'Výsledky teď nelze načíst.',
} as const satisfies Shape<typeof english>;

import type { embed as english } from '../en/embed.ts';
import type { Shape } from '../words.ts';

export const embed = {
  more: 'Všetko: {cup}',
  lastMatches: 'Posledné zápasy',
  nextMatches: 'Ďalšie zápasy',
  liveMatches: 'Práve sa hrá',
  missing: 'Táto časť turnaja tu už nie je.',
  away: 'Výsledky teraz nie sú dostupné.',
} as const satisfies Shape<typeof english>;

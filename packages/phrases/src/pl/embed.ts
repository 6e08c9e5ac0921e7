import type { embed as english } from '../en/embed.ts';
import type { Shape } from '../words.ts';

export const embed = {
  more: 'Wszystko: {cup}',
  lastMatches: 'Ostatnie mecze',
  nextMatches: 'Następne mecze',
  liveMatches: 'Teraz grają',
  missing: 'Tej części turnieju już tu nie ma.',
  away: 'Wyniki są chwilowo niedostępne.',
} as const satisfies Shape<typeof english>;

import type { embed as english } from '../en/embed.ts';
import type { Shape } from '../words.ts';

export const embed = {
  more: 'Alles: {cup}',
  lastMatches: 'Letzte Spiele',
  nextMatches: 'Nächste Spiele',
  liveMatches: 'Jetzt live',
  missing: 'Diesen Teil des Turniers gibt es nicht mehr.',
  away: 'Die Ergebnisse sind gerade nicht erreichbar.',
} as const satisfies Shape<typeof english>;

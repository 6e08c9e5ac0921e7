import type { shareCard as en } from '../en/share-card.ts';
import type { Shape } from '../words.ts';

export const shareCard = {
  live: { one: '{count} live', other: '{count} live' },
  matches: { one: '{count} Spiel', other: '{count} Spiele' },
  played: '{played} von {count} Spielen beendet',
  goals: { one: '{count} Tor', other: '{count} Tore' },
  matchesWord: { one: 'Spiel', other: 'Spiele' },
  goalsEach: 'Tore pro Spiel',
  largest: 'höchster Sieg',
  champions: 'Sieger',
  scorers: '{category}, beste Torschützen',
  ranking: '{category}, Endstand',
} as const satisfies Shape<typeof en>;

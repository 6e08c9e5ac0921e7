import type { topOfDay as en } from '../en/top-of-day.ts';
import type { Shape } from '../words.ts';

export const topOfDay = {
  heading: 'Beste des Tages',
  about: 'Tore der Teams in den heutigen beendeten Spielen.',
  matches: { one: 'ein Spiel', other: '{count} Spiele' },
} as const satisfies Shape<typeof en>;

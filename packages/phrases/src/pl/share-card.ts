import type { shareCard as en } from '../en/share-card.ts';
import type { Shape } from '../words.ts';

export const shareCard = {
  live: { one: '{count} na żywo', few: '{count} na żywo', many: '{count} na żywo', other: '{count} na żywo' },
  matches: { one: '{count} mecz', few: '{count} mecze', many: '{count} meczów', other: '{count} meczu' },
  played: 'rozegrano {played} z {count}',
  goals: { one: '{count} bramka', few: '{count} bramki', many: '{count} bramek', other: '{count} bramki' },
  matchesWord: { one: 'mecz', few: 'mecze', many: 'meczów', other: 'meczu' },
  goalsEach: 'bramek na mecz',
  largest: 'najwyższa wygrana',
  champions: 'Zwycięzcy',
  scorers: '{category}, najlepsi strzelcy',
  ranking: '{category}, klasyfikacja końcowa',
} as const satisfies Shape<typeof en>;

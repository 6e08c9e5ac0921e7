import type { topOfDay as en } from '../en/top-of-day.ts';
import type { Shape } from '../words.ts';

export const topOfDay = {
  heading: 'Najlepsi dnia',
  about: 'Bramki drużyn w dzisiejszych zakończonych meczach.',
  matches: { one: '{count} mecz', few: '{count} mecze', many: '{count} meczów', other: '{count} meczu' },
} as const satisfies Shape<typeof en>;

import type { topOfDay as en } from '../en/top-of-day.ts';
import type { Shape } from '../words.ts';

export const topOfDay = {
  heading: 'Nejlepší dne',
  about: 'Góly týmů v dnešních skončených zápasech.',
  matches: { one: '{count} zápas', few: '{count} zápasy', other: '{count} zápasů' },
} as const satisfies Shape<typeof en>;

import type { topOfDay as en } from '../en/top-of-day.ts';
import type { Shape } from '../words.ts';

export const topOfDay = {
  heading: 'Najlepší dňa',
  about: 'Góly tímov v dnešných skončených zápasoch.',
  matches: { one: '{count} zápas', few: '{count} zápasy', other: '{count} zápasov' },
} as const satisfies Shape<typeof en>;

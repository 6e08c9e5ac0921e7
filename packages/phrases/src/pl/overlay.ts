import type { Shape } from '../words.ts';
import type { overlay as en } from '../en/overlay.ts';

export const overlay = {
  goal: 'Bramka',
  goals: { one: '{count} bramka', few: '{count} bramki', many: '{count} bramek', other: '{count} bramki' },
} as const satisfies Shape<typeof en>;

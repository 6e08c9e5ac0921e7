import type { Shape } from '../words.ts';
import type { overlay as en } from '../en/overlay.ts';

export const overlay = {
  goal: 'Tor',
  goals: { one: '{count} Tor', other: '{count} Tore' },
} as const satisfies Shape<typeof en>;

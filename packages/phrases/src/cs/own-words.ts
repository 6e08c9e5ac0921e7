import type { ownWords as original } from '../en/own-words.ts';
import type { Shape } from '../words.ts';

export const ownWords = {
  exposed: 'Vidíte jen vy: místo textů jsou klíče.',
  temporary: 'Tyto texty vidíte jen vy. Nejsou uložené.',
  end: 'Ukončit',
} as const satisfies Shape<typeof original>;

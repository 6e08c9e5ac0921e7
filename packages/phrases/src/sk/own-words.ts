import type { ownWords as original } from '../en/own-words.ts';
import type { Shape } from '../words.ts';

export const ownWords = {
  exposed: 'Vidíte len vy: namiesto textov sú kľúče.',
  temporary: 'Tieto texty vidíte len vy. Nie sú uložené.',
  end: 'Ukončiť',
} as const satisfies Shape<typeof original>;

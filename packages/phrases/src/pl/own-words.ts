import type { ownWords as english } from '../en/own-words.ts';
import type { Shape } from '../words.ts';

export const ownWords = {
  exposed: 'Widoczne tylko w tej przeglądarce: klucze zamiast tekstów.',
  temporary: 'Te teksty są widoczne tylko w tej przeglądarce. Nie są zapisane.',
  end: 'Zakończ',
} as const satisfies Shape<typeof english>;

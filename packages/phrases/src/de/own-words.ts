import type { ownWords as english } from '../en/own-words.ts';
import type { Shape } from '../words.ts';

export const ownWords = {
  exposed: 'Nur Sie sehen das: Schlüssel statt Texten.',
  temporary: 'Nur Sie sehen diese Texte. Sie sind nicht gespeichert.',
  end: 'Beenden',
} as const satisfies Shape<typeof english>;

import type { Translator } from '@sevenmetre/phrases';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { plainWords } from '../../translations/index.ts';

/** The words of papers. */
export function paperWords(locale: Locale): Translator {
  return plainWords.translators[locale];
}

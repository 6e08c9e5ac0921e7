import type { Translator } from '@sevenmetre/phrases';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { type LaidWords, plainWords } from './laid-words.ts';

/** The words of our papers; without `laid` those of the product. */
export function paperWords(locale: Locale, laid: LaidWords = plainWords): Translator {
  return laid.translators[locale];
}

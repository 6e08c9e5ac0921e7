import { createTranslator } from '@sevenmetre/phrases';
import type { Translator } from '@sevenmetre/phrases';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { type LaidWords, plainWords } from '../../translations/index.ts';

const languages = { cs: 'cs', en: 'en-GB' } as const;

/** The words of our papers, with the numbers of Europe in English too; without `laid` those of the product. */
export function paperWords(locale: Locale, laid: LaidWords = plainWords): Translator {
  return createTranslator(laid.words[locale], languages[locale]);
}

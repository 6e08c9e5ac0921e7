import { createTranslator } from '@sevenmetre/phrases';
import type { Translator } from '@sevenmetre/phrases';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { plainWords } from '../../translations/index.ts';

const languages = { cs: 'cs', en: 'en-GB' } as const;

/** The words of papers, with the numbers of Europe in English, too. */
export function paperWords(locale: Locale): Translator {
  return createTranslator(plainWords.words[locale], languages[locale]);
}

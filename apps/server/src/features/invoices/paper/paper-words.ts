import { createTranslator } from '@sevenmetre/phrases';
import type { Translator } from '@sevenmetre/phrases';
import { paper as czech } from '@sevenmetre/phrases/cs/paper';
import { paper as english } from '@sevenmetre/phrases/en/paper';
import type { Locale } from '@sevenmetre/rules/vocabulary';

const translators = {
  cs: createTranslator({ paper: czech }, 'cs'),
  en: createTranslator({ paper: english }, 'en-GB'),
};

/** The words of our papers. */
export function paperWords(locale: Locale): Translator {
  return translators[locale];
}

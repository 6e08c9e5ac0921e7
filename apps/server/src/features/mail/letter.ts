import { createTranslator } from '@sevenmetre/phrases';
import type { Translator } from '@sevenmetre/phrases';
import { csAll } from '@sevenmetre/phrases/cs-all';
import { enAll } from '@sevenmetre/phrases/en-all';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { LetterContent } from '../../platform/database/schema/index.ts';

/** What a mail says, in the words of any language. What it tells of is bound into it. */
export type Letter = (t: Translator) => LetterContent;

const translators = { cs: createTranslator(csAll, 'cs'), en: createTranslator(enAll, 'en') };

export function translatorOf(locale: Locale): Translator {
  return translators[locale];
}

import { type DataLocale, languageOf } from './languages.ts';

/**
 * What readers of a language get of texts that are stored in Czech and English: the first that is written, in the order of
 * the language's row (Slovak reads Czech before English). With none written, what its first choice holds.
 */
export function inLanguage<T>(locale: string, texts: Readonly<Record<DataLocale, T>>): T {
  const { reads } = languageOf(locale);
  const [best = 'en'] = reads;
  const written = reads.find((one) => isWritten(texts[one])) ?? best;
  return texts[written];
}

function isWritten(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '';
}

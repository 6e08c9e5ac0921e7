import { type DataLocale, languageOf } from './languages.ts';

/**
 * The text for readers of a language, from texts in Czech and English: the first non-empty one in the order
 * of the language's row (Slovak reads Czech before English). Without any, the value of the first choice.
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

import { languageOf } from '@sevenmetre/rules/vocabulary';
import type { Translator } from '@sevenmetre/phrases';

const names = new Map<string, Intl.DisplayNames>();

/** A country by its ISO code in the reader's language. */
export function countryNameOf({ locale }: Translator, code: string): string {
  const { tag } = languageOf(locale);
  // To make them takes many times longer than to ask for a name.
  const known = names.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
  names.set(tag, known);
  return known.of(code) ?? code;
}

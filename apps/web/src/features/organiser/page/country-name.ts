import { languageOf } from '@sevenmetre/rules/vocabulary';
import type { Translator } from '@sevenmetre/phrases';

/** A country by its ISO code in the reader's language. */
export function countryNameOf(t: Translator, code: string): string {
  return (
    new Intl.DisplayNames(languageOf(t.locale).tag, { type: 'region', fallback: 'code' }).of(code) ?? code
  );
}

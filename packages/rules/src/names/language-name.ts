import { byLocale, languageOf } from '../vocabulary/index.ts';
import type { Locale } from '../vocabulary/index.ts';

/** Names of the product's languages in one of them: "Czech", "čeština". */
export function languageNames(reader: Locale): Record<Locale, string> {
  const names = new Intl.DisplayNames(languageOf(reader).tag, { type: 'language' });
  return byLocale((locale) => names.of(locale) ?? languageOf(locale).name);
}

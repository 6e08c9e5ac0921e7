import { inLanguage } from '../language/index.ts';
import type { CountryNames } from '../tournament/index.ts';
import { languageOf } from '../vocabulary/index.ts';
import type { Locale } from '../vocabulary/index.ts';

const names = new Map<string, Intl.DisplayNames>();

/** Name of the country in a language: the stored one, else that of Intl, else its code. */
export function countryName(
  country: Pick<CountryNames, 'countryCode' | 'nameCs' | 'nameEn'>,
  locale: Locale,
): string {
  const { countryCode, nameCs, nameEn } = country;
  const stored: Readonly<Partial<Record<Locale, string>>> = { cs: nameCs, en: nameEn };
  const own = stored[locale];
  if (own !== undefined) return own.trim() === '' ? countryCode : own;
  const { tag } = languageOf(locale);
  const known = names.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  names.set(tag, known);
  const named = /^[A-Z]{2}$/.test(countryCode) ? known.of(countryCode) : undefined;
  return named ?? inLanguage(locale, { cs: nameCs, en: nameEn });
}

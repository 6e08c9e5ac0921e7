import type { CountryNames } from '../tournament/index.ts';
import type { Locale } from '../vocabulary/index.ts';

/** The country's name in a language; its code when it has none. */
export function countryName(
  country: Pick<CountryNames, 'countryCode' | 'nameCs' | 'nameEn'>,
  locale: Locale,
): string {
  const name = locale === 'cs' ? country.nameCs : country.nameEn;
  return name.trim() === '' ? country.countryCode : name;
}

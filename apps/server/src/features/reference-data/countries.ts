import { iso31661 } from 'iso-3166';
import { countryOfFurtherCode, sportCodeOf } from './country-codes.ts';
import { currencyOf } from './country-currencies.ts';

export interface CountryData {
  /** ISO 3166 alpha-2; for Kosovo the commonly used user-assigned code. */
  readonly countryCode: string;
  /** Three letters, unique: the code of the IOC or of the handball federations. */
  readonly sportCode: string;
  /** ISO 3166 alpha-3. */
  readonly alpha3: string;
  readonly currencyCode: string;
  /** The most spoken language, ISO 639. */
  readonly languageCode: string;
  readonly nameCs: string;
  readonly nameEn: string;
}

const kosovo = { alpha2: 'XK', alpha3: 'XKX' };

/** All countries, ordered by code. */
export const countryData: readonly CountryData[] = makeCountries();

const byCode = new Map<string, CountryData>([
  // Later entries win: if the sport code of one country is the ISO code of another (BRN), the sport code
  // counts.
  ...countryData.map((country): [string, CountryData] => [country.alpha3, country]),
  ...countryData.map((country): [string, CountryData] => [country.sportCode, country]),
  ...countryData.map((country): [string, CountryData] => [country.countryCode, country]),
]);

/** The country of an ISO 3166 alpha-2 code, a sport code or an alpha-3 code; null: unknown. */
export function countryByCode(code: string): CountryData | null {
  const upper = code.toUpperCase();
  return byCode.get(upper) ?? byCode.get(countryOfFurtherCode(upper) ?? '') ?? null;
}

function makeCountries(): CountryData[] {
  const inCzech = new Intl.DisplayNames('cs', { type: 'region' });
  const inEnglish = new Intl.DisplayNames('en', { type: 'region' });
  return [...iso31661, kosovo]
    .map(({ alpha2, alpha3 }) => ({
      countryCode: alpha2,
      sportCode: sportCodeOf(alpha2, alpha3),
      alpha3,
      currencyCode: currencyOf(alpha2),
      languageCode: new Intl.Locale('und', { region: alpha2 }).maximize().language,
      nameCs: inCzech.of(alpha2) ?? alpha2,
      nameEn: inEnglish.of(alpha2) ?? alpha2,
    }))
    .sort((one, other) => (one.countryCode < other.countryCode ? -1 : 1));
}

import { iso31661 } from 'iso-3166';
import { countryOfFurtherCode, sportCodeOf } from './country-codes.ts';
import { currencyOf } from './country-currencies.ts';

export interface CountryData {
  /** ISO 3166 alpha-2; Kosovo bears the user-assigned code that everybody gives it. */
  readonly countryCode: string;
  /** Three letters, unique: the IOC's, or the handball federations'. */
  readonly sportCode: string;
  /** ISO 3166 alpha-3. */
  readonly alpha3: string;
  readonly currencyCode: string;
  /** The language most people speak there, ISO 639. */
  readonly languageCode: string;
  readonly nameCs: string;
  readonly nameEn: string;
}

const kosovo = { alpha2: 'XK', alpha3: 'XKX' };

/** Every country, in the order of its code. */
export const countryData: readonly CountryData[] = makeCountries();

const byCode = new Map<string, CountryData>([
  // The later win: where one list's code is another country's in the other (BRN), sport decides.
  ...countryData.map((country): [string, CountryData] => [country.alpha3, country]),
  ...countryData.map((country): [string, CountryData] => [country.sportCode, country]),
  ...countryData.map((country): [string, CountryData] => [country.countryCode, country]),
]);

/** The country of an ISO 3166 alpha-2 code, a sport code or an alpha-3 code; null when there is none. */
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

import { iso31662 } from 'iso-3166';

export interface RegionData {
  readonly countryCode: string;
  /** ISO 3166-2. */
  readonly code: string;
  readonly name: string;
}

/** Countries whose clubs choose a region: the host's and its neighbours. */
const countries = ['CZ', 'SK', 'PL', 'DE', 'AT'];

/** Names where the official form of the list is unusual. */
const names: Readonly<Record<string, string>> = { 'CZ-10': 'Hlavní město Praha' };

/** The first level only: Czech `kraje` without districts, Polish voivodeships in Polish spelling. */
export const regionData: readonly RegionData[] = countries.flatMap((countryCode) =>
  iso31662
    .filter(({ parent }) => parent === countryCode)
    .map(({ code, name }) => ({ countryCode, code, name: names[code] ?? regionName(countryCode, name) })),
);

/** The list capitalises every part; Polish spelling is `Kujawsko-pomorskie`. */
function regionName(countryCode: string, name: string): string {
  return countryCode === 'PL' ? name.charAt(0) + name.slice(1).toLowerCase() : name;
}

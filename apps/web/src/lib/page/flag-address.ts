/** Files below never change; another set of flags takes another number. */
export const flagFolder = '/assets/flags-1';

/** Address of a country's flag by its ISO 3166 alpha-2 code; null: it is none. */
export function flagAddress(countryCode: string): string | null {
  return /^[A-Z]{2}$/.test(countryCode) ? `${flagFolder}/${countryCode}.svg` : null;
}

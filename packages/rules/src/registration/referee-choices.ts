/** Options that a referee's registration is validated against. */
export interface RefereeChoices {
  readonly countries: readonly { readonly id: number; readonly countryCode: string }[];
  readonly tshirtSizes: readonly { readonly id: number }[];
  readonly projects: readonly { readonly id: number }[];
  /** Referees that can be chosen as colleague, without the referee. */
  readonly colleagues: readonly { readonly id: number }[];
  /** First and last day of the tournament, ISO dates. */
  readonly startDate: string;
  readonly endDate: string;
  /**
   * Last day of departure from free accommodation, for referees of this country and all others; null: not
   * decided.
   */
  readonly accommodationTill: { readonly local: string | null; readonly foreign: string | null };
}

/** The country of the tournament, whose referees count as local. */
const localCountry = 'CZ';

/**
 * Last day of accommodation for a referee of a country, ISO date; null: not decided yet, or no country
 * chosen.
 */
export function housedTill(countryId: number | null, choices: RefereeChoices): string | null {
  const country = choices.countries.find(({ id }) => id === countryId);
  if (!country) return null;
  const { local, foreign } = choices.accommodationTill;
  return country.countryCode === localCountry ? local : foreign;
}

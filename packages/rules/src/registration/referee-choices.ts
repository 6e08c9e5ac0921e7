/** What a referee's registration is checked against: everything that can be chosen. */
export interface RefereeChoices {
  readonly countries: readonly { readonly id: number; readonly countryCode: string }[];
  readonly tshirtSizes: readonly { readonly id: number }[];
  readonly projects: readonly { readonly id: number }[];
  /** Referees that can be named as colleague; the referee is none of them. */
  readonly colleagues: readonly { readonly id: number }[];
  /** First and last day of the tournament, ISO dates. */
  readonly startDate: string;
  readonly endDate: string;
  /** Last day of departure from accommodation for referees of this country and for all others; null: not decided. */
  readonly accommodationTill: { readonly local: string | null; readonly foreign: string | null };
}

/** The country of the tournament: its referees are the local ones. */
const localCountry = 'CZ';

/** The last day that a referee of a country is housed, ISO date; null: not decided yet, or no country chosen. */
export function housedTill(countryId: number | null, choices: RefereeChoices): string | null {
  const country = choices.countries.find(({ id }) => id === countryId);
  if (!country) return null;
  const { local, foreign } = choices.accommodationTill;
  return country.countryCode === localCountry ? local : foreign;
}

import type { PriceListItem } from '../pricing/index.ts';

/** What a registration is checked against: everything that can be chosen. */
export interface ClubChoices {
  readonly countries: readonly {
    readonly id: number;
    readonly countryCode: string;
    /** ISO 4217. */
    readonly currencyCode: string;
    readonly regions: readonly { readonly id: number }[];
  }[];
  readonly categories: readonly { readonly id: number }[];
  readonly serviceLevels: readonly { readonly id: number }[];
  readonly priceList: readonly PriceListItem[];
  /** Packages that this club has ordered already: it may keep them, also when they are not sold any more. */
  readonly keptPackageIds: readonly number[];
  /** First and last day of the tournament, ISO dates. */
  readonly startDate: string;
  readonly endDate: string;
}

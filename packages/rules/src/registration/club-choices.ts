import type { PriceListItem } from '../pricing/index.ts';

/** Options that a registration is validated against. */
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
  /** Packages that this club has ordered, which it may keep even if they are no longer sold. */
  readonly keptPackageIds: readonly number[];
  /** First and last day of the tournament, ISO dates. */
  readonly startDate: string;
  readonly endDate: string;
}

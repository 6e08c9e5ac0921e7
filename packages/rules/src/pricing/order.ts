import type { Currency, RegistrationState, ServiceType, TeamState } from '../vocabulary/index.ts';

/** Order of a team or a group of extra persons; persons are integers. */
export interface OrderedParty {
  /** Id of a stored record, or the key of a new row. */
  readonly id: number | string;
  /** Name of the party on lines, such as `MA 2`; absent: lines have only the item. */
  readonly label?: string;
  readonly bundlePricelistItemId: number | null;
  readonly bundlePersons: number;
  /** Monday lunch. */
  readonly handballPersons: number;
  readonly vipPartyPersons: number;
  readonly singleRoomPersons: number;
}

export interface OrderedTeam extends OrderedParty {
  readonly state: TeamState;
  readonly serviceLevelId: number | null;
}

/** All items of a club's registration with a price. */
export interface Order {
  readonly registrationState: RegistrationState;
  readonly teams: readonly OrderedTeam[];
  readonly extraPersons: readonly OrderedParty[];
}

/** What can be ordered; prices are in minor units of each currency. */
export interface PriceListItem {
  readonly id: number;
  readonly serviceType: ServiceType;
  /** Of an entry fee: only for this level; null: for levels without their own fee. */
  readonly serviceLevelId: number | null;
  readonly supplierId: number;
  readonly unit: string;
  readonly priceCzk: number;
  readonly priceEur: number;
  readonly nameCs: string;
  readonly nameEn: string;
  /** Who may order it; null: everybody. */
  readonly availabilityFilter: 'local' | 'foreign' | null;
  readonly separateInvoice: boolean;
  readonly singleRoomAvailable: boolean;
  readonly handballRestaurantAvailable: boolean;
  readonly vipPartyAvailable: boolean;
  readonly isActive: boolean;
  readonly weight: number;
}

/** A line made from an order. `unitPrice` is in minor units of `currency`, copied from the price list. */
export interface OrderLine {
  /** `team:12:package`, `extra:3:vip-party`: stable across rebuilds. */
  readonly systemKey: string;
  readonly pricelistItemId: number;
  readonly supplierId: number;
  readonly separateInvoice: boolean;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly unitType: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly currency: Currency;
}

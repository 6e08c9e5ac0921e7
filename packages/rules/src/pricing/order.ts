import type { Currency, RegistrationState, ServiceType, TeamState } from '../vocabulary/index.ts';

/** What a team or a group of extra persons has ordered; persons are whole numbers. */
export interface OrderedParty {
  /** A stored record's id, or the key of a row that is not stored yet. */
  readonly id: number | string;
  /** Whom the lines are for, such as `MA 2`; left out, a line says only what it is. */
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

/** Everything of a club's registration that costs something. */
export interface Order {
  readonly registrationState: RegistrationState;
  readonly teams: readonly OrderedTeam[];
  readonly extraPersons: readonly OrderedParty[];
}

/** What can be ordered; prices are in minor units of each currency. */
export interface PriceListItem {
  readonly id: number;
  readonly serviceType: ServiceType;
  /** Of an entry fee: for this level only; null: for levels without a fee of their own. */
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

/** A generated line. `unitPrice` is in minor units of `currency`, copied from the price list. */
export interface OrderLine {
  /** `team:12:package`, `extra:3:vip-party`: the same for the same thing, whenever the lines are made. */
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

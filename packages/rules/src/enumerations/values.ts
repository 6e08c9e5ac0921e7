import type { Gender, PlaceKind } from '../vocabulary/index.ts';

/** Lists that an organiser keeps, as addresses name them. Places have pages of their own. */
export const enumerationKinds = [
  'categories',
  'service-levels',
  'tshirt-sizes',
  'referee-projects',
  'training-types',
  'suppliers',
] as const;
export type EnumerationKind = (typeof enumerationKinds)[number];

export interface CategoryValues {
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly gender: Gender;
  /** ISO day: the first on which its players may be born; null: of any age. */
  readonly birthDateMin: string | null;
  /** Teams that are accepted by themselves, the next ones wait; null: no bound. */
  readonly capacity: number | null;
  /** Results are played for and shown to nobody, as with the youngest. */
  readonly resultsHidden: boolean;
  readonly isActive: boolean;
}

export interface NamedValues {
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly isActive: boolean;
}

export interface SizeValues {
  readonly code: string;
  readonly isActive: boolean;
}

export interface ProjectValues {
  readonly name: string;
  readonly isActive: boolean;
}

/** Who sells, as invoices say it. */
export interface SupplierValues {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  /** ISO 3166 alpha-2. */
  readonly countryCode: string;
  readonly tin: string | null;
  readonly vatin: string | null;
  readonly registration: string | null;
  readonly accountCzk: string | null;
  readonly ibanCzk: string | null;
  readonly ibanEur: string | null;
  readonly bic: string | null;
}

export interface EnumerationValues {
  readonly categories: CategoryValues;
  readonly 'service-levels': NamedValues;
  readonly 'tshirt-sizes': SizeValues;
  readonly 'referee-projects': ProjectValues;
  readonly 'training-types': NamedValues;
  readonly suppliers: SupplierValues;
}

/** Kinds of places that an organiser can choose: `other` has no public page, as a school where people only sleep. */
export const enteredPlaceKinds = ['hall', 'hotel', 'restaurant', 'attraction', 'other'] as const;
export type EnteredPlaceKind = PlaceKind | 'other';

export interface PlaceValues {
  readonly code: string;
  readonly kind: EnteredPlaceKind;
  /** Of all editions, or of the current one only. */
  readonly isShared: boolean;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly descriptionCs: string | null;
  readonly descriptionEn: string | null;
  readonly address: string | null;
  /** Degrees, both or neither. */
  readonly lat: number | null;
  readonly lng: number | null;
  readonly link: string | null;
  /** JSON text of one object: what else is known of a hall. */
  readonly data: string;
  readonly isActive: boolean;
  readonly visibleOnMap: boolean;
  readonly defaultRefereeAccommodation: boolean;
  readonly allowedTrainingTypesIds: readonly number[];
  readonly fileIds: readonly number[];
}

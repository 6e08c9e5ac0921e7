import type { Gender, PlaceKind } from '../vocabulary/index.ts';

/** The organiser's lists, as named in URLs. Places have pages of their own. */
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
  /** ISO day: the earliest date of birth of its players; null: any age. */
  readonly birthDateMin: string | null;
  /** Number of teams that are accepted automatically, the next ones wait; null: unlimited. */
  readonly capacity: number | null;
  /** Results are not published, as for the youngest. */
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

/** A supplier, as on invoices. */
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

/** Kinds of places for organisers: `other` has no public page, such as a school for lodging only. */
export const enteredPlaceKinds = ['hall', 'hotel', 'restaurant', 'attraction', 'other'] as const;
export type EnteredPlaceKind = PlaceKind | 'other';

export interface PlaceValues {
  readonly code: string;
  readonly kind: EnteredPlaceKind;
  /** Shared by all editions, or only of the current one. */
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
  /** A JSON object as text: further data of a hall. */
  readonly data: string;
  readonly isActive: boolean;
  readonly visibleOnMap: boolean;
  readonly defaultRefereeAccommodation: boolean;
  readonly allowedTrainingTypesIds: readonly number[];
  readonly fileIds: readonly number[];
}

/** What a new place begins with. */
export const newPlace: PlaceValues = {
  code: '',
  kind: 'hall',
  isShared: false,
  nameCs: '',
  nameEn: '',
  descriptionCs: null,
  descriptionEn: null,
  address: null,
  lat: null,
  lng: null,
  link: null,
  data: '{}',
  isActive: true,
  visibleOnMap: true,
  defaultRefereeAccommodation: false,
  allowedTrainingTypesIds: [],
  fileIds: [],
};

/** Order of a team or a group of extra persons; an empty count is null and means none. */
export interface OrderForm {
  readonly bundlePricelistItemId: number | null;
  readonly bundlePersons: number | null;
  /** Monday lunch. */
  readonly handballPersons: number | null;
  readonly vipPartyPersons: number | null;
  readonly singleRoomPersons: number | null;
}

export interface TeamForm extends OrderForm {
  /** null: a new one. */
  readonly id: number | null;
  /** '': the club's name with the number. */
  readonly name: string;
  readonly teamCategoryId: number | null;
  readonly teamStartServiceLevelId: number | null;
}

export interface ExtraPersonsForm extends OrderForm {
  readonly id: number | null;
}

/** A club's registration form. Texts may be empty; days are ISO dates in the tournament's zone, or ''. */
export interface ClubForm {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly countryId: number | null;
  readonly regionId: number | null;
  readonly tin: string;
  readonly vatin: string;
  readonly tournamentContactFirstName: string;
  readonly tournamentContactLastName: string;
  readonly tournamentContactPhone: string;
  readonly arrivalDate: string;
  readonly departureDate: string;
  /** '': the club's name. */
  readonly invoiceSubjectName: string;
  readonly differentInvoiceAddress: boolean;
  readonly invoiceStreet: string;
  readonly invoiceCity: string;
  readonly invoiceZip: string;
  readonly invoiceCountryId: number | null;
  readonly registrationNote: string;
  readonly uploadedFilesId: readonly number[];
  readonly agreeToTerms: boolean;
  readonly teams: readonly TeamForm[];
  readonly extraPersons: readonly ExtraPersonsForm[];
}

/** Limits of the form. */
export const clubLimits = {
  name: { min: 2, max: 100 },
  line: 100,
  zip: 20,
  taxNumber: 20,
  person: 60,
  phone: 40,
  note: 2000,
  /** Persons of one team or group, for each item. */
  persons: 200,
  teams: 60,
  extraPersons: 20,
  files: 10,
  /** Days before the first and after the last day of the tournament for arrival and departure. */
  daysAround: 7,
} as const;

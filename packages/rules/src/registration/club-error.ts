import type { FieldError } from '../validation/index.ts';

/** What can be wrong with a field of a registration. */
export type ClubError =
  | FieldError
  /** No team, terms not agreed to, something that is not there to be chosen. */
  | { readonly code: 'teamMissing' | 'terms' | 'unknown' }
  /** After the deadline for teams nobody is put on a waiting list. */
  | { readonly code: 'categoryFull' }
  | { readonly code: 'regionElsewhere' | 'departureFirst' }
  /** The chosen package does not have it. */
  | { readonly code: 'notOffered' }
  /** More single rooms than persons with the package. */
  | { readonly code: 'morePersons'; readonly max: number }
  /** Only so many places of the package are left. */
  | { readonly code: 'packageFull'; readonly max: number };

export interface FieldClubError {
  /** Where it is wrong, such as `street` or `teams.2.bundlePersons`; `teams` is the list itself. */
  readonly field: string;
  readonly error: ClubError;
}

/** Fields in the order of the form; those of a list follow its name. */
const fieldOrder: readonly string[] = [
  'name',
  'countryId',
  'regionId',
  'street',
  'city',
  'zip',
  'arrivalDate',
  'departureDate',
  'tournamentContactFirstName',
  'tournamentContactLastName',
  'tournamentContactPhone',
  'teams',
  'extraPersons',
  'invoiceSubjectName',
  'tin',
  'vatin',
  'invoiceStreet',
  'invoiceCity',
  'invoiceZip',
  'invoiceCountryId',
  'registrationNote',
  'uploadedFilesId',
  'agreeToTerms',
];

/** As somebody meets the fields who goes through the form from its beginning. */
export function inOrderOfForm(errors: readonly FieldClubError[]): FieldClubError[] {
  const place = ({ field }: FieldClubError) => fieldOrder.indexOf(field.split('.')[0] ?? '');
  return errors.toSorted((a, b) => place(a) - place(b));
}

/** The steps of the form, in their order. */
export const clubSteps = ['club', 'stay', 'teams', 'extraPersons', 'invoice', 'check'] as const;
export type ClubStep = (typeof clubSteps)[number];

const stepOfField: Readonly<Record<string, ClubStep>> = {
  teams: 'teams',
  extraPersons: 'extraPersons',
  arrivalDate: 'stay',
  departureDate: 'stay',
  tournamentContactFirstName: 'stay',
  tournamentContactLastName: 'stay',
  tournamentContactPhone: 'stay',
  tin: 'invoice',
  vatin: 'invoice',
  invoiceSubjectName: 'invoice',
  invoiceStreet: 'invoice',
  invoiceCity: 'invoice',
  invoiceZip: 'invoice',
  invoiceCountryId: 'invoice',
  registrationNote: 'check',
  uploadedFilesId: 'check',
  agreeToTerms: 'check',
};

/** The step where a field is filled in. */
export function clubStepOf(field: string): ClubStep {
  return stepOfField[field.split('.')[0] ?? ''] ?? 'club';
}

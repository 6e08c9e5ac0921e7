import type { FieldError } from '../validation/index.ts';

/** Errors of a field of a registration. */
export type ClubError =
  | FieldError
  /** No team; conditions not accepted; an unknown option. */
  | { readonly code: 'teamMissing' | 'terms' | 'unknown' }
  | { readonly code: 'regionElsewhere' | 'departureFirst' }
  /** Not part of the chosen package. */
  | { readonly code: 'notOffered' }
  /** More single rooms than persons with the package. */
  | { readonly code: 'morePersons'; readonly max: number }
  /** The number of remaining places of the package. */
  | { readonly code: 'packageFull'; readonly max: number };

export interface FieldClubError {
  /** Path of the field, such as `street` or `teams.2.bundlePersons`; `teams` is the list itself. */
  readonly field: string;
  readonly error: ClubError;
}

/** Fields in the order of the form; fields of a list follow its name. */
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

/** Errors in the order of the form. */
export function inOrderOfForm(errors: readonly FieldClubError[]): FieldClubError[] {
  const place = ({ field }: FieldClubError) => fieldOrder.indexOf(field.split('.')[0] ?? '');
  return errors.toSorted((a, b) => place(a) - place(b));
}

/** The steps of the form, in order. */
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

/** The step with a field. */
export function clubStepOf(field: string): ClubStep {
  return stepOfField[field.split('.')[0] ?? ''] ?? 'club';
}

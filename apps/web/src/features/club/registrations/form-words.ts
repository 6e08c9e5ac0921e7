import type { Translator } from '@sevenmetre/phrases';
import type { ClubError, ClubHint, FieldClubError } from '@sevenmetre/rules/registration';
import { errorText } from '../../../lib/queries/failure-words.ts';
import type { NamedError } from '../../../ui/forms/error-summary.tsx';

/** The sentence for an error of a registration. */
export function clubErrorText(t: Translator, error: ClubError): string {
  switch (error.code) {
    case 'teamMissing':
    case 'terms':
    case 'unknown':
    case 'regionElsewhere':
    case 'departureFirst':
    case 'notOffered':
      return t(`clubRegistration.error.${error.code}`);
    case 'morePersons':
      return t('clubRegistration.error.morePersons', { max: error.max });
    case 'packageFull':
      return t('clubRegistration.error.packageFull', { count: error.max });
    default:
      return errorText(t, error);
  }
}

export function hintText(t: Translator, { code }: ClubHint): string {
  return code === 'tin' || code === 'vatin'
    ? t(`clubRegistration.hint.${code}`)
    : t(`signedIn.error.${code}`);
}

const rowFields = [
  'teamCategoryId',
  'teamStartServiceLevelId',
  'bundlePricelistItemId',
  'bundlePersons',
  'handballPersons',
  'vipPartyPersons',
  'singleRoomPersons',
] as const;

const plainFields = [
  'name',
  'street',
  'city',
  'zip',
  'countryId',
  'regionId',
  'tin',
  'vatin',
  'tournamentContactFirstName',
  'tournamentContactLastName',
  'tournamentContactPhone',
  'arrivalDate',
  'departureDate',
  'invoiceSubjectName',
  'differentInvoiceAddress',
  'invoiceStreet',
  'invoiceCity',
  'invoiceZip',
  'invoiceCountryId',
  'registrationNote',
  'uploadedFilesId',
  'agreeToTerms',
  'teams',
  'extraPersons',
] as const;

/** What a field is called: `street`, `teams.1.bundlePersons`. */
export function fieldLabel(t: Translator, field: string): string {
  const [list = '', index, column] = field.split('.');
  if (index === undefined) {
    const plain = plainFields.find((name) => name === list);
    return plain ? t(`clubRegistration.field.${plain}`) : field;
  }
  const number = Number(index) + 1;
  const row = t(list === 'teams' ? 'clubRegistration.team' : 'clubRegistration.group', { number });
  const known = rowFields.find((name) => name === column);
  const words = known
    ? t(`clubRegistration.field.${known}`)
    : column === 'name'
      ? t('clubRegistration.field.teamName')
      : '';
  return words === '' ? row : `${row}, ${words}`;
}

export function namedErrors(t: Translator, errors: readonly FieldClubError[]): NamedError[] {
  return errors.map(({ field, error }) => ({
    field,
    label: fieldLabel(t, field),
    text: clubErrorText(t, error),
  }));
}

import type { Translator } from '@sevenmetre/phrases';
import type { ClubFault, ClubHint, FieldClubFault } from '@sevenmetre/rules/registration';
import { faultText } from '../../../lib/queries/failure-words.ts';
import type { NamedFault } from '../../../ui/forms/error-summary.tsx';

/** The sentence for a fault of a registration. */
export function clubFaultText(t: Translator, fault: ClubFault): string {
  switch (fault.code) {
    case 'teamMissing':
    case 'categoryFull':
    case 'terms':
    case 'unknown':
    case 'regionElsewhere':
    case 'departureFirst':
    case 'notOffered':
      return t(`clubRegistration.fault.${fault.code}`);
    case 'morePersons':
      return t('clubRegistration.fault.morePersons', { max: fault.max });
    case 'packageFull':
      return t('clubRegistration.fault.packageFull', { count: fault.max });
    default:
      return faultText(t, fault);
  }
}

export function hintText(t: Translator, { code }: ClubHint): string {
  return code === 'tin' || code === 'vatin'
    ? t(`clubRegistration.hint.${code}`)
    : t(`signedIn.fault.${code}`);
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

export function namedFaults(t: Translator, faults: readonly FieldClubFault[]): NamedFault[] {
  return faults.map(({ field, fault }) => ({
    field,
    label: fieldLabel(t, field),
    text: clubFaultText(t, fault),
  }));
}

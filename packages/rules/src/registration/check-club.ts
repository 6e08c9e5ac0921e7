import { addDays } from '../dates/index.ts';
import {
  dayWithin,
  type FieldCheck,
  firstError,
  maxLength,
  minLength,
  required,
} from '../validation/index.ts';
import { type ClubError, type FieldClubError, inOrderOfForm } from './club-error.ts';
import { type ClubForm, clubLimits } from './club-form.ts';
import type { ClubChoices } from './club-choices.ts';
import { checkOrders } from './check-orders.ts';

/**
 * All errors of a registration, in the order of the form; used by the page while typing and by the server
 * before storing (CR1 to CR9). Empty: valid.
 */
export function checkClub(form: ClubForm, choices: ClubChoices): FieldClubError[] {
  return inOrderOfForm([
    ...checkTexts(form),
    ...checkPlace(form, choices),
    ...checkStay(form, choices),
    ...checkOrders(form, choices),
    ...checkInvoice(form, choices),
    ...checkConsent(form),
  ]);
}

/** Country and region alone, which may be changed at any time (RW7). */
export function checkPlace(
  { countryId, regionId }: Pick<ClubForm, 'countryId' | 'regionId'>,
  { countries }: Pick<ClubChoices, 'countries'>,
): FieldClubError[] {
  if (countryId === null) return [at('countryId', { code: 'required' })];
  const country = countries.find(({ id }) => id === countryId);
  if (!country) return [at('countryId', { code: 'unknown' })];
  const { regions } = country;
  if (regionId === null) return regions.length > 0 ? [at('regionId', { code: 'required' })] : [];
  return regions.some(({ id }) => id === regionId) ? [] : [at('regionId', { code: 'regionElsewhere' })];
}

type TextField = {
  [K in keyof ClubForm]: ClubForm[K] extends string ? K : never;
}[keyof ClubForm];

const line = [required, maxLength(clubLimits.line)];
const optional = (max: number) => [maxLength(max)];

const textChecks: readonly (readonly [TextField, readonly FieldCheck<string>[]])[] = [
  ['name', [required, minLength(clubLimits.name.min), maxLength(clubLimits.name.max)]],
  ['street', line],
  ['city', line],
  ['zip', [required, maxLength(clubLimits.zip)]],
  ['tin', optional(clubLimits.taxNumber)],
  ['vatin', optional(clubLimits.taxNumber)],
  ['tournamentContactFirstName', [required, maxLength(clubLimits.person)]],
  ['tournamentContactLastName', [required, maxLength(clubLimits.person)]],
  ['tournamentContactPhone', [required, maxLength(clubLimits.phone)]],
  ['invoiceSubjectName', optional(clubLimits.line)],
  ['registrationNote', optional(clubLimits.note)],
];

function checkTexts(form: ClubForm): FieldClubError[] {
  return textChecks.flatMap(([field, checks]) => found(field, firstError(form[field], checks)));
}

function checkStay({ arrivalDate, departureDate }: ClubForm, choices: ClubChoices): FieldClubError[] {
  const { daysAround } = clubLimits;
  const within = dayWithin(addDays(choices.startDate, -daysAround), addDays(choices.endDate, daysAround));
  const errors = [
    ...found('arrivalDate', firstError(arrivalDate, [required, within])),
    ...found('departureDate', firstError(departureDate, [required, within])),
  ];
  if (errors.length > 0 || arrivalDate <= departureDate) return errors;
  return [at('departureDate', { code: 'departureFirst' })];
}

function checkInvoice(form: ClubForm, { countries }: ClubChoices): FieldClubError[] {
  if (!form.differentInvoiceAddress) return [];
  const { invoiceCountryId: countryId } = form;
  const known = countries.some(({ id }) => id === countryId);
  return [
    ...found('invoiceStreet', firstError(form.invoiceStreet, line)),
    ...found('invoiceCity', firstError(form.invoiceCity, line)),
    ...found('invoiceZip', firstError(form.invoiceZip, [required, maxLength(clubLimits.zip)])),
    ...(known ? [] : [at('invoiceCountryId', { code: countryId === null ? 'required' : 'unknown' })]),
  ];
}

function checkConsent({ agreeToTerms, uploadedFilesId: files }: ClubForm): FieldClubError[] {
  return [
    ...(new Set(files).size === files.length ? [] : [at('uploadedFilesId', { code: 'unique' })]),
    ...(files.length > clubLimits.files
      ? [at('uploadedFilesId', { code: 'max', max: clubLimits.files })]
      : []),
    ...(agreeToTerms ? [] : [at('agreeToTerms', { code: 'terms' })]),
  ];
}

function at(field: string, error: ClubError): FieldClubError {
  return { field, error };
}

function found(field: string, error: ClubError | null): FieldClubError[] {
  return error === null ? [] : [at(field, error)];
}

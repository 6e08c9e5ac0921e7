import {
  dayWithin,
  type FieldCheck,
  firstFault,
  maxLength,
  minLength,
  required,
} from '../validation/index.ts';
import { type ClubFault, type FieldClubFault, inOrderOfForm } from './club-fault.ts';
import { type ClubForm, clubLimits } from './club-form.ts';
import type { ClubGround } from './club-ground.ts';
import { judgeOrders } from './judge-orders.ts';

/**
 * Everything that is wrong with a registration, in the order of the form; the same answer for the page while one types
 * and for the server before it stores (CR1 to CR9). Empty: it can be sent.
 */
export function judgeClub(form: ClubForm, ground: ClubGround): FieldClubFault[] {
  return inOrderOfForm([
    ...judgeTexts(form),
    ...judgePlace(form, ground),
    ...judgeStay(form, ground),
    ...judgeOrders(form, ground),
    ...judgeInvoice(form, ground),
    ...judgeConsent(form),
  ]);
}

/** Country and region alone, which may be changed at any time (RW7). */
export function judgePlace(
  { countryId, regionId }: Pick<ClubForm, 'countryId' | 'regionId'>,
  { countries }: Pick<ClubGround, 'countries'>,
): FieldClubFault[] {
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

function judgeTexts(form: ClubForm): FieldClubFault[] {
  return textChecks.flatMap(([field, checks]) => found(field, firstFault(form[field], checks)));
}

function judgeStay({ arrivalDate, departureDate }: ClubForm, ground: ClubGround): FieldClubFault[] {
  const { daysAround } = clubLimits;
  const within = dayWithin(addDays(ground.startDate, -daysAround), addDays(ground.endDate, daysAround));
  const faults = [
    ...found('arrivalDate', firstFault(arrivalDate, [required, within])),
    ...found('departureDate', firstFault(departureDate, [required, within])),
  ];
  if (faults.length > 0 || arrivalDate <= departureDate) return faults;
  return [at('departureDate', { code: 'departureFirst' })];
}

function judgeInvoice(form: ClubForm, { countries }: ClubGround): FieldClubFault[] {
  if (!form.differentInvoiceAddress) return [];
  const { invoiceCountryId: countryId } = form;
  const known = countries.some(({ id }) => id === countryId);
  return [
    ...found('invoiceStreet', firstFault(form.invoiceStreet, line)),
    ...found('invoiceCity', firstFault(form.invoiceCity, line)),
    ...found('invoiceZip', firstFault(form.invoiceZip, [required, maxLength(clubLimits.zip)])),
    ...(known ? [] : [at('invoiceCountryId', { code: countryId === null ? 'required' : 'unknown' })]),
  ];
}

function judgeConsent({ agreeToTerms, uploadedFilesId: files }: ClubForm): FieldClubFault[] {
  return [
    ...(new Set(files).size === files.length ? [] : [at('uploadedFilesId', { code: 'unique' })]),
    ...(files.length > clubLimits.files
      ? [at('uploadedFilesId', { code: 'max', max: clubLimits.files })]
      : []),
    ...(agreeToTerms ? [] : [at('agreeToTerms', { code: 'terms' })]),
  ];
}

function at(field: string, fault: ClubFault): FieldClubFault {
  return { field, fault };
}

function found(field: string, fault: ClubFault | null): FieldClubFault[] {
  return fault === null ? [] : [at(field, fault)];
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

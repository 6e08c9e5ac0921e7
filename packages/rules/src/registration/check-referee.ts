import { addDays } from '../dates/index.ts';
import {
  dayWithin,
  email,
  type FieldCheck,
  firstError,
  maxLength,
  phone,
  required,
  wholeNumber,
  year,
} from '../validation/index.ts';
import type { FieldRefereeError, RefereeError, RefereeField } from './referee-error.ts';
import { type RefereeForm, refereeLimits, type RefereeWishes, wishesOf } from './referee-form.ts';
import { housedTill, type RefereeChoices } from './referee-choices.ts';

/**
 * All errors of a referee's registration, in the order of the form; used by the page while typing and by the
 * server before storing (RF1 to RF6). Empty: valid.
 * @param wishes answers on the page; by default derived from the form
 */
export function checkReferee(
  form: RefereeForm,
  choices: RefereeChoices,
  wishes: RefereeWishes = wishesOf(form),
): FieldRefereeError[] {
  const errors = [
    ...checkTexts(form),
    ...checkPerson(form, choices),
    ...checkChoices(form, choices),
    ...checkWishes(form, wishes),
    ...checkStay(form, choices),
    ...(form.agreeToTerms ? [] : [at('agreeToTerms', { code: 'terms' })]),
  ];
  const place = ({ field }: FieldRefereeError) => refereeFields.indexOf(field);
  return errors.toSorted((a, b) => place(a) - place(b));
}

/** Fields in the order of the form. */
export const refereeFields: readonly RefereeField[] = [
  'firstName',
  'lastName',
  'birthYear',
  'sex',
  'email',
  'phone',
  'street',
  'city',
  'zip',
  'countryId',
  'highestCompetition',
  'licenceNumber',
  'colleagueRefereeId',
  'colleagueRefereeRequested',
  'refereeProjectId',
  'refereeProjectName',
  'tshirtSizeId',
  'wantsAccommodation',
  'arrivalDate',
  'departureDate',
  'wantsSingleRoom',
  'accompanimentPersons',
  'mealVouchers',
  'registrationNote',
  'agreeToTerms',
];

/** Whether to show the hint that referees are of age; never an error (RF2). */
export function isYoungReferee(birthYear: number | null, startDate: string): boolean {
  return birthYear !== null && yearOf(startDate) - birthYear < refereeLimits.hintAge;
}

type TextField = {
  [K in keyof RefereeForm]: RefereeForm[K] extends string ? K : never;
}[keyof RefereeForm];

const line = [required, maxLength(refereeLimits.line)];
const name = [required, maxLength(refereeLimits.person)];

const textChecks: readonly (readonly [TextField, readonly FieldCheck<string>[]])[] = [
  ['firstName', name],
  ['lastName', name],
  ['email', [required, maxLength(refereeLimits.email), email]],
  ['phone', [required, maxLength(refereeLimits.phone), phone]],
  ['street', line],
  ['city', line],
  ['zip', [required, maxLength(refereeLimits.zip)]],
  ['highestCompetition', line],
  ['licenceNumber', [maxLength(refereeLimits.licenceNumber)]],
  ['colleagueRefereeRequested', [maxLength(refereeLimits.line)]],
  ['refereeProjectName', [maxLength(refereeLimits.line)]],
  ['registrationNote', [maxLength(refereeLimits.note)]],
];

function checkTexts(form: RefereeForm): FieldRefereeError[] {
  return textChecks.flatMap(([field, checks]) => found(field, firstError(form[field], checks)));
}

function checkPerson(
  { sex, birthYear, countryId }: RefereeForm,
  choices: RefereeChoices,
): FieldRefereeError[] {
  const last = yearOf(choices.startDate);
  return [
    ...found('sex', firstError(sex, [required])),
    ...found('birthYear', firstError(birthYear, [required, year(last - refereeLimits.oldest, last)])),
    ...(countryId === null
      ? [at('countryId', { code: 'required' })]
      : known('countryId', countryId, choices.countries)),
  ];
}

function checkChoices(form: RefereeForm, choices: RefereeChoices): FieldRefereeError[] {
  const { colleagueRefereeId, colleagueRefereeRequested, refereeProjectId, refereeProjectName } = form;
  const both = (id: number | null, text: string) => id !== null && text.trim() !== '';
  return [
    ...known('colleagueRefereeId', colleagueRefereeId, choices.colleagues),
    ...(both(colleagueRefereeId, colleagueRefereeRequested)
      ? [at('colleagueRefereeRequested', { code: 'eitherColleague' })]
      : []),
    ...known('refereeProjectId', refereeProjectId, choices.projects),
    ...(both(refereeProjectId, refereeProjectName)
      ? [at('refereeProjectName', { code: 'eitherProject' })]
      : []),
    ...known('tshirtSizeId', form.tshirtSizeId, choices.tshirtSizes),
  ];
}

/** A wish without a name would be stored as none. */
function checkWishes(form: RefereeForm, { colleague, ownProject }: RefereeWishes): FieldRefereeError[] {
  const { colleagueRefereeId, colleagueRefereeRequested, refereeProjectName } = form;
  const unchosen = colleague === 'registered' && colleagueRefereeId === null;
  const unnamed = colleague === 'asked' && colleagueRefereeRequested.trim() === '';
  return [
    ...(unchosen ? [at('colleagueRefereeId', { code: 'colleagueUnchosen' })] : []),
    ...(unnamed ? [at('colleagueRefereeRequested', { code: 'colleagueUnnamed' })] : []),
    ...(ownProject && refereeProjectName.trim() === ''
      ? [at('refereeProjectName', { code: 'projectUnnamed' })]
      : []),
  ];
}

function checkStay(form: RefereeForm, choices: RefereeChoices): FieldRefereeError[] {
  const { wantsAccommodation, wantsSingleRoom, accompanimentPersons, mealVouchers } = form;
  const counted = (max: number) => [wholeNumber(0, max)];
  return [
    ...checkDays(form, choices),
    ...(wantsSingleRoom && !wantsAccommodation ? [at('wantsSingleRoom', { code: 'notHoused' })] : []),
    ...found('accompanimentPersons', firstError(accompanimentPersons, counted(refereeLimits.accompaniment))),
    ...(accompanimentPersons > 0 && !wantsAccommodation
      ? [at('accompanimentPersons', { code: 'notHoused' })]
      : []),
    ...found('mealVouchers', firstError(mealVouchers, counted(refereeLimits.mealVouchers))),
  ];
}

function checkDays(form: RefereeForm, choices: RefereeChoices): FieldRefereeError[] {
  const { arrivalDate, departureDate, wantsAccommodation } = form;
  const within = dayWithin(
    addDays(choices.startDate, -refereeLimits.daysAround),
    addDays(choices.endDate, refereeLimits.daysAround),
  );
  const checks = wantsAccommodation ? [required, within] : [within];
  const errors = [
    ...found('arrivalDate', firstError(arrivalDate, checks)),
    ...found('departureDate', firstError(departureDate, checks)),
  ];
  if (errors.length > 0 || arrivalDate === '' || departureDate === '') return errors;
  const isTooEarly = wantsAccommodation ? departureDate <= arrivalDate : departureDate < arrivalDate;
  if (isTooEarly) return [at('departureDate', { code: 'departureFirst' })];
  const till = housedTill(form.countryId, choices);
  const isTooLong = wantsAccommodation && till !== null && departureDate > till;
  return isTooLong ? [at('departureDate', { code: 'housedTill', till })] : [];
}

function known(
  field: RefereeField,
  id: number | null,
  offered: readonly { readonly id: number }[],
): FieldRefereeError[] {
  return id === null || offered.some((one) => one.id === id) ? [] : [at(field, { code: 'unknown' })];
}

function at(field: RefereeField, error: RefereeError): FieldRefereeError {
  return { field, error };
}

function found(field: RefereeField, error: RefereeError | null): FieldRefereeError[] {
  return error === null ? [] : [at(field, error)];
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

import {
  dayWithin,
  email,
  type FieldCheck,
  firstFault,
  maxLength,
  phone,
  required,
  wholeNumber,
  year,
} from '../validation/index.ts';
import type { FieldRefereeFault, RefereeFault, RefereeField } from './referee-fault.ts';
import { type RefereeForm, refereeLimits, type RefereeWishes, wishesOf } from './referee-form.ts';
import { housedTill, type RefereeGround } from './referee-ground.ts';

/**
 * Everything that is wrong with a referee's registration, in the order of the form; the same answer for the page while
 * one types and for the server before it stores (RF1 to RF6). Empty: it can be sent.
 *
 * @param wishes what the page has asked; without it, what the form tells of them
 */
export function judgeReferee(
  form: RefereeForm,
  ground: RefereeGround,
  wishes: RefereeWishes = wishesOf(form),
): FieldRefereeFault[] {
  const faults = [
    ...judgeTexts(form),
    ...judgePerson(form, ground),
    ...judgeChoices(form, ground),
    ...judgeWishes(form, wishes),
    ...judgeStay(form, ground),
    ...(form.agreeToTerms ? [] : [at('agreeToTerms', { code: 'terms' })]),
  ];
  const place = ({ field }: FieldRefereeFault) => refereeFields.indexOf(field);
  return faults.toSorted((a, b) => place(a) - place(b));
}

/** Fields as somebody meets them who goes through the form from its beginning. */
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

/** Whether the referee should be told that referees are of age; a hint, never a fault (RF2). */
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
  ['colleagueRefereeRequested', [maxLength(refereeLimits.line)]],
  ['refereeProjectName', [maxLength(refereeLimits.line)]],
  ['registrationNote', [maxLength(refereeLimits.note)]],
];

function judgeTexts(form: RefereeForm): FieldRefereeFault[] {
  return textChecks.flatMap(([field, checks]) => found(field, firstFault(form[field], checks)));
}

function judgePerson({ sex, birthYear, countryId }: RefereeForm, ground: RefereeGround): FieldRefereeFault[] {
  const last = yearOf(ground.startDate);
  return [
    ...found('sex', firstFault(sex, [required])),
    ...found('birthYear', firstFault(birthYear, [required, year(last - refereeLimits.oldest, last)])),
    ...(countryId === null
      ? [at('countryId', { code: 'required' })]
      : known('countryId', countryId, ground.countries)),
  ];
}

function judgeChoices(form: RefereeForm, ground: RefereeGround): FieldRefereeFault[] {
  const { colleagueRefereeId, colleagueRefereeRequested, refereeProjectId, refereeProjectName } = form;
  const both = (id: number | null, text: string) => id !== null && text.trim() !== '';
  return [
    ...known('colleagueRefereeId', colleagueRefereeId, ground.colleagues),
    ...(both(colleagueRefereeId, colleagueRefereeRequested)
      ? [at('colleagueRefereeRequested', { code: 'eitherColleague' })]
      : []),
    ...known('refereeProjectId', refereeProjectId, ground.projects),
    ...(both(refereeProjectId, refereeProjectName)
      ? [at('refereeProjectName', { code: 'eitherProject' })]
      : []),
    ...known('tshirtSizeId', form.tshirtSizeId, ground.tshirtSizes),
  ];
}

/** A wish that names nobody would be stored as none. */
function judgeWishes(form: RefereeForm, { colleague, ownProject }: RefereeWishes): FieldRefereeFault[] {
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

function judgeStay(form: RefereeForm, ground: RefereeGround): FieldRefereeFault[] {
  const { wantsAccommodation, wantsSingleRoom, accompanimentPersons, mealVouchers } = form;
  const counted = (max: number) => [wholeNumber(0, max)];
  return [
    ...judgeDays(form, ground),
    ...(wantsSingleRoom && !wantsAccommodation ? [at('wantsSingleRoom', { code: 'notHoused' })] : []),
    ...found('accompanimentPersons', firstFault(accompanimentPersons, counted(refereeLimits.accompaniment))),
    ...(accompanimentPersons > 0 && !wantsAccommodation
      ? [at('accompanimentPersons', { code: 'notHoused' })]
      : []),
    ...found('mealVouchers', firstFault(mealVouchers, counted(refereeLimits.mealVouchers))),
  ];
}

function judgeDays(form: RefereeForm, ground: RefereeGround): FieldRefereeFault[] {
  const { arrivalDate, departureDate, wantsAccommodation } = form;
  const within = dayWithin(
    addDays(ground.startDate, -refereeLimits.daysAround),
    addDays(ground.endDate, refereeLimits.daysAround),
  );
  const checks = wantsAccommodation ? [required, within] : [within];
  const faults = [
    ...found('arrivalDate', firstFault(arrivalDate, checks)),
    ...found('departureDate', firstFault(departureDate, checks)),
  ];
  if (faults.length > 0 || arrivalDate === '' || departureDate === '') return faults;
  const isTooEarly = wantsAccommodation ? departureDate <= arrivalDate : departureDate < arrivalDate;
  if (isTooEarly) return [at('departureDate', { code: 'departureFirst' })];
  const till = housedTill(form.countryId, ground);
  const isTooLong = wantsAccommodation && till !== null && departureDate > till;
  return isTooLong ? [at('departureDate', { code: 'housedTill', till })] : [];
}

function known(
  field: RefereeField,
  id: number | null,
  offered: readonly { readonly id: number }[],
): FieldRefereeFault[] {
  return id === null || offered.some((one) => one.id === id) ? [] : [at(field, { code: 'unknown' })];
}

function at(field: RefereeField, fault: RefereeFault): FieldRefereeFault {
  return { field, fault };
}

function found(field: RefereeField, fault: RefereeFault | null): FieldRefereeFault[] {
  return fault === null ? [] : [at(field, fault)];
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

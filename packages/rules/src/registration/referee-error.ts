import type { FieldError } from '../validation/index.ts';
import type { RefereeForm } from './referee-form.ts';

/** What can be wrong with a field of a referee's registration. */
export type RefereeError =
  | FieldError
  /** Not agreed to; something that is not there to be chosen. */
  | { readonly code: 'terms' | 'unknown' }
  /** A registered colleague and one asked for by name: only one of them counts. */
  | { readonly code: 'eitherColleague' | 'eitherProject' }
  /** Asked for, but not said which one. */
  | { readonly code: 'colleagueUnchosen' | 'colleagueUnnamed' | 'projectUnnamed' }
  | { readonly code: 'departureFirst' }
  /** Without accommodation there is none of it. */
  | { readonly code: 'notHoused' }
  /** ISO day until which referees of this country are housed. */
  | { readonly code: 'housedTill'; readonly till: string };

export type RefereeField = keyof RefereeForm;

export interface FieldRefereeError {
  readonly field: RefereeField;
  readonly error: RefereeError;
}

/** The steps of the form, in their order. */
export const refereeSteps = ['person', 'refereeing', 'stay', 'check'] as const;
export type RefereeStep = (typeof refereeSteps)[number];

const stepOfField: Readonly<Partial<Record<RefereeField, RefereeStep>>> = {
  highestCompetition: 'refereeing',
  colleagueRefereeId: 'refereeing',
  colleagueRefereeRequested: 'refereeing',
  refereeProjectId: 'refereeing',
  refereeProjectName: 'refereeing',
  tshirtSizeId: 'refereeing',
  wantsAccommodation: 'stay',
  wantsSingleRoom: 'stay',
  accompanimentPersons: 'stay',
  mealVouchers: 'stay',
  arrivalDate: 'stay',
  departureDate: 'stay',
  registrationNote: 'check',
  agreeToTerms: 'check',
};

/** The step where a field is filled in. */
export function refereeStepOf(field: RefereeField): RefereeStep {
  return stepOfField[field] ?? 'person';
}

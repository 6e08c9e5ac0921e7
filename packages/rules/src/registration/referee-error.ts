import type { FieldError } from '../validation/index.ts';
import type { RefereeForm } from './referee-form.ts';

/** Errors of a field of a referee's registration. */
export type RefereeError =
  | FieldError
  /** Conditions not accepted; an unknown option. */
  | { readonly code: 'terms' | 'unknown' }
  /** Both a registered colleague or project and one by name. */
  | { readonly code: 'eitherColleague' | 'eitherProject' }
  /** Requested without a choice or name. */
  | { readonly code: 'colleagueUnchosen' | 'colleagueUnnamed' | 'projectUnnamed' }
  | { readonly code: 'departureFirst' }
  /** Only possible with accommodation. */
  | { readonly code: 'notHoused' }
  /** ISO day until which referees of this country get accommodation. */
  | { readonly code: 'housedTill'; readonly till: string };

export type RefereeField = keyof RefereeForm;

export interface FieldRefereeError {
  readonly field: RefereeField;
  readonly error: RefereeError;
}

/** The steps of the form, in order. */
export const refereeSteps = ['person', 'refereeing', 'stay', 'check'] as const;
export type RefereeStep = (typeof refereeSteps)[number];

const stepOfField: Readonly<Partial<Record<RefereeField, RefereeStep>>> = {
  highestCompetition: 'refereeing',
  licenceNumber: 'refereeing',
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

/** The step with a field. */
export function refereeStepOf(field: RefereeField): RefereeStep {
  return stepOfField[field] ?? 'person';
}

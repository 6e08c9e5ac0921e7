import type {
  RefereeFormBody,
  RefereeOffer,
  RefereeRegistration,
} from '@sevenmetre/contract/referees/registration';
import {
  emptyRefereeForm,
  type RefereeForm,
  type RefereeStep,
  type RefereeWishes,
  wishesOf,
} from '@sevenmetre/rules/registration';
import { newKey } from '../../../lib/queries/new-key.ts';

/** Everything of a form that is not sent yet: what a reload must not lose. */
export interface RefereeDraft {
  readonly form: RefereeForm;
  readonly wishes: RefereeWishes;
  readonly step: RefereeStep;
  /** Steps whose errors are said: those that somebody wanted to leave. */
  readonly checked: readonly RefereeStep[];
  /** Key of the whole form: the server makes one registration of it, however often it is sent. */
  readonly clientKey: string;
  /** What the changes were made on; null: a new registration. */
  readonly revision: number | null;
}

/** Grows with the shape of `RefereeDraft`: drafts of another shape are forgotten. */
export const draftVersion = 3;

interface FirstUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly phone: string | null;
}

/** A new form begins with what the account knows. */
export function emptyDraft(user: FirstUser | null): RefereeDraft {
  const known = {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.username ?? '',
    phone: user?.phone ?? '',
  };
  const form = { ...emptyRefereeForm, ...known };
  return {
    form,
    wishes: wishesOf(form),
    step: 'person',
    checked: [],
    clientKey: newKey(),
    revision: null,
  };
}

export function draftOf(record: RefereeRegistration): RefereeDraft {
  const { revision } = record;
  const form = formOf(record);
  return { form, wishes: wishesOf(form), step: 'person', checked: [], clientKey: newKey(), revision };
}

/** A stored registration as its form. */
export function formOf(record: RefereeRegistration): RefereeForm {
  return {
    firstName: record.firstName,
    lastName: record.lastName,
    sex: record.sex,
    birthYear: record.birthYear,
    email: record.email ?? '',
    phone: record.phone ?? '',
    street: record.street ?? '',
    city: record.city ?? '',
    zip: record.zip ?? '',
    countryId: record.countryId,
    highestCompetition: record.highestCompetition ?? '',
    licenceNumber: record.licenceNumber,
    colleagueRefereeId: record.colleagueRefereeId,
    colleagueRefereeRequested: record.colleagueRefereeRequested ?? '',
    tshirtSizeId: record.tshirtSizeId,
    refereeProjectId: record.refereeProjectId,
    refereeProjectName: record.refereeProjectName ?? '',
    wantsAccommodation: record.wantsAccommodation,
    wantsSingleRoom: record.wantsSingleRoom,
    accompanimentPersons: record.accompanimentPersons,
    mealVouchers: record.mealVouchers,
    arrivalDate: record.arrivalDate ?? '',
    departureDate: record.departureDate ?? '',
    registrationNote: record.registrationNote ?? '',
    agreeToTerms: record.agreeToTerms,
  };
}

/** A form as it is sent: what goes with accommodation is not sent without it. */
export function bodyOf(form: RefereeForm): RefereeFormBody {
  if (form.wantsAccommodation) return form;
  return { ...form, wantsSingleRoom: false, accompanimentPersons: 0 };
}

/** The offer as the rules check by it; a colleague who was chosen before may be kept. */
export function choicesOf(offer: RefereeOffer, stored: RefereeRegistration | null) {
  const kept = stored?.colleagueRefereeId ?? null;
  return kept === null ? offer : { ...offer, colleagues: [...offer.colleagues, { id: kept }] };
}

import type { RefereeFormBody } from '@sevenmetre/contract/referees/registration';
import type { RefereePatch, RefereeRow } from './registration.repository.ts';

/** Columns of a form: texts trimmed, empty ones null. */
export function toColumns(form: RefereeFormBody): RefereePatch & {
  readonly firstName: string;
  readonly lastName: string;
} {
  const { agreeToTerms: _, ...fields } = form;
  return {
    ...fields,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: orNull(form.email),
    phone: orNull(form.phone),
    street: orNull(form.street),
    city: orNull(form.city),
    zip: orNull(form.zip),
    highestCompetition: orNull(form.highestCompetition),
    colleagueRefereeRequested: orNull(form.colleagueRefereeRequested),
    refereeProjectName: orNull(form.refereeProjectName),
    registrationNote: orNull(form.registrationNote),
    arrivalDate: orNull(form.arrivalDate),
    departureDate: orNull(form.departureDate),
  };
}

/** Whether a registration equals a form: a repeated call. */
export function isStored(form: RefereeFormBody, row: RefereeRow): boolean {
  const before: Readonly<Record<string, unknown>> = row;
  return Object.entries(toColumns(form)).every(([name, value]) => before[name] === value);
}

function orNull(text: string): string | null {
  return text.trim() || null;
}

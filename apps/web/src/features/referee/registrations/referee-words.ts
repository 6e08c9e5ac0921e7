import type { Translator } from '@sevenmetre/phrases';
import type { FieldRefereeError, RefereeError } from '@sevenmetre/rules/registration';
import { errorText } from '../../../lib/queries/failure-words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import type { NamedError } from '../../../ui/forms/error-summary.tsx';

/** The sentence for an error of a registration. */
export function refereeErrorText(t: Translator, error: RefereeError): string {
  switch (error.code) {
    case 'terms':
    case 'unknown':
    case 'eitherColleague':
    case 'eitherProject':
    case 'colleagueUnchosen':
    case 'colleagueUnnamed':
    case 'projectUnnamed':
    case 'departureFirst':
    case 'notHoused':
      return t(`refereeRegistration.error.${error.code}`);
    case 'housedTill':
      return t('refereeRegistration.error.housedTill', { till: dayText(t, error.till) });
    default:
      return errorText(t, error);
  }
}

/** The same with their fields, for the list above a step. */
export function namedErrors(t: Translator, errors: readonly FieldRefereeError[]): NamedError[] {
  return errors.map(({ field, error }) => ({
    field,
    label: t(`refereeRegistration.field.${field}`),
    text: refereeErrorText(t, error),
  }));
}

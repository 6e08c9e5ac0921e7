import type { Translator } from '@sevenmetre/phrases';
import type { FieldError } from '@sevenmetre/rules/validation';
import { dayText } from '../time/moments.ts';
import type { Failure } from './failure.ts';

/** The sentence for a call that failed; needs the word groups `zone` and `errors`, which every page of the zone has. */
export function failureText(t: Translator, failure: Failure): string {
  if (failure.kind === 'network') return t('signedIn.states.network');
  return failure.kind === 'unexpected' ? t('signedIn.states.unexpected') : t(`errors.${failure.code}`);
}

/** The sentence for an error of a field. Years and days are written as texts: a year has no thousands. */
export function errorText(t: Translator, error: FieldError): string {
  switch (error.code) {
    case 'minLength':
    case 'min':
      return t(`signedIn.error.${error.code}`, { min: error.min });
    case 'maxLength':
    case 'max':
      return t(`signedIn.error.${error.code}`, { max: error.max });
    case 'yearMin':
      return t('signedIn.error.yearMin', { min: String(error.min) });
    case 'yearMax':
      return t('signedIn.error.yearMax', { max: String(error.max) });
    case 'dateMin':
      return t('signedIn.error.dateMin', { min: dayText(t, error.min) });
    case 'dateMax':
      return t('signedIn.error.dateMax', { max: dayText(t, error.max) });
    case 'dateYear':
      return t('signedIn.error.dateYear', { first: String(error.first), last: String(error.last) });
    case 'dateMonth':
      return t('signedIn.error.dateMonth', { month: error.month });
    case 'dateDay':
      return t('signedIn.error.dateDay', { day: error.day, last: error.last });
    case 'uniquePair':
      return t('signedIn.error.uniquePair', { first: error.first, second: error.second });
    default:
      return t(`signedIn.error.${error.code}`);
  }
}

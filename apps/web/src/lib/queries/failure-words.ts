import type { Translator } from '@sevenmetre/phrases';
import type { FieldFault } from '@sevenmetre/rules/validation';
import { dayText } from '../time/moments.ts';
import type { Failure } from './failure.ts';

/** The sentence for a call that failed; needs the word groups `zone` and `errors`, which every page of the zone has. */
export function failureText(t: Translator, failure: Failure): string {
  if (failure.kind === 'network') return t('signedIn.states.network');
  return failure.kind === 'unexpected' ? t('signedIn.states.unexpected') : t(`errors.${failure.code}`);
}

/** The sentence for a fault of a field. Years and days are written as texts: a year has no thousands. */
export function faultText(t: Translator, fault: FieldFault): string {
  switch (fault.code) {
    case 'minLength':
    case 'min':
      return t(`signedIn.fault.${fault.code}`, { min: fault.min });
    case 'maxLength':
    case 'max':
      return t(`signedIn.fault.${fault.code}`, { max: fault.max });
    case 'yearMin':
      return t('signedIn.fault.yearMin', { min: String(fault.min) });
    case 'yearMax':
      return t('signedIn.fault.yearMax', { max: String(fault.max) });
    case 'dateMin':
      return t('signedIn.fault.dateMin', { min: dayText(t, fault.min) });
    case 'dateMax':
      return t('signedIn.fault.dateMax', { max: dayText(t, fault.max) });
    case 'dateYear':
      return t('signedIn.fault.dateYear', { first: String(fault.first), last: String(fault.last) });
    case 'dateMonth':
      return t('signedIn.fault.dateMonth', { month: fault.month });
    case 'dateDay':
      return t('signedIn.fault.dateDay', { day: fault.day, last: fault.last });
    case 'uniquePair':
      return t('signedIn.fault.uniquePair', { first: fault.first, second: fault.second });
    default:
      return t(`signedIn.fault.${fault.code}`);
  }
}

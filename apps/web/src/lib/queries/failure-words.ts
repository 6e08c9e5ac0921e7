import type { Translator } from '@sevenmetre/phrases';
import type { FieldFault } from '@sevenmetre/rules/validation';
import { dayText } from '../time/moments.ts';
import type { Failure } from './failure.ts';

/** The sentence for a call that failed; needs the word groups `zone` and `errors`, which every page of the zone has. */
export function failureText(t: Translator, failure: Failure): string {
  if (failure.kind === 'network') return t('zone.states.network');
  return failure.kind === 'unexpected' ? t('zone.states.unexpected') : t(`errors.${failure.code}`);
}

/** The sentence for a fault of a field. Years and days are written as texts: a year has no thousands. */
export function faultText(t: Translator, fault: FieldFault): string {
  switch (fault.code) {
    case 'minLength':
    case 'min':
      return t(`zone.fault.${fault.code}`, { min: fault.min });
    case 'maxLength':
    case 'max':
      return t(`zone.fault.${fault.code}`, { max: fault.max });
    case 'yearMin':
      return t('zone.fault.yearMin', { min: String(fault.min) });
    case 'yearMax':
      return t('zone.fault.yearMax', { max: String(fault.max) });
    case 'dateMin':
      return t('zone.fault.dateMin', { min: dayText(t, fault.min) });
    case 'dateMax':
      return t('zone.fault.dateMax', { max: dayText(t, fault.max) });
    case 'dateYear':
      return t('zone.fault.dateYear', { first: String(fault.first), last: String(fault.last) });
    case 'dateMonth':
      return t('zone.fault.dateMonth', { month: fault.month });
    case 'dateDay':
      return t('zone.fault.dateDay', { day: fault.day, last: fault.last });
    case 'uniquePair':
      return t('zone.fault.uniquePair', { first: fault.first, second: fault.second });
    default:
      return t(`zone.fault.${fault.code}`);
  }
}

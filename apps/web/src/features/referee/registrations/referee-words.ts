import type { Translator } from '@sevenmetre/phrases';
import type { FieldRefereeFault, RefereeFault } from '@sevenmetre/rules/registration';
import { faultText } from '../../../lib/queries/failure-words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import type { NamedFault } from '../../../ui/forms/error-summary.tsx';

/** The sentence for a fault of a registration. */
export function refereeFaultText(t: Translator, fault: RefereeFault): string {
  switch (fault.code) {
    case 'terms':
    case 'unknown':
    case 'eitherColleague':
    case 'eitherProject':
    case 'colleagueUnchosen':
    case 'colleagueUnnamed':
    case 'projectUnnamed':
    case 'departureFirst':
    case 'notHoused':
      return t(`refereeRegistration.fault.${fault.code}`);
    case 'housedTill':
      return t('refereeRegistration.fault.housedTill', { till: dayText(t, fault.till) });
    default:
      return faultText(t, fault);
  }
}

/** The same with their fields, for the list above a step. */
export function namedFaults(t: Translator, faults: readonly FieldRefereeFault[]): NamedFault[] {
  return faults.map(({ field, fault }) => ({
    field,
    label: t(`refereeRegistration.field.${field}`),
    text: refereeFaultText(t, fault),
  }));
}

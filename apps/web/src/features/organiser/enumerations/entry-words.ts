import type { Translator } from '@sevenmetre/phrases';
import type { EntryFault, Use } from '@sevenmetre/rules/enumerations';
import { faultText } from '../../../lib/queries/failure-words.ts';

/** The sentence for a fault of an entry; needs the words of `lists`. */
export function entryFaultText(t: Translator, fault: EntryFault): string {
  switch (fault.code) {
    case 'letters':
    case 'link':
    case 'iban':
    case 'account':
    case 'pair':
    case 'used':
    case 'otherKind':
    case 'unknown':
      return t(`enumerations.fault.${fault.code}`);
    default:
      return faultText(t, fault);
  }
}

/** "3 teams, one group". */
export function usesText(t: Translator, uses: readonly Use[]): string {
  return uses.map(({ what, count }) => t(`enumerations.uses.${what}`, { count })).join(', ');
}

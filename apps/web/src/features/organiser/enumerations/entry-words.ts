import type { Translator } from '@sevenmetre/phrases';
import type { EntryError, Use } from '@sevenmetre/rules/enumerations';
import { errorText } from '../../../lib/queries/failure-words.ts';

/** The sentence for an error of an entry; needs the words of `lists`. */
export function entryErrorText(t: Translator, error: EntryError): string {
  switch (error.code) {
    case 'letters':
    case 'link':
    case 'iban':
    case 'account':
    case 'pair':
    case 'used':
    case 'otherKind':
    case 'unknown':
      return t(`enumerations.error.${error.code}`);
    default:
      return errorText(t, error);
  }
}

/** "3 teams, one group". */
export function usesText(t: Translator, uses: readonly Use[]): string {
  return uses.map(({ what, count }) => t(`enumerations.uses.${what}`, { count })).join(', ');
}

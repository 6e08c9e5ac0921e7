import { wordsOf } from '../search/index.ts';
import type { RosterPerson } from './roster.ts';

type Identity = Pick<RosterPerson, 'firstName' | 'lastName' | 'birthDate'>;

/**
 * Key for recognising a person (RO10): names without case, diacritics and spaces, and the birth date. null
 * without a birth date, since names alone are not unique.
 */
export function personKey({ firstName, lastName, birthDate }: Identity): string | null {
  if (birthDate === null) return null;
  return `${wordsOf(firstName).join(' ')}|${wordsOf(lastName).join(' ')}|${birthDate}`;
}

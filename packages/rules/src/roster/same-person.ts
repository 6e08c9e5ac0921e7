import { wordsOf } from '../search/index.ts';
import type { RosterPerson } from './roster.ts';

type Identity = Pick<RosterPerson, 'firstName' | 'lastName' | 'birthDate'>;

/**
 * What two entries of one person have in common (RO10): the names without case, marks and spaces, and the birth date.
 * null without a birth date: namesakes are not told apart by a name.
 */
export function personKey({ firstName, lastName, birthDate }: Identity): string | null {
  if (birthDate === null) return null;
  return `${wordsOf(firstName).join(' ')}|${wordsOf(lastName).join(' ')}|${birthDate}`;
}

import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { localName } from './words.ts';

/** "Sokolovna (H12)": people ask for the name, signs show the number. A hall without a name of its own is its number. */
export function hallWithCode(hall: NonNullable<MatchTicket['hall']>, locale: Locale): string {
  const name = localName(hall, locale);
  return name === hall.code ? name : `${name} (${hall.code})`;
}

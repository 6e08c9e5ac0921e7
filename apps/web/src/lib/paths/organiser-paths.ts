import { adminMatchPath } from './paths.ts';
import { adminMatchesPath, clubInvoicePath } from './signed-in-paths.ts';

/* Addresses of lists and cards within pages of organisers, in a file that visitors do not load. */

/** What the list of matches that are over asks for: those that ended last come first. */
export const playedMatches = { state: 'played', sort: 'time', direction: 'down' };
export const playedMatchesPath = `${adminMatchesPath}?${new URLSearchParams(playedMatches).toString()}`;

/** A match at the protests about it. */
export function matchProtestsPath(slug: string): string {
  return `${adminMatchPath(slug)}#protests`;
}

/** The invoice of a club at its payments. */
export function clubPaymentsPath(clubId: number): string {
  return `${clubInvoicePath(clubId)}#payments`;
}

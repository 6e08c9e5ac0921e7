import { holdsWords, pageOf } from '../../search/index.ts';
import type { Page, Paging } from '../../search/index.ts';
import { registrationStates } from '../../vocabulary/index.ts';
import type { RegistrationState } from '../../vocabulary/index.ts';
import { checksOf, surroundingsOf } from './checks.ts';
import type { Check, CheckCode } from './checks.ts';
import type { CategoryRoom } from './capacity.ts';
import { personsOf, standingTeams } from './listed-club.ts';
import type { ListedClub } from './listed-club.ts';

export const clubSorts = ['waits', 'name', 'country', 'teams', 'persons', 'rest'] as const;
type ClubSort = (typeof clubSorts)[number];

/** Absent fields do not filter. */
export interface ClubQuery extends Paging {
  readonly state?: RegistrationState | undefined;
  readonly country?: string | undefined;
  /** Clubs with a team of this category that has not withdrawn. */
  readonly category?: string | undefined;
  readonly money?: 'paid' | 'unpaid' | undefined;
  /** Clubs with a team on the waiting list, with a result of this check, of any check, or of none. */
  readonly found?: CheckCode | 'waiting-list' | 'any' | 'nothing' | undefined;
  /**
   * Each word must occur in a name, an e-mail, a variable symbol or a company number, ignoring diacritics.
   */
  readonly search?: string | undefined;
  readonly sort?: ClubSort | undefined;
  readonly descending?: boolean | undefined;
}

export interface CheckedClub extends ListedClub {
  readonly checks: readonly Check[];
}

export interface ClubList extends Page<CheckedClub> {
  /** Numbers by state, with the other filters. */
  readonly states: Readonly<Record<RegistrationState, number>>;
}

/** One page of the registrations of an edition. */
export function listClubs(
  clubs: readonly ListedClub[],
  categories: readonly CategoryRoom[],
  query: ClubQuery,
): ClubList {
  const around = surroundingsOf(clubs, categories);
  const holds = holdsWords(query.search);
  const found = clubs
    .filter((club) => isAsked(club, query) && holds(club.name, ...club.emails, club.variableSymbol, club.tin))
    .map((club) => ({ ...club, checks: checksOf(club, around) }))
    .filter((club) => isFound(club, query.found));
  const inState = found.filter(({ state }) => query.state === undefined || state === query.state);
  return { ...pageOf(sorted(inState, query), query), states: countStates(found) };
}

function isAsked(club: ListedClub, { country, category, money }: ClubQuery): boolean {
  if (country !== undefined && club.countryCode !== country) return false;
  if (category !== undefined && !standingTeams(club).some(({ categoryCode }) => categoryCode === category))
    return false;
  return money === undefined || (money === 'paid') === club.paid >= club.owed;
}

function isFound({ checks, teams }: CheckedClub, found: ClubQuery['found']): boolean {
  if (found === undefined) return true;
  if (found === 'waiting-list') return teams.some(({ state }) => state === 'waiting');
  if (found === 'any' || found === 'nothing') return (found === 'any') === checks.length > 0;
  return checks.some(({ code }) => code === found);
}

function sorted(clubs: readonly CheckedClub[], { sort = 'waits', descending = false }: ClubQuery) {
  const compare = comparers[sort];
  const sign = descending ? -1 : 1;
  return clubs.toSorted((a, b) => sign * compare(a, b) || a.id - b.id);
}

// Czech order of letters with diacritics and of "ch".
const inOrder = new Intl.Collator('cs');

const comparers: Readonly<Record<ClubSort, (a: ListedClub, b: ListedClub) => number>> = {
  waits: (a, b) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)),
  name: (a, b) => inOrder.compare(a.name, b.name),
  country: (a, b) => inOrder.compare(a.countryCode, b.countryCode),
  teams: (a, b) => standingTeams(a).length - standingTeams(b).length,
  persons: (a, b) => personsOf(a) - personsOf(b),
  rest: (a, b) => a.owed - a.paid - (b.owed - b.paid),
};

function countStates(clubs: readonly ListedClub[]): Record<RegistrationState, number> {
  const counted = registrationStates.map(
    (state) => [state, clubs.filter((club) => club.state === state).length] as const,
  );
  // One entry per state; the type of fromEntries loses the keys.
  return Object.fromEntries(counted) as Record<RegistrationState, number>;
}

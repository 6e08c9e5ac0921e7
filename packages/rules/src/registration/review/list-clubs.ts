import { holdsWords, pageOf } from '../../search/index.ts';
import type { Page, Paging } from '../../search/index.ts';
import { registrationStates } from '../../vocabulary/index.ts';
import type { RegistrationState } from '../../vocabulary/index.ts';
import { checksOf, surroundingsOf } from './checks.ts';
import type { Check, CheckCode } from './checks.ts';
import type { CategoryRoom } from './capacity.ts';
import { personsOf, standingTeams } from './listed-club.ts';
import type { ListedClub } from './listed-club.ts';

export const clubSorts = [
  'waits',
  'name',
  'country',
  'teams',
  'persons',
  'state',
  'owed',
  'paid',
  'rest',
  'arrival',
] as const;
/** Columns of the list, beside its name the usual ones first; an export shows those that are seen. */
export const clubListColumns = [
  'name',
  'teams',
  'persons',
  'state',
  'checks',
  'owed',
  'paid',
  'arrival',
  'waits',
  'rest',
  'country',
  'contact',
  'symbol',
] as const;
export type ClubListColumn = (typeof clubListColumns)[number];

type ClubSort = (typeof clubSorts)[number];

/** Absent fields do not filter. */
export interface ClubQuery extends Paging {
  /** `standing`: not declined. */
  readonly state?: RegistrationState | 'standing' | undefined;
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
  /** Clubs of one state stand together, those that wait first. */
  readonly group?: 'state' | undefined;
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
  const inState = found.filter(({ state }) => isInState(state, query.state));
  return { ...pageOf(inState, query, orderOf(query)), states: countStates(found) };
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

/** Whether a state is asked for; `standing`: any but declined. */
export function isInState(
  state: RegistrationState,
  wanted: RegistrationState | 'standing' | undefined,
): boolean {
  return wanted === undefined || (wanted === 'standing' ? state !== 'declined' : state === wanted);
}

const way: readonly RegistrationState[] = ['new', 'approved', 'processed', 'declined', 'unknown'];

/** The place of a state on the way of a registration. */
export function wayOf(state: RegistrationState): number {
  return way.indexOf(state);
}

function orderOf({ sort = 'waits', descending = false, group }: ClubQuery) {
  const compare = comparers[sort];
  const sign = descending ? -1 : 1;
  const inGroups = (a: ListedClub, b: ListedClub) =>
    group === undefined ? 0 : wayOf(a.state) - wayOf(b.state);
  return (a: ListedClub, b: ListedClub) => inGroups(a, b) || sign * compare(a, b) || a.id - b.id;
}

// Czech order of letters with diacritics and of "ch".
const inOrder = new Intl.Collator('cs');

const comparers: Readonly<Record<ClubSort, (a: ListedClub, b: ListedClub) => number>> = {
  waits: (a, b) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)),
  name: (a, b) => inOrder.compare(a.name, b.name),
  country: (a, b) => inOrder.compare(a.countryCode, b.countryCode),
  teams: (a, b) => standingTeams(a).length - standingTeams(b).length,
  persons: (a, b) => personsOf(a) - personsOf(b),
  state: (a, b) => wayOf(a.state) - wayOf(b.state),
  owed: (a, b) => a.owed - b.owed,
  paid: (a, b) => paidPart(a) - paidPart(b),
  rest: (a, b) => a.owed - a.paid - (b.owed - b.paid),
  // Without a day last.
  arrival: (a, b) => inOrder.compare(a.arrivalDate ?? '~', b.arrivalDate ?? '~'),
};

/** Clubs pay in several currencies: what part of its bill a club has paid compares. */
function paidPart({ owed, paid }: ListedClub): number {
  return owed === 0 ? 1 : paid / owed;
}

function countStates(clubs: readonly ListedClub[]): Record<RegistrationState, number> {
  const counted = registrationStates.map(
    (state) => [state, clubs.filter((club) => club.state === state).length] as const,
  );
  // One entry per state; the type of fromEntries loses the keys.
  return Object.fromEntries(counted) as Record<RegistrationState, number>;
}

import { holdsWords, pageOf } from '../../search/index.ts';
import type { Page, Paging } from '../../search/index.ts';
import { isInState, wayOf } from './list-clubs.ts';
import { refereeRegistrationStates } from '../../vocabulary/index.ts';
import type { RefereeRegistrationState } from '../../vocabulary/index.ts';

/** A referee's registration in the organiser's list. */
export interface ListedReferee {
  readonly id: number;
  readonly revision: number;
  readonly state: RefereeRegistrationState;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** UTC. */
  readonly createdAt: string;
  readonly agreedToTerms: boolean;
  readonly wantsAccommodation: boolean;
  readonly hasBed: boolean;
  /** Name of the colleague, registered or requested. */
  readonly colleague: string | null;
  readonly hasColleague: boolean;
  /** Number of days with an assigned hall. */
  readonly hallDays: number;
}

export const refereeCheckCodes = ['no-terms', 'no-contact-phone', 'no-bed', 'colleague-unknown'] as const;
export type RefereeCheckCode = (typeof refereeCheckCodes)[number];

export interface CheckedReferee extends ListedReferee {
  readonly checks: readonly RefereeCheckCode[];
}

export const refereeSorts = ['waits', 'name', 'country', 'state'] as const;
/** Columns of the list; an export shows those that are seen. */
export const refereeListColumns = [
  'name',
  'colleague',
  'state',
  'checks',
  'bed',
  'halls',
  'waits',
  'country',
  'email',
  'phone',
] as const;
export type RefereeListColumn = (typeof refereeListColumns)[number];

type RefereeSort = (typeof refereeSorts)[number];

/** Absent fields do not filter. */
export interface RefereeQuery extends Paging {
  /** `standing`: not declined. */
  readonly state?: RefereeRegistrationState | 'standing' | undefined;
  readonly country?: string | undefined;
  readonly found?: RefereeCheckCode | 'any' | 'nothing' | undefined;
  readonly search?: string | undefined;
  readonly sort?: RefereeSort | undefined;
  readonly descending?: boolean | undefined;
  /** Referees of one state stand together, those that wait first. */
  readonly group?: 'state' | undefined;
}

export interface RefereeList extends Page<CheckedReferee> {
  readonly states: Readonly<Record<RefereeRegistrationState, number>>;
}

/** One page of the referees' registrations of an edition. */
export function listReferees(referees: readonly ListedReferee[], query: RefereeQuery): RefereeList {
  const holds = holdsWords(query.search);
  const found = referees
    .filter(({ countryCode }) => query.country === undefined || countryCode === query.country)
    .filter(({ firstName, lastName, email }) => holds(firstName, lastName, email))
    .map((referee) => ({ ...referee, checks: checksOfReferee(referee) }))
    .filter((referee) => isFound(referee, query.found));
  const inState = found.filter(({ state }) => isInState(state, query.state));
  return { ...pageOf(inState, query, orderOf(query)), states: countStates(found) };
}

/** Points that an organiser should check; none for a declined registration. */
export function checksOfReferee(referee: ListedReferee): RefereeCheckCode[] {
  if (referee.state === 'declined') return [];
  const isFoundBy: Readonly<Record<RefereeCheckCode, boolean>> = {
    'no-terms': !referee.agreedToTerms,
    'no-contact-phone': !referee.phone?.trim(),
    'no-bed': referee.state === 'approved' && referee.wantsAccommodation && !referee.hasBed,
    'colleague-unknown': referee.colleague !== null && !referee.hasColleague,
  };
  return refereeCheckCodes.filter((code) => isFoundBy[code]);
}

function isFound({ checks }: CheckedReferee, found: RefereeQuery['found']): boolean {
  if (found === undefined) return true;
  if (found === 'any' || found === 'nothing') return (found === 'any') === checks.length > 0;
  return checks.includes(found);
}

function orderOf({ sort = 'waits', descending = false, group }: RefereeQuery) {
  const compare = comparers[sort];
  const sign = descending ? -1 : 1;
  const inGroups = (a: ListedReferee, b: ListedReferee) => (group === undefined ? 0 : byState(a, b));
  return (a: ListedReferee, b: ListedReferee) => inGroups(a, b) || sign * compare(a, b) || a.id - b.id;
}

const inOrder = new Intl.Collator('cs');

const comparers: Readonly<Record<RefereeSort, (a: ListedReferee, b: ListedReferee) => number>> = {
  waits: (a, b) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)),
  name: (a, b) => inOrder.compare(`${a.lastName} ${a.firstName}`, `${b.lastName} ${b.firstName}`),
  country: (a, b) => inOrder.compare(a.countryCode ?? '', b.countryCode ?? ''),
  state: byState,
};

function byState(a: ListedReferee, b: ListedReferee): number {
  return wayOf(a.state) - wayOf(b.state);
}

function countStates(referees: readonly ListedReferee[]): Record<RefereeRegistrationState, number> {
  const counted = refereeRegistrationStates.map(
    (state) => [state, referees.filter((referee) => referee.state === state).length] as const,
  );
  // One entry per state; the type of fromEntries loses the keys.
  return Object.fromEntries(counted) as Record<RefereeRegistrationState, number>;
}

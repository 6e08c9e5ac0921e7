import type { MessageRecipients, RegistrationState } from '../vocabulary/index.ts';

/** Recipients of a message. */
export interface Audience {
  readonly recipientType: MessageRecipients;
  /** Only registrations in these states; empty: all but declined ones. */
  readonly states: readonly RegistrationState[];
  /** Codes: only clubs with a team in one of them; empty: all clubs. Not for referees. */
  readonly categories: readonly string[];
  /** Only clubs that play or sleep in one of these places; empty: all clubs. Not for referees. */
  readonly placeIds: readonly number[];
  /** Clubs picked by hand; without another condition the message is for them alone. Not for referees. */
  readonly clubIds: readonly number[];
  /** Clubs left out by hand. Not for referees. */
  readonly exceptClubIds: readonly number[];
  /** Only clubs with an overdue invoice, in any state if none is named. Not for referees. */
  readonly overdueOnly: boolean;
  /** Whether leaders of the clubs' teams get the mail as well. Not for reminders, referees and what a club owes. */
  readonly withLeaders: boolean;
}

/** A message to all clubs. */
export const everyClub = {
  recipientType: 'clubs',
  states: [],
  categories: [],
  placeIds: [],
  clubIds: [],
  exceptClubIds: [],
  overdueOnly: false,
  withLeaders: false,
} as const satisfies Audience;

/** A club as a possible recipient. */
export interface ClubReader {
  readonly id: number;
  readonly state: RegistrationState;
  /** Categories of its teams that have not withdrawn. */
  readonly categories: readonly string[];
  /** Where its teams play or sleep. */
  readonly placeIds: readonly number[];
  /** Whether one of its invoices is overdue (MO19). */
  readonly overdue: boolean;
}

export interface RefereeReader {
  readonly state: RegistrationState;
}

/** Whether a message is for a club (rules ME1, ME6, ME8). */
export function reachesClub(audience: Audience, club: ClubReader): boolean {
  const { recipientType, clubIds, exceptClubIds, overdueOnly } = audience;
  if (recipientType !== 'clubs' || exceptClubIds.includes(club.id)) return false;
  if (overdueOnly && !club.overdue) return false;
  if (clubIds.includes(club.id)) return true;
  return (clubIds.length === 0 || hasConditions(audience)) && meetsConditions(audience, club);
}

function hasConditions({ states, categories, placeIds }: Audience): boolean {
  return states.length > 0 || categories.length > 0 || placeIds.length > 0;
}

function meetsConditions(audience: Audience, club: ClubReader): boolean {
  const { states, categories, placeIds, overdueOnly } = audience;
  const isAnyState = overdueOnly && states.length === 0;
  if (!isAnyState && !hasState(audience, club.state)) return false;
  if (placeIds.length > 0 && !placeIds.some((id) => club.placeIds.includes(id))) return false;
  return categories.length === 0 || categories.some((code) => club.categories.includes(code));
}

/** Whether the leader of a team of a reached club gets the mail (rules ME9, ME17). */
export function reachesLeader(
  { withLeaders, overdueOnly, categories, namesMoney }: Audience & { readonly namesMoney: boolean },
  team: { readonly category: string },
): boolean {
  if (!withLeaders || overdueOnly || namesMoney) return false;
  return categories.length === 0 || categories.includes(team.category);
}

/** Whether a message is for a referee (rule ME1). */
export function reachesReferee(audience: Audience, { state }: RefereeReader): boolean {
  return audience.recipientType === 'referees' && hasState(audience, state);
}

function hasState({ states }: Audience, state: RegistrationState): boolean {
  return states.length === 0 ? state !== 'declined' : states.includes(state);
}

/** Spelling of an address by which mailboxes are told apart; '' for none (rule ME2). */
export function sameAddress(email: string): string {
  return email.trim().toLowerCase();
}

/** One recipient per address, the first of several; ignores case (rule ME2). */
export function oncePerAddress<R extends { readonly email: string }>(readers: readonly R[]): R[] {
  const seen = new Set<string>();
  return readers.filter(({ email }) => {
    const address = sameAddress(email);
    if (address === '' || seen.has(address)) return false;
    seen.add(address);
    return true;
  });
}

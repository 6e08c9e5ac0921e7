import type { MessageRecipients, RegistrationState } from '../vocabulary/index.ts';

/** Recipients of a message. */
export interface Audience {
  readonly recipientType: MessageRecipients;
  /** Only registrations in these states; empty: all but declined ones. */
  readonly states: readonly RegistrationState[];
  /** Codes: only clubs with a team in one of them; empty: all clubs. Not for referees. */
  readonly categories: readonly string[];
  /** Only clubs with an overdue invoice, in any state if none is named. Not for referees. */
  readonly overdueOnly: boolean;
}

/** A club as a possible recipient. */
export interface ClubReader {
  readonly state: RegistrationState;
  /** Categories of its teams that have not withdrawn. */
  readonly categories: readonly string[];
  /** Whether one of its invoices is overdue (MO19). */
  readonly overdue: boolean;
}

export interface RefereeReader {
  readonly state: RegistrationState;
}

/** Whether a message is for a club (rules ME1, ME6). */
export function reachesClub(audience: Audience, club: ClubReader): boolean {
  const { recipientType, states, categories, overdueOnly } = audience;
  if (recipientType !== 'clubs' || (overdueOnly && !club.overdue)) return false;
  const isAnyState = overdueOnly && states.length === 0;
  if (!isAnyState && !hasState(audience, club.state)) return false;
  return categories.length === 0 || categories.some((code) => club.categories.includes(code));
}

/** Whether a message is for a referee (rule ME1). */
export function reachesReferee(audience: Audience, { state }: RefereeReader): boolean {
  return audience.recipientType === 'referees' && hasState(audience, state);
}

function hasState({ states }: Audience, state: RegistrationState): boolean {
  return states.length === 0 ? state !== 'declined' : states.includes(state);
}

/** One recipient per address, the first of several; ignores case (rule ME2). */
export function oncePerAddress<R extends { readonly email: string }>(readers: readonly R[]): R[] {
  const seen = new Set<string>();
  return readers.filter(({ email }) => {
    const address = email.trim().toLowerCase();
    if (address === '' || seen.has(address)) return false;
    seen.add(address);
    return true;
  });
}

import { millisecondsOfDay } from '../dates/index.ts';

/** An invitation to be on duty, by a link that anybody may have. */
export interface DutyInvitation {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  /** How many people may accept it, and how many have. */
  readonly places: number;
  readonly used: number;
}

/** Why the link of an invitation is no longer valid; null: it is (DU8). */
export function invitationEnd(
  { expiresAt, revokedAt, places, used }: DutyInvitation,
  now: Date,
): 'revoked' | 'expired' | 'full' | null {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt <= now) return 'expired';
  return used >= places ? 'full' : null;
}

/** Days after the last day of play on which the link of a volunteer's own page still opens it. */
const openDays = 14;

/** Until when the links of volunteers' own pages are valid (DU8). @param lastDay milliseconds UTC */
export function ownLinksUntil(lastDay: number): number {
  return lastDay + openDays * millisecondsOfDay;
}

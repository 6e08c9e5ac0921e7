import type { Role } from '../vocabulary/index.ts';

/** A hall on one day, in the tournament's zone. */
export interface HallDay {
  readonly placeId: number;
  /** ISO date. */
  readonly day: string;
}

/** The user of a call. Signed out is null, which has no permissions: public pages do not check any. */
export interface Actor {
  readonly userId: number;
  readonly roles: readonly Role[];
  readonly administratedClubIds: readonly number[];
  /** Teams that the user leads. */
  readonly leadingTeamIds: readonly number[];
  /** Assigned halls and days of a reporter; absent: none. */
  readonly reportsIn?: readonly HallDay[];
}

export function holdsAny(actor: Actor, ...roles: readonly Role[]): boolean {
  return roles.some((role) => actor.roles.includes(role));
}

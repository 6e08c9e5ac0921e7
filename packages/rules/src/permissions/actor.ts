import type { Role } from '../vocabulary/index.ts';

/** A hall on one day, in the tournament's zone. */
export interface HallDay {
  readonly placeId: number;
  /** ISO date. */
  readonly day: string;
}

/** Who asks. Signed out is null, which may do nothing that stands here: public pages ask nobody. */
export interface Actor {
  readonly userId: number;
  readonly roles: readonly Role[];
  readonly administratedClubIds: readonly number[];
  /** Teams that the user leads. */
  readonly leadingTeamIds: readonly number[];
  /** Halls and days that are assigned to a reporter; left out: none. */
  readonly reportsIn?: readonly HallDay[];
}

export function holdsAny(actor: Actor, ...roles: readonly Role[]): boolean {
  return roles.some((role) => actor.roles.includes(role));
}

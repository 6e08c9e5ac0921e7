import type { Role } from '../vocabulary/index.ts';

/** Who asks. Signed out is null, which may do nothing that stands here: public pages ask nobody. */
export interface Actor {
  readonly userId: number;
  readonly roles: readonly Role[];
  readonly administratedClubIds: readonly number[];
  /** Teams that the user leads. */
  readonly leadingTeamIds: readonly number[];
}

export function holdsAny(actor: Actor, ...roles: readonly Role[]): boolean {
  return roles.some((role) => actor.roles.includes(role));
}

import type { Actor } from '../permissions/index.ts';

/** Who calls in a test: with an account and its roles, and without clubs and teams unless they are given. */
export function testActor(userId: number, roles: Actor['roles'], given: Partial<Actor> = {}): Actor {
  return { userId, roles, administratedClubIds: [], leadingTeamIds: [], ...given };
}

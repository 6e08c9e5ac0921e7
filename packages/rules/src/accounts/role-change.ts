import type { Role } from '../vocabulary/index.ts';

/** Roles that organisers can change; every account has the role of a user. */
export const givenRoles = [
  'ROLE_LATE_REGISTRATION',
  'ROLE_COMPETITION_REPORTER',
  'ROLE_COMPETITION_SUPER_REPORTER',
  'ROLE_ADMIN',
  'ROLE_SUPER_ADMIN',
] as const satisfies readonly Role[];
export type GivenRole = (typeof givenRoles)[number];

/** Roles that organise the tournament: only super admins can give them and change accounts with them. */
const organising: readonly Role[] = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];

export function organises(roles: readonly Role[]): boolean {
  return organising.some((role) => roles.includes(role));
}

export interface RoleChange {
  readonly given: readonly Role[];
  readonly taken: readonly Role[];
}

/** Difference between the present and the requested roles of an account. */
export function roleChange(before: readonly Role[], after: readonly Role[]): RoleChange {
  return {
    given: after.filter((role) => !before.includes(role)),
    taken: before.filter((role) => !after.includes(role)),
  };
}

/** The chosen roles with that of a user, in the order of the table. */
export function withUserRole(chosen: readonly GivenRole[]): Role[] {
  return ['ROLE_USER', ...givenRoles.filter((role) => chosen.includes(role))];
}

import type { Role } from '../vocabulary/index.ts';

/** Roles that are given and taken by organisers; that of a user belongs to every account. */
export const givenRoles = [
  'ROLE_LATE_REGISTRATION',
  'ROLE_COMPETITION_REPORTER',
  'ROLE_COMPETITION_SUPER_REPORTER',
  'ROLE_ADMIN',
  'ROLE_SUPER_ADMIN',
] as const satisfies readonly Role[];
export type GivenRole = (typeof givenRoles)[number];

/** Roles that organise the tournament: given by super admins only, and so are accounts that hold them changed by them only. */
const organising: readonly Role[] = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];

export function organises(roles: readonly Role[]): boolean {
  return organising.some((role) => roles.includes(role));
}

export interface RoleChange {
  readonly given: readonly Role[];
  readonly taken: readonly Role[];
}

/** What differs between the roles of an account and those that it is to have. */
export function roleChange(before: readonly Role[], after: readonly Role[]): RoleChange {
  return {
    given: after.filter((role) => !before.includes(role)),
    taken: before.filter((role) => !after.includes(role)),
  };
}

/** The roles of an account with those that were chosen: every account keeps that of a user, in the order of the table. */
export function withUserRole(chosen: readonly GivenRole[]): Role[] {
  return ['ROLE_USER', ...givenRoles.filter((role) => chosen.includes(role))];
}

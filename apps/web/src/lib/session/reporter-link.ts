import type { Role } from '@sevenmetre/rules/vocabulary';
import { mayOpen } from './access.ts';
import { reporterMatchPath } from '../paths/paths.ts';

/** Whoever may record a match; an approved one opens too, for looking and for reopening. */
export const reporters: readonly Role[] = [
  'ROLE_COMPETITION_REPORTER',
  'ROLE_COMPETITION_SUPER_REPORTER',
  'ROLE_ADMIN',
  'ROLE_SUPER_ADMIN',
];

/**
 * Where somebody with these roles records a match; null for everybody else.
 *
 * @param slug of its ticket: the group's label with dashes, then the match's number
 */
export function reporterLink(roles: readonly Role[], slug: string): string | null {
  return mayOpen(reporters, roles) ? reporterMatchPath(slug) : null;
}

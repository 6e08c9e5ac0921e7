import type { Role } from '@sevenmetre/rules/vocabulary';

/** Whether someone with these roles may open a page: one of the page's roles is enough. */
export function mayOpen(access: 'public' | readonly Role[], roles: readonly Role[]): boolean {
  return access === 'public' || access.some((role) => roles.includes(role));
}

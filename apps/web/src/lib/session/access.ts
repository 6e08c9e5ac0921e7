import type { Role } from '@sevenmetre/rules/vocabulary';

export const organisers: readonly Role[] = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];

export function isOrganiser({ roles }: { readonly roles: readonly Role[] }): boolean {
  return organisers.some((role) => roles.includes(role));
}

/** Whether someone with these roles may open a page: one of the page's roles is enough. */
export function mayOpen(access: 'public' | readonly Role[], roles: readonly Role[]): boolean {
  return access === 'public' || access.some((role) => roles.includes(role));
}

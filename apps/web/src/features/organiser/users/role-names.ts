import type { Translator } from '@sevenmetre/phrases';
import type { Role } from '@sevenmetre/rules/vocabulary';

/** Roles beside that of a user, which everybody has, in words. */
export function roleNames(t: Translator, roles: readonly Role[]): string {
  const named = roles.filter((role) => role !== 'ROLE_USER');
  return named.length === 0
    ? t('users.onlyUser')
    : named.map((role) => t(`users.roleName.${role}`)).join(', ');
}

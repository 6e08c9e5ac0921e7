import type { GuardedAccess } from '@sevenmetre/rules/permissions';

/**
 * Who may call an operation: everybody; every signed-in user; every signed-in user for their own data; users
 * with the role; or whom a rule of the domain permits it for the record. The server enforces it before and
 * after a handler.
 */
export type Access = 'public' | 'signed-in' | 'own' | GuardedAccess;

/** A row of the table of operations, see `operations.ts`. `access` is required. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters in braces, as OpenAPI writes them. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly statuses: readonly number[];
}

/** Whether an operation needs a permission, and not only a session. */
export function isGuarded(access: Access): access is GuardedAccess {
  return access !== 'public' && access !== 'signed-in' && access !== 'own';
}

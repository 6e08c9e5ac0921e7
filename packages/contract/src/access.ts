import type { Action } from '@sevenmetre/rules/permissions';

/**
 * Who may call an operation: everybody; every signed-in user; every signed-in user for their own data; or
 * users whom the permission rules grant the action, which has the operation's name. The server enforces it
 * before and after a handler.
 */
export type Access = 'public' | 'signed-in' | 'own' | Action;

/** Whether an operation needs a permission, and not only a session. */
export function isAction(access: Access): access is Action {
  return access !== 'public' && access !== 'signed-in' && access !== 'own';
}

import type { Action } from '@sevenmetre/rules/permissions';

/**
 * Whom an operation answers: everybody; every signed-in user; every signed-in user about what is the own; or whom the rules
 * of permissions let do the action, which has the name of the operation. The server enforces it before and after a handler.
 */
export type Access = 'public' | 'signed-in' | 'own' | Action;

/** Whether an operation asks a permission, and not only whether somebody is signed in. */
export function isAction(access: Access): access is Action {
  return access !== 'public' && access !== 'signed-in' && access !== 'own';
}

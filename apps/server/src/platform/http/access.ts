import { type Access, isAction, type OperationName } from '@sevenmetre/contract';
import { type Actor, isAccountAction, mayByRoles } from '@sevenmetre/rules/permissions';
import { wasGranted } from '../permission/index.ts';
import type { AnyHandlerAnswer } from './any-route.ts';

export type AccessRefusal = 'not-signed-in' | 'session-expired' | 'forbidden';

/**
 * Why an operation refuses somebody before its handler runs; null: the handler decides, or everything is decided.
 *
 * @param bringsSession whether the request of somebody unknown has a session
 */
export function refusalOf(
  access: Access,
  actor: Actor | null,
  bringsSession: () => boolean,
): AccessRefusal | null {
  if (access === 'public') return null;
  if (!actor) return bringsSession() ? 'session-expired' : 'not-signed-in';
  return isAccountAction(access) && !mayByRoles(actor, access) ? 'forbidden' : null;
}

/**
 * An action that depends on a record is granted where the record is known: in the use case. This finds the one that forgot
 * to ask.
 *
 * @throws Error when a success is answered before the action was granted
 */
export function checkAsked(
  name: OperationName,
  access: Access,
  actor: Actor | null,
  answered: AnyHandlerAnswer,
): void {
  if (!isAction(access) || isAccountAction(access)) return;
  if ('status' in answered && answered.status >= 300) return;
  if (!actor || !wasGranted(actor, access)) {
    throw new Error(`${name} answered a success without having been granted ${access}`);
  }
}

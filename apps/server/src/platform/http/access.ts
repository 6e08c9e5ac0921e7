import { type Access, isAction, type OperationName } from '@sevenmetre/contract';
import { type Actor, isAccountAction, mayByRoles } from '@sevenmetre/rules/permissions';
import { wasGranted } from '../permission/index.ts';
import type { AnyHandlerAnswer } from './any-route.ts';

type AccessRefusal = 'not-signed-in' | 'session-expired' | 'forbidden';

/**
 * Why a call is refused before its handler runs; null: not refused here.
 * @param bringsSession whether an unidentified request has a session cookie
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
 * Actions on a record are granted in the use case, where the record is known. This finds use cases without
 * the check.
 * @throws Error if a success is answered before the action was granted
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

import { type Access, isGuarded, type OperationName } from '@sevenmetre/contract';
import { type Actor, mayByRoles } from '@sevenmetre/rules/permissions';
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
  const isByRole = isGuarded(access) && typeof access === 'string';
  return isByRole && !mayByRoles(actor, access) ? 'forbidden' : null;
}

/**
 * Rules about a record are asked in the use case, where the record is known. This finds use cases without
 * the check.
 * @throws Error if a success is answered before the operation was granted
 */
export function checkAsked(
  name: OperationName,
  access: Access,
  actor: Actor | null,
  answered: AnyHandlerAnswer,
): void {
  if (typeof access === 'string') return;
  if ('ok' in answered ? !answered.ok : 'status' in answered && answered.status >= 300) return;
  if (!actor || !wasGranted(actor, name)) {
    throw new Error(`${name} answered a success without having been granted ${access.rule}`);
  }
}

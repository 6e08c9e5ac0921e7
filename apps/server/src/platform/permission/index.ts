import * as contract from '@sevenmetre/contract/permissions';
import type { Action } from '@sevenmetre/contract/permissions';
import type { Actor, Permission, Subject } from '@sevenmetre/rules/permissions';

/** Actions granted to each actor. An actor is created per request, so these are the grants of a request. */
const granted = new WeakMap<Actor, Set<string>>();

/**
 * The permission by the access that the operation declares; grants are recorded, because an operation on a
 * record cannot answer a success before its action was granted (`platform/http/mount`). Features must use
 * this, not the contract's.
 */
export function permission(actor: Actor | null, action: Action, subject: Subject, now: Date): Permission {
  const answer = contract.permission(actor, action, subject, now);
  if (answer === 'granted' && actor) note(actor, action);
  return answer;
}

/** The same as a boolean. */
export function can(actor: Actor | null, action: Action, subject: Subject, now: Date): boolean {
  return permission(actor, action, subject, now) === 'granted';
}

/**
 * Grants a repeat under the actor's own key: the first call was granted, so its answer is repeated even if
 * the period has ended since.
 */
export function grantRepeat(actor: Actor, action: Action): void {
  note(actor, action);
}

/** Whether an action was granted in this request. */
export function wasGranted(actor: Actor, action: string): boolean {
  return granted.get(actor)?.has(action) ?? false;
}

function note(actor: Actor, action: Action): void {
  const actions = granted.get(actor);
  if (actions) actions.add(action);
  else granted.set(actor, new Set([action]));
}

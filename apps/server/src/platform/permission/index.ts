import * as rules from '@sevenmetre/rules/permissions';
import type { Action, Actor, Permission, Subject } from '@sevenmetre/rules/permissions';

/** What each actor has been granted. The server makes an actor for every request, so this is what a request was granted. */
const granted = new WeakMap<Actor, Set<Action>>();

/**
 * The answer of rules/permissions, remembered where it grants: an operation whose access is an action of a record can't
 * answer a success before its action was granted (`platform/http/mount`). Features ask here, never the rules themselves.
 */
export function permission(actor: Actor | null, action: Action, subject: Subject, now: Date): Permission {
  const answer = rules.permission(actor, action, subject, now);
  if (answer === 'granted' && actor) note(actor, action);
  return answer;
}

/** The same as a yes or no. */
export function can(actor: Actor | null, action: Action, subject: Subject, now: Date): boolean {
  return permission(actor, action, subject, now) === 'granted';
}

/**
 * A call that is repeated under the actor's own key was granted the first time: it is answered like then, also when its time
 * has passed meanwhile.
 */
export function grantRepeat(actor: Actor, action: Action): void {
  note(actor, action);
}

/** Whether the actor of this request has been granted an action. */
export function wasGranted(actor: Actor, action: Action): boolean {
  return granted.get(actor)?.has(action) ?? false;
}

function note(actor: Actor, action: Action): void {
  const actions = granted.get(actor);
  if (actions) actions.add(action);
  else granted.set(actor, new Set([action]));
}

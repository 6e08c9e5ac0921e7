import { permission } from '@sevenmetre/rules/permissions';
import type { Action, Actor } from '@sevenmetre/rules/permissions';
import type { Clock } from '../clock/index.ts';
import { refused } from './refused.ts';

/** Does the work for whoever may; everybody else learns no more than that. */
export type Guard = <T>(
  actor: Actor | null,
  action: Action,
  work: (organiser: Actor) => Promise<T>,
) => Promise<T | ReturnType<typeof refused>>;

export function guardOf(clock: Clock): Guard {
  return async (actor, action, work) => {
    const verdict = permission(actor, action, {}, clock.now());
    return verdict === 'granted' && actor !== null ? work(actor) : refused(verdict);
  };
}

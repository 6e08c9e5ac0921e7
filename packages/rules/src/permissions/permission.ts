import type { Actor } from './actor.ts';
import type { Subject } from './subject.ts';

/** Whether something is permitted, with the reason, for explanations on pages and statuses of the server. */
export type Permission =
  | 'granted'
  | 'not-signed-in'
  /** Not permitted, regardless of time and state. */
  | 'forbidden'
  /** A reporter in a hall or on a day that is not assigned. */
  | 'not-assigned'
  /**
   * Permitted, but the record is locked: an approved match, one that is not approved for reopening, a roster
   * of a declined club.
   */
  | 'locked'
  /** Permitted, but the registration period is over or has not begun. */
  | 'window-closed';

/** Decides from the record and the registration periods. Missing parts of the record permit nothing. */
export type Rule = (actor: Actor, subject: Subject, now: Date) => Permission;

export function grantIf(granted: boolean): Permission {
  return granted ? 'granted' : 'forbidden';
}

export function openIf(open: boolean): Permission {
  return open ? 'granted' : 'window-closed';
}

import type { Role } from '@sevenmetre/rules/vocabulary';
import { secondsOfDay, secondsOfHour } from '@sevenmetre/rules/dates';

/** Seconds. */
export interface SessionLimits {
  /** Maximal time without any request. */
  readonly idle: number;
  /** Maximal time since the sign-in. */
  readonly absolute: number;
}

/**
 * Organisers are signed out overnight. Other users stay signed in for a whole tournament, so that reporters
 * need not sign in at the court.
 */
export function sessionLimits(roles: readonly Role[]): SessionLimits {
  const organises = roles.includes('ROLE_ADMIN') || roles.includes('ROLE_SUPER_ADMIN');
  return organises
    ? { idle: 12 * secondsOfHour, absolute: 7 * secondsOfDay }
    : { idle: 14 * secondsOfDay, absolute: 60 * secondsOfDay };
}

export interface SessionTimes {
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** Both bounds are exclusive. A role that is added later shortens the session at once. */
export function isAlive({ lastSeenAt, expiresAt }: SessionTimes, roles: readonly Role[], now: Date): boolean {
  const idleUntil = lastSeenAt.getTime() + sessionLimits(roles).idle * 1000;
  return now < expiresAt && now.getTime() < idleUntil;
}

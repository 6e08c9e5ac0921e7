import type { Action } from '@sevenmetre/contract/permissions';
import type { Actor, HallDay } from '@sevenmetre/rules/permissions';
import { permission } from '../../platform/permission/index.ts';
import { inZone } from '../competition/index.ts';
import type { MatchRow } from '../competition/index.ts';
import type { LockedMatch } from './lock-match.ts';
import { refuse } from '../../platform/outcome/index.ts';
import type { Refusal } from '../../platform/outcome/index.ts';

/** Hall and day of a match in the tournament's zone; null: not scheduled. */
export function hallDayOf(match: Pick<MatchRow, 'placeId' | 'startsAt'>, timeZone: string): HallDay | null {
  const { placeId, startsAt } = match;
  return placeId === null || startsAt === null ? null : { placeId, day: inZone(startsAt, timeZone).day };
}

/** Refuses actors without any right to report before anything is locked. */
export function refuseRole(actor: Actor, action: Action, now: Date): Refusal | null {
  const allowed = permission(actor, action, { match: { stageCode: 'not_started' } }, now);
  return allowed === 'forbidden' ? refuse('forbidden', { action }) : null;
}

/**
 * Whether the actor may write to this match. Checked under its lock, so that a match that was just moved is
 * checked in its new hall. Checked as for an open match: the protocol decides about approved ones.
 */
export function refuseWriter(
  actor: Actor,
  action: Action,
  { match, edition }: LockedMatch,
  now: Date,
): Refusal | null {
  const hall = hallDayOf(match, edition.timeZone);
  const allowed = permission(actor, action, { match: { stageCode: 'not_started', hall } }, now);
  if (allowed === 'granted')
    return edition.closedAt !== null && action !== 'matchImpact'
      ? refuse('edition-closed', { year: edition.year })
      : null;
  return allowed === 'not-assigned'
    ? refuse('hall-not-assigned', { placeId: hall?.placeId ?? null, day: hall?.day ?? null })
    : refuse('forbidden', { action });
}

import { type Actor, type HallDay, holdsAny } from './actor.ts';
import type { Permission } from './permission.ts';
import type { Subject } from './subject.ts';

type Match = Pick<Subject, 'match'>;

/** Whether the actor may report any match. */
export function reports(actor: Actor): boolean {
  return holdsAny(actor, 'ROLE_COMPETITION_REPORTER') || reportsEverywhere(actor);
}

/** Super reporters and organisers need no assigned hall. */
export function reportsEverywhere(actor: Actor): boolean {
  return holdsAny(actor, 'ROLE_COMPETITION_SUPER_REPORTER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN');
}

/**
 * A reporter in assigned halls and on assigned days, a super reporter or an organiser anywhere, until the
 * match is approved.
 */
export function recordMatch(actor: Actor, subject: Match): Permission {
  const allowed = inspectMatch(actor, subject);
  return allowed === 'granted' && subject.match?.stageCode === 'finished' ? 'locked' : allowed;
}

/**
 * Whether the actor sees the rosters with all names: everybody who may report this match, approved or not.
 */
export function readsRosters(actor: Actor, subject: Match): boolean {
  return inspectMatch(actor, subject) === 'granted';
}

/** The same users, whether the match is approved or not. */
export function inspectMatch(actor: Actor, { match }: Match): Permission {
  if (!reports(actor) || !match) return 'forbidden';
  return reportsEverywhere(actor) || isAssigned(actor, match.hall) ? 'granted' : 'not-assigned';
}

/**
 * What a second person notes beside the record: by the same users, also once the match is approved, since it changes
 * nothing of the record and may arrive late (SO7).
 */
export const scoutMatch = inspectMatch;

export function reopenMatch(actor: Actor, { match }: Match): Permission {
  if (!reportsEverywhere(actor) || !match) return 'forbidden';
  return match.stageCode === 'finished' ? 'granted' : 'locked';
}

/**
 * The report names everybody in both rosters: for those who may report the match, and leaders and admins of
 * its teams.
 */
export function readMatchReport(actor: Actor, subject: Match): Permission {
  const { teams = [] } = subject.match ?? {};
  const isOwn = teams.some(
    ({ id, clubId }) => actor.leadingTeamIds.includes(id) || actor.administratedClubIds.includes(clubId),
  );
  return isOwn ? 'granted' : inspectMatch(actor, subject);
}

/** The audit log: for those who may reopen matches, at any time. */
export function seeMatchHistory(actor: Actor, { match }: Match): Permission {
  return reportsEverywhere(actor) && match ? 'granted' : 'forbidden';
}

/** Whether the actor may report in a hall on a day, whatever is played there. */
export function reportsIn(actor: Actor, hall: HallDay): boolean {
  return reports(actor) && (reportsEverywhere(actor) || isAssigned(actor, hall));
}

function isAssigned({ reportsIn: own = [] }: Actor, hall: NonNullable<Subject['match']>['hall']): boolean {
  return hall != null && own.some(({ placeId, day }) => placeId === hall.placeId && day === hall.day);
}

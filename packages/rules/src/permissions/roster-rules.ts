import { type Actor, holdsAny } from './actor.ts';
import type { Permission } from './permission.ts';
import type { Subject } from './subject.ts';

/**
 * Editing the teams' people of a club: for its admins, leaders of its teams and organisers, until the
 * deadline.
 */
export function fillClubRoster(actor: Actor, { club, roster }: Subject, now: Date): Permission {
  if (!club || !roster) return 'forbidden';
  const own =
    actor.administratedClubIds.includes(club.id) || (club.teamIds ?? []).some((id) => leads(actor, id));
  return beforeDeadline(actor, own, roster, now);
}

/**
 * Changing a participant: a leader of one of their teams is sufficient; places in other teams stay unchanged.
 */
export function changeParticipant(actor: Actor, { participant, roster }: Subject, now: Date): Permission {
  if (!participant || !roster) return 'forbidden';
  const own =
    actor.administratedClubIds.includes(participant.clubId) ||
    participant.teamIds.some((id) => leads(actor, id));
  return beforeDeadline(actor, own, roster, now);
}

/** Removing a participant: only for users who may act for all of their teams. */
export function removeParticipant(actor: Actor, { participant, roster }: Subject, now: Date): Permission {
  if (!participant || !roster) return 'forbidden';
  const { clubId, teamIds } = participant;
  const own =
    actor.administratedClubIds.includes(clubId) ||
    (teamIds.length > 0 && teamIds.every((id) => leads(actor, id)));
  return beforeDeadline(actor, own, roster, now);
}

function beforeDeadline(
  actor: Actor,
  own: boolean,
  { deadline, declined = false }: NonNullable<Subject['roster']>,
  now: Date,
): Permission {
  if (holdsAny(actor, 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN')) return 'granted';
  if (!own) return 'forbidden';
  if (declined) return 'locked';
  return deadline === null || now < deadline ? 'granted' : 'window-closed';
}

function leads(actor: Actor, teamId: number): boolean {
  return actor.leadingTeamIds.includes(teamId);
}

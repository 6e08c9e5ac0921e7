import { type Actor, holdsAny } from './actor.ts';
import type { Permission } from './permission.ts';
import type { Subject } from './subject.ts';

type Team = Pick<Subject, 'team'>;

/** For admins of the club, leaders of the team, and organisers. */
export function seeTeam(actor: Actor, { team }: Team): Permission {
  if (!team) return 'forbidden';
  const own = actor.leadingTeamIds.includes(team.id) || actor.administratedClubIds.includes(team.clubId);
  return own || holdsAny(actor, 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN') ? 'granted' : 'forbidden';
}

/** The same users, until the roster is confirmed or the match begins; then only hall staff. */
export function fillRoster(actor: Actor, subject: Team): Permission {
  const allowed = seeTeam(actor, subject);
  return allowed === 'granted' && subject.team?.rosterLocked !== false ? 'locked' : allowed;
}

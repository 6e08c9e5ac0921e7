import type { Side, Walkover, WithdrawnPolicy } from '../../vocabulary/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { seatsOfGroup } from './seat-index.ts';
import { publicMatch } from './visibility.ts';

/**
 * Sides that do not come, so that the match is not played: their team withdrew before it began (rule MA54), or an organiser has left their
 * seat empty (rule BR26). null: none, or the match has begun or has a walkover.
 */
export function withdrawnSides(snapshot: Snapshot, match: Match): Walkover | null {
  const home = hasWithdrawn(snapshot, match.homeTeamId) || isLeftEmpty(snapshot, match, 'home');
  const away = hasWithdrawn(snapshot, match.awayTeamId) || isLeftEmpty(snapshot, match, 'away');
  if (!home && !away) return null;
  const stage = snapshot.stages.get(match.competitionMatchStageId)?.code ?? 'not_started';
  if (stage !== 'not_started' || publicMatch(snapshot, match).walkOver !== null) return null;
  if (home && away) return 'both';
  return home ? 'home' : 'away';
}

function isLeftEmpty(snapshot: Snapshot, match: Match, side: Side): boolean {
  const [teamId, groupId, standing] =
    side === 'home'
      ? [match.homeTeamId, match.homeTeamCompetitionGroupId, match.homeTeamCompetitionStandings]
      : [match.awayTeamId, match.awayTeamCompetitionGroupId, match.awayTeamCompetitionStandings];
  if (teamId !== null || groupId === null || match.competitionGroupId === null) return false;
  return seatsOfGroup(snapshot, match.competitionGroupId).some(
    (seat) =>
      seat.nobody === true &&
      seat.predecessorCompetitionGroupId === groupId &&
      seat.predecessorCompetitionGroupStandings === standing,
  );
}

/** null counts as not withdrawn. */
export function hasWithdrawn(snapshot: Snapshot, teamId: number | null): boolean {
  return teamId !== null && snapshot.teams.get(teamId)?.withdrawn === true;
}

/**
 * What happens to the results of a team that has withdrawn (ST22); null: it has not, or nobody knows, as from what a device
 * kept before its tournament said so.
 */
export function withdrawnPolicyOf(
  { teams, edition, rulesKnown }: Snapshot,
  teamId: number | null,
): WithdrawnPolicy | null {
  const team = teams.get(teamId ?? 0);
  if (team?.withdrawn !== true) return null;
  return team.withdrawnPolicy ?? (rulesKnown === false ? null : edition.withdrawnPolicy);
}

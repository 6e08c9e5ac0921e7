import type { Walkover, WithdrawnPolicy } from '../../vocabulary/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { publicMatch } from './visibility.ts';

/**
 * Sides whose team withdrew before the match began, so that it is not played (rule MA54). null: none, or the
 * match has begun or has a walkover.
 */
export function withdrawnSides(snapshot: Snapshot, match: Match): Walkover | null {
  const home = hasWithdrawn(snapshot, match.homeTeamId);
  const away = hasWithdrawn(snapshot, match.awayTeamId);
  if (!home && !away) return null;
  const stage = snapshot.stages.get(match.competitionMatchStageId)?.code ?? 'not_started';
  if (stage !== 'not_started' || publicMatch(snapshot, match).walkOver !== null) return null;
  if (home && away) return 'both';
  return home ? 'home' : 'away';
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

import type { Walkover } from '../../vocabulary/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { publicMatch } from './visibility.ts';

/**
 * Sides whose team has withdrawn before the match began: nobody plays it (rule MA54). null: it is played, or was, or a
 * walkover says how it ended.
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

/** A seat without a team has none that could withdraw. */
export function hasWithdrawn(snapshot: Snapshot, teamId: number | null): boolean {
  return teamId !== null && snapshot.teams.get(teamId)?.withdrawn === true;
}

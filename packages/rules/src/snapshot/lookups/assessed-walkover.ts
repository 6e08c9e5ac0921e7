import { withdrawalWalkover } from '../../standings/index.ts';
import type { Walkover } from '../../vocabulary/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { bracketMatchOf } from './bracket-match.ts';
import { groupOf, isResultHidden } from './visibility.ts';
import { withdrawnPolicyOf, withdrawnSides } from './withdrawn-sides.ts';

/**
 * The walkover that a table counts for a match which a withdrawn team does not play (ST22): the side that wins, or `both`
 * against both. null: it counts nothing, has no table, or its result is hidden.
 */
export function assessedWalkover(snapshot: Snapshot, match: Match): Walkover | null {
  const group = groupOf(snapshot, match.competitionGroupId);
  if (withdrawnSides(snapshot, match) === null || isResultHidden(snapshot, match)) return null;
  if (!group || bracketMatchOf(snapshot, group)) return null;
  return withdrawalWalkover(
    withdrawnPolicyOf(snapshot, match.homeTeamId),
    withdrawnPolicyOf(snapshot, match.awayTeamId),
  );
}

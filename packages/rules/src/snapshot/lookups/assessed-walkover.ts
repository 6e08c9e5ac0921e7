import { withdrawalWalkover } from '../../standings/index.ts';
import type { Walkover } from '../../vocabulary/index.ts';
import type { Snapshot } from '../snapshot.ts';
import { isNotCounted } from './not-counted.ts';
import type { Match } from '../../tournament/index.ts';
import { bracketMatchOf } from './bracket-match.ts';
import { groupOf, isResultHidden } from './visibility.ts';
import { withdrawnPolicyOf, withdrawnSides } from './withdrawn-sides.ts';

/**
 * The walkover that a table counts for a match of a withdrawn team that it does not play, or instead of the result that was
 * played (ST22): the side that wins, or `both` against both. null: it counts nothing else, has no table, or its result is
 * hidden.
 */
export function assessedWalkover(snapshot: Snapshot, match: Match): Walkover | null {
  const group = groupOf(snapshot, match.competitionGroupId);
  if (withdrawnSides(snapshot, match) === null && !isNotCounted(snapshot, match)) return null;
  if (isResultHidden(snapshot, match)) return null;
  if (!group || bracketMatchOf(snapshot, group)) return null;
  return withdrawalWalkover(
    withdrawnPolicyOf(snapshot, match.homeTeamId),
    withdrawnPolicyOf(snapshot, match.awayTeamId),
  );
}

import type { Match } from '../../tournament/index.ts';
import type { Snapshot } from '../snapshot.ts';
import { bracketMatchOf } from './bracket-match.ts';
import { groupOf, isResultHidden } from './visibility.ts';
import { withdrawnPolicyOf } from './withdrawn-sides.ts';

/**
 * Whether the shown result of a match counts in no table, since a team has withdrawn and its results are annulled or all
 * count as walkovers (ST22). Never where results are hidden.
 */
export function isNotCounted(snapshot: Snapshot, match: Match): boolean {
  const policies = [match.homeTeamId, match.awayTeamId].map((id) => withdrawnPolicyOf(snapshot, id));
  const isLost = policies.includes('annulled') || policies.includes('assessed');
  if (!isLost || match.homeScore === null) return false;
  if (isResultHidden(snapshot, match)) return false;
  const group = groupOf(snapshot, match.competitionGroupId);
  return group !== null && bracketMatchOf(snapshot, group) === null;
}

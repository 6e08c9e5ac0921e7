import type { Walkover } from '../../vocabulary/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { bracketMatchOf } from './bracket-match.ts';
import { groupOf, isResultHidden } from './visibility.ts';
import { hasWithdrawn, withdrawnSides } from './withdrawn-sides.ts';

/**
 * The walkover that a table counts for a match which a withdrawn team does not play (ST22): the side that wins, or
 * `both` against both. null: it counts nothing, has no table, or its result is
 * hidden.
 */
export function assessedWalkover(snapshot: Snapshot, match: Match): Walkover | null {
  const sides = withdrawnSides(snapshot, match);
  const group = groupOf(snapshot, match.competitionGroupId);
  if (sides === null || !group || bracketMatchOf(snapshot, group) || isResultHidden(snapshot, match))
    return null;
  const away = [match.homeTeamId, match.awayTeamId].filter((id) => hasWithdrawn(snapshot, id));
  const policies = away.map(
    (id) => snapshot.teams.get(id ?? 0)?.withdrawnPolicy ?? snapshot.edition.withdrawnPolicy,
  );
  if (policies.includes('annulled')) return null;
  return sides === 'both' ? 'both' : sides === 'home' ? 'away' : 'home';
}

import { slugOfGroup } from './group-index.ts';
import { teamHead } from './heads.ts';
import type { Opponent, SeatPlaceholder, TeamHead } from './slices.ts';
import type { Snapshot } from './snapshot.ts';
import { tableOf } from './table-of.ts';
import { groupOf, isCategoryHidden } from './visibility.ts';

/** Who plays, or which place of which group will: the place is named until its team is known. */
export function opponent(
  snapshot: Snapshot,
  teamId: number | null,
  groupId: number | null,
  standing: number | null,
): Opponent {
  const team = teamHead(snapshot, teamId);
  if (team || groupId === null || standing === null) return { team, placeholder: null, projected: null };
  return {
    team: null,
    placeholder: placeholder(snapshot, groupId, standing),
    projected: projectedTeam(snapshot, groupId, standing),
  };
}

function placeholder(snapshot: Snapshot, groupId: number, standing: number): SeatPlaceholder | null {
  const group = groupOf(snapshot, groupId);
  if (!group) return null;
  return { standing, groupLabel: group.label, groupSlug: slugOfGroup(snapshot, group) };
}

/**
 * Who would take the seat if the running group ended as its table stands. Nobody before the first result,
 * and nobody whose place would be drawn by lot.
 */
function projectedTeam(snapshot: Snapshot, groupId: number, standing: number): TeamHead | null {
  const group = groupOf(snapshot, groupId);
  if (!group || isCategoryHidden(snapshot, group.categoryId)) return null;
  return teamHead(snapshot, tableOf(snapshot, groupId).projectedAt.get(standing) ?? null);
}

import { slugOfGroup } from './group-index.ts';
import { roundNames } from './heads.ts';
import { seatIndex } from './seat-index.ts';
import type { Advance } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group } from '../../tournament/index.ts';
import { groupOf } from './visibility.ts';

/**
 * Destination of each place of a group: the first seat that refers to it, in the organiser's order of groups.
 */
export function advancesOf(snapshot: Snapshot, groupId: number): Map<number, Advance> {
  const first = new Map<number, Group>();
  for (const id of seatIndex(snapshot.groupTeams).fedByGroup.get(groupId) ?? []) {
    const seat = snapshot.groupTeams.get(id);
    const next = seat ? groupOf(snapshot, seat.competitionGroupId) : null;
    const standing = seat?.predecessorCompetitionGroupStandings;
    if (!next || !standing) continue;
    const found = first.get(standing);
    if (!found || next.weight < found.weight) first.set(standing, next);
  }
  return new Map([...first].map(([standing, next]) => [standing, advance(snapshot, next)]));
}

function advance(snapshot: Snapshot, group: Group): Advance {
  const { comparedPlace } = group;
  return {
    ...(comparedPlace == null ? {} : { comparedPlace }),
    playoffCategory: group.playoffCategory,
    groupLabel: group.label,
    groupSlug: slugOfGroup(snapshot, group),
    ...roundNames(snapshot, group),
  };
}

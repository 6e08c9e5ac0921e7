import { shownPlace } from './bracket-match.ts';
import { bracketWays } from './bracket-ways.ts';
import { groupLink, roundNames } from './heads.ts';
import { seatIndex, seatsOfGroup } from './seat-index.ts';
import type { TeamSlice } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group } from '../../tournament/index.ts';
import { groupOf } from './visibility.ts';

/**
 * The groups of a team, in the organiser's order, with its place in each; without one before the first
 * result.
 */
export function groupsOfTeam(snapshot: Snapshot, teamId: number): TeamSlice['groups'] {
  const groups: (TeamSlice['groups'][number] & { weight: number })[] = [];
  for (const id of seatIndex(snapshot.groupTeams).ofTeam.get(teamId) ?? []) {
    const seat = snapshot.groupTeams.get(id);
    const group = seat ? groupOf(snapshot, seat.competitionGroupId) : null;
    if (!seat || !group) continue;
    const ways = bracketWays(snapshot, group).map(({ place }) => place);
    groups.push({
      ...groupLink(snapshot, group),
      position: ways.length > 0 || hasBegun(snapshot, group) ? shownPlace(snapshot, seat) : null,
      ...roundNames(snapshot, group),
      ...(ways.length > 0 && { endsOn: ways }),
      weight: group.weight,
    });
  }
  return groups.sort((a, b) => a.weight - b.weight).map(({ weight: _, ...group }) => group);
}

/** Whether any result counts: before, the order of teams has no meaning. */
function hasBegun(snapshot: Snapshot, group: Group): boolean {
  return group.closedByHand || seatsOfGroup(snapshot, group.id).some(({ games }) => games > 0);
}

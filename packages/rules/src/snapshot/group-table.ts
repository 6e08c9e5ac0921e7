import { slugOfGroup } from './group-index.ts';
import { undecidedTeams } from './group-order.ts';
import { roundNames } from './heads.ts';
import { opponent } from './opponents.ts';
import { matchesOfGroup } from './matches-of.ts';
import { isLive } from './progress.ts';
import { seatIndex, seatsOfGroup } from './seat-index.ts';
import type { Advance, GroupTableRow } from './slices.ts';
import type { Group, GroupTeam, Snapshot } from './snapshot.ts';
import { groupOf, publicSeat } from './visibility.ts';

/** The table of a group by place; seats without a place stand last, in the order of seats. */
export function groupRows(snapshot: Snapshot, group: Group): GroupTableRow[] {
  const playing = teamsPlaying(snapshot, group.id);
  const undecided = undecidedTeams(snapshot, group.id);
  const advances = advancesOf(snapshot, group.id);
  return seatsOfGroup(snapshot, group.id)
    .map((stored) => {
      const seat = publicSeat(snapshot, stored);
      const isTeam = (teams: ReadonlySet<number>) => seat.teamId !== null && teams.has(seat.teamId);
      return {
        ...numbers(seat),
        ...opponent(
          snapshot,
          seat.teamId,
          seat.predecessorCompetitionGroupId,
          seat.predecessorCompetitionGroupStandings,
        ),
        live: isTeam(playing),
        undecided: seat.standings !== null && isTeam(undecided),
        advance: (seat.standings !== null && advances.get(seat.standings)) || null,
      };
    })
    .sort(compareRows);
}

function numbers(seat: GroupTeam) {
  const { games, wins, ties, losses, points, goalsScored, goalsConceded } = seat;
  const position = seat.standings;
  return { seat: seat.seat, position, games, wins, ties, losses, points, goalsScored, goalsConceded };
}

/** The order of rows on a page; a reader that merges changed rows sorts by it again. */
export function compareRows(
  a: Pick<GroupTableRow, 'position' | 'seat'>,
  b: Pick<GroupTableRow, 'position' | 'seat'>,
): number {
  return (a.position ?? Infinity) - (b.position ?? Infinity) || a.seat - b.seat;
}

function teamsPlaying(snapshot: Snapshot, groupId: number): Set<number> {
  const playing = new Set<number>();
  for (const match of matchesOfGroup(snapshot, groupId)) {
    if (!isLive(snapshot, match)) continue;
    if (match.homeTeamId !== null) playing.add(match.homeTeamId);
    if (match.awayTeamId !== null) playing.add(match.awayTeamId);
  }
  return playing;
}

/** Where each place of a group leads: the first seat, in the organiser's order of groups, that names it. */
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
  return {
    playoffCategory: group.playoffCategory,
    groupLabel: group.label,
    groupSlug: slugOfGroup(snapshot, group),
    ...roundNames(snapshot, group),
  };
}

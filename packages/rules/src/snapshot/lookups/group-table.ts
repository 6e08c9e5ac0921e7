import { advancesOf } from './advances.ts';
import { shownPlace } from './bracket-match.ts';
import { undecidedTeams } from './group-order.ts';
import { opponent } from './opponents.ts';
import { matchesOfGroup } from './matches-of.ts';
import { isLive } from './progress.ts';
import { seatsOfGroup } from './seat-index.ts';
import type { GroupTableRow } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group, GroupTeam } from '../../tournament/index.ts';
import { publicSeat } from './visibility.ts';
import { hasWithdrawn } from './withdrawn-sides.ts';

/** The table of a group by place; seats without a place are last, in the order of seats. */
export function groupRows(snapshot: Snapshot, group: Group): GroupTableRow[] {
  const playing = teamsPlaying(snapshot, group.id);
  const undecided = undecidedTeams(snapshot, group.id);
  const advances = advancesOf(snapshot, group.id);
  return seatsOfGroup(snapshot, group.id)
    .map((stored) => {
      const seat = { ...publicSeat(snapshot, stored), standings: shownPlace(snapshot, stored) };
      const isTeam = (teams: ReadonlySet<number>) => seat.teamId !== null && teams.has(seat.teamId);
      return {
        ...numbers(seat),
        ...opponent(
          snapshot,
          seat.teamId,
          seat.predecessorCompetitionGroupId,
          seat.predecessorCompetitionGroupStandings,
        ),
        ...(hasWithdrawn(snapshot, seat.teamId) ? { withdrawn: true as const } : {}),
        live: isTeam(playing),
        undecided: seat.standings !== null && isTeam(undecided),
        advance: (seat.standings !== null && advances.get(seat.standings)) || null,
      };
    })
    .sort(compareRows);
}

/** Places, numbers, and points that a ruling has taken. */
function numbers(seat: GroupTeam) {
  const { deducted, deductionReason: reason = '' } = seat;
  const { games, wins, ties, losses, points, goalsScored, goalsConceded } = seat;
  const position = seat.standings;
  const taken = deducted === undefined ? {} : { deducted: { points: deducted, reason } };
  return {
    seat: seat.seat,
    position,
    games,
    wins,
    ties,
    losses,
    points,
    ...taken,
    goalsScored,
    goalsConceded,
  };
}

/** Order of rows; clients sort by it again after merging changed rows. */
function compareRows(
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

import type { BracketSeat, Competition, MatchSide } from './competition.ts';
import { isBegun, isLostEmpty, placeholderOf, placeholderOfSeat } from './competition.ts';
import { dependentTables } from './dependents.ts';
import { groupOutcome } from './outcome.ts';
import {
  type ChangeCollector,
  changeSeat,
  changeSide,
  collected,
  type SeatChanges,
  visitGroups,
} from './seat-change.ts';
import { lostEmpty, seatingAsStored, seatOfSide, teamOfSeat, teamOfSide } from './seating.ts';

/**
 * A seat whose team should be another one, although it has begun to play on it, or although the match was decided by a walkover against the
 * empty seat.
 */
export interface SeatConflict {
  readonly groupId: number;
  /** null: the match waits for a standing without a seat in its group. */
  readonly groupTeamId: number | null;
  /** The team that stays on the seat until the organiser decides; null: the seat stays empty. */
  readonly teamId: number | null;
  /** The team of the place; null: none. */
  readonly belongsTo: number | null;
  /** The matches that have begun with the team. */
  readonly matchIds: readonly number[];
}

/** Changes of seats that follow from the present tables. */
export interface SeatImpact extends SeatChanges {
  readonly conflicts: readonly SeatConflict[];
}

/**
 * Compares every seat and side that waits for a place of the given groups with the team of that place, and
 * follows the changes through all dependent groups. The result depends on stored rows only, not on the
 * history of the competition (rules BR4, BR9). Seats set by hand stay, and so do those on which their team
 * has begun to play or a walkover was given against it while it was empty, which are returned as conflicts (BR10). Without `groupIds` all groups are compared.
 */
export function seatsToChange(competition: Competition, groupIds?: Iterable<number>): SeatImpact {
  const collector: ImpactCollector = {
    seating: seatingAsStored(),
    seats: [],
    matches: [],
    conflicts: new Map(),
  };
  const asked = [...(groupIds ?? competition.groups.keys())];
  visitGroups(competition, asked.flatMap(withTables(competition)), (groupId) =>
    [...followPlaces(competition, groupId, collector)].flatMap(withTables(competition)),
  );
  return { ...collected(collector), conflicts: sortedConflicts(collector) };
}

interface ImpactCollector extends ChangeCollector {
  readonly conflicts: Map<string, SeatConflict>;
}

/** Results of a group also count in the tables that they were carried over into. */
function withTables(competition: Competition): (groupId: number) => number[] {
  return (groupId) => [groupId, ...dependentTables(competition, groupId)];
}

/** Fills what waits for places of one group; returns the groups with changed teams. */
function followPlaces(competition: Competition, groupId: number, collector: ImpactCollector): Set<number> {
  const { teamAt } = groupOutcome(competition, groupId, collector.seating);
  const changed = new Set<number>();
  for (const seat of competition.seatsFedBy.get(groupId) ?? []) {
    const teamId = teamAt.get(placeholderOfSeat(seat)?.standing ?? 0) ?? null;
    if (followSeat(competition, seat, teamId, collector)) changed.add(seat.competitionGroupId);
  }
  for (const waiting of competition.sidesFedBy.get(groupId) ?? []) {
    const { match, side } = waiting;
    const seat = seatOfSide(competition, match, side);
    const teamId = seat
      ? teamOfSeat(collector.seating, seat)
      : (teamAt.get(placeholderOf(match, side)?.standing ?? 0) ?? null);
    const follows = followSide(competition, waiting, teamId, collector);
    if (follows && match.competitionGroupId !== null) changed.add(match.competitionGroupId);
  }
  return changed;
}

function followSeat(
  competition: Competition,
  seat: BracketSeat,
  teamId: number | null,
  collector: ImpactCollector,
): boolean {
  const seated = teamOfSeat(collector.seating, seat);
  if (seat.byHand || seated === teamId) return false;
  const begun =
    seated === null
      ? lostEmpty(competition, seat).map(({ id }) => id)
      : begunMatches(competition, seat, seated, collector);
  if (begun.length === 0) {
    changeSeat(collector, seat, teamId);
    return true;
  }
  nameConflict(collector, seat.competitionGroupId, seat.id, seated, teamId, begun);
  return false;
}

/** The team of the seat plays; without a seat the team of the place. */
function followSide(
  competition: Competition,
  waiting: MatchSide,
  teamId: number | null,
  collector: ImpactCollector,
): boolean {
  const { match, side } = waiting;
  const playing = teamOfSide(collector.seating, match, side);
  const byHand = side === 'home' ? match.homeByHand : match.awayByHand;
  if (byHand || playing === teamId) return false;
  const seat = seatOfSide(competition, match, side);
  if (playing === null ? isLostEmpty(match, side) && !seat?.byHand : isBegun(competition, match)) {
    const seatId = seat?.id ?? null;
    nameConflict(collector, match.competitionGroupId ?? 0, seatId, playing, teamId, [match.id]);
    return false;
  }
  changeSide(collector, waiting, teamId);
  return true;
}

function begunMatches(
  competition: Competition,
  seat: BracketSeat,
  teamId: number,
  { seating }: ImpactCollector,
): number[] {
  const matches = competition.matchesOfGroup.get(seat.competitionGroupId) ?? [];
  return matches
    .filter((match) => isBegun(competition, match))
    .filter((match) =>
      [teamOfSide(seating, match, 'home'), teamOfSide(seating, match, 'away')].includes(teamId),
    )
    .map(({ id }) => id);
}

function nameConflict(
  { conflicts }: ImpactCollector,
  groupId: number,
  groupTeamId: number | null,
  teamId: number | null,
  belongsTo: number | null,
  matchIds: readonly number[],
): void {
  const key = `${groupId}:${groupTeamId}:${teamId}`;
  const known = conflicts.get(key);
  const all = [...new Set([...(known?.matchIds ?? []), ...matchIds])].sort((a, b) => a - b);
  conflicts.set(key, { groupId, groupTeamId, teamId, belongsTo, matchIds: all });
}

function sortedConflicts({ conflicts }: ImpactCollector): SeatConflict[] {
  return [...conflicts.values()].sort((a, b) => a.groupId - b.groupId || (a.teamId ?? 0) - (b.teamId ?? 0));
}

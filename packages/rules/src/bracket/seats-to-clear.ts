import type { BracketSeat, Competition, MatchSide } from './competition.ts';
import { isBegun, placeholderOf, placeholderOfSeat } from './competition.ts';
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
import { seatingAsStored, seatOfSide, teamOfSeat, teamOfSide } from './seating.ts';

/** A seat that no longer belongs to its team, although the team has begun to play on it. */
export interface SeatConflict {
  readonly groupId: number;
  /** null: the match waits for a standing without a seat in its group. */
  readonly groupTeamId: number | null;
  /** Who sits there and stays, until the organiser decides. */
  readonly teamId: number;
  /** Whose place it is now; null: nobody's. */
  readonly belongsTo: number | null;
  /** The matches that have begun with the team. */
  readonly matchIds: readonly number[];
}

/** What somebody has seated by name, as ids of seats and of matches: that does not follow a result. */
export interface NamedSeats {
  readonly seats: ReadonlySet<number>;
  readonly home: ReadonlySet<number>;
  readonly away: ReadonlySet<number>;
}

/** What follows from a result that changed. */
export interface SeatImpact extends SeatChanges {
  readonly conflicts: readonly SeatConflict[];
}

/**
 * What a reopened or corrected group means for the seats it had filled: each seat and side that now belongs to
 * another team (or to nobody), through every chain. Matches that have begun with the old team are never changed
 * silently: they are named as conflicts and what hangs on them stays. Seats that the organiser gave to a team
 * against the table stay too, and so does what is `named`. Compares the competition before and after; `groupIds` are
 * the corrected groups.
 */
export function seatsToClear(
  before: Competition,
  after: Competition,
  groupIds: Iterable<number>,
  named: NamedSeats = nothingNamed,
): SeatImpact {
  const collector: ClearCollector = {
    named,
    seating: seatingAsStored(),
    seats: [],
    matches: [],
    conflicts: new Map(),
  };
  const corrected = [...groupIds].flatMap((id) => [
    id,
    ...dependentTables(before, id),
    ...dependentTables(after, id),
  ]);
  visitGroups(corrected, (groupId) => {
    const moved = movedPlaces(before, after, groupId, collector);
    return clearFrom(after, groupId, moved, collector);
  });
  return {
    ...collected(collector),
    conflicts: [...collector.conflicts.values()].sort((a, b) => a.groupId - b.groupId || a.teamId - b.teamId),
  };
}

const nothingNamed: NamedSeats = { seats: new Set(), home: new Set(), away: new Set() };

interface ClearCollector extends ChangeCollector {
  readonly named: NamedSeats;
  readonly conflicts: Map<string, SeatConflict>;
}

interface MovedPlace {
  readonly from: number;
  readonly to: number | null;
}

function movedPlaces(
  before: Competition,
  after: Competition,
  groupId: number,
  { seating }: ClearCollector,
): Map<number, MovedPlace> {
  const old = groupOutcome(before, groupId).teamAt;
  const now = groupOutcome(after, groupId, seating).teamAt;
  const moved = new Map<number, MovedPlace>();
  for (const [standing, from] of old) {
    const to = now.get(standing) ?? null;
    if (to !== from) moved.set(standing, { from, to });
  }
  return moved;
}

function clearFrom(
  after: Competition,
  groupId: number,
  moved: ReadonlyMap<number, MovedPlace>,
  collector: ClearCollector,
): Set<number> {
  const changed = new Set<number>();
  for (const seat of after.seatsFedBy.get(groupId) ?? []) {
    const place = moved.get(placeholderOfSeat(seat)?.standing ?? 0);
    if (!place || teamOfSeat(collector.seating, seat) !== place.from) continue;
    if (collector.named.seats.has(seat.id)) continue;
    const begun = begunMatches(after, seat, place.from, collector);
    if (begun.length > 0) conflict(collector, seat.competitionGroupId, seat.id, place, begun);
    else {
      changeSeat(collector, seat, place.to);
      changed.add(seat.competitionGroupId);
    }
  }
  for (const waiting of after.sidesFedBy.get(groupId) ?? []) {
    const place = moved.get(placeholderOf(waiting.match, waiting.side)?.standing ?? 0);
    if (place && clearSide(after, waiting, place, collector) && waiting.match.competitionGroupId !== null) {
      changed.add(waiting.match.competitionGroupId);
    }
  }
  return changed;
}

/** A side goes with its seat; without one, the match alone decides. */
function clearSide(
  after: Competition,
  waiting: MatchSide,
  place: MovedPlace,
  collector: ClearCollector,
): boolean {
  const { match, side } = waiting;
  if (teamOfSide(collector.seating, match, side) !== place.from) return false;
  if (collector.named[side].has(match.id)) return false;
  const seat = seatOfSide(after, match, side);
  if (seat && teamOfSeat(collector.seating, seat) === place.from) return false;
  if (isBegun(after, match)) {
    conflict(collector, match.competitionGroupId ?? 0, seat?.id ?? null, place, [match.id]);
    return false;
  }
  changeSide(collector, waiting, place.to);
  return true;
}

function begunMatches(
  after: Competition,
  seat: BracketSeat,
  teamId: number,
  { seating }: ClearCollector,
): number[] {
  const matches = after.matchesOfGroup.get(seat.competitionGroupId) ?? [];
  return matches
    .filter((match) => isBegun(after, match))
    .filter(
      (match) =>
        teamOfSide(seating, match, 'home') === teamId || teamOfSide(seating, match, 'away') === teamId,
    )
    .map(({ id }) => id);
}

function conflict(
  { conflicts }: ClearCollector,
  groupId: number,
  groupTeamId: number | null,
  { from, to }: MovedPlace,
  matchIds: readonly number[],
): void {
  const key = `${groupId}:${groupTeamId}:${from}`;
  const known = conflicts.get(key);
  const all = [...new Set([...(known?.matchIds ?? []), ...matchIds])].sort((a, b) => a - b);
  conflicts.set(key, { groupId, groupTeamId, teamId: from, belongsTo: to, matchIds: all });
}

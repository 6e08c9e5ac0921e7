import type { Competition, MatchSide } from './competition.ts';
import { isLostEmpty, placeholderOf, placeholderOfSeat } from './competition.ts';
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
 * The empty seats and match sides that finished groups decide, transitively (a group of one passes its team
 * on at once). Seats with a team are never changed, so that the function is idempotent.
 */
export function seatsToFill(competition: Competition): SeatChanges {
  const collector: ChangeCollector = { seating: seatingAsStored(), seats: [], matches: [] };
  visitGroups(competition, competition.groups.keys(), (groupId) => {
    const { teamAt } = groupOutcome(competition, groupId, collector.seating);
    return fillFrom(competition, groupId, teamAt, collector);
  });
  return collected(collector);
}

/** Fills what waits for places of one group; returns the groups that got a team. */
function fillFrom(
  competition: Competition,
  groupId: number,
  places: ReadonlyMap<number, number>,
  collector: ChangeCollector,
): Set<number> {
  const { seating } = collector;
  const changed = new Set<number>();
  for (const seat of competition.seatsFedBy.get(groupId) ?? []) {
    const teamId = places.get(placeholderOfSeat(seat)?.standing ?? 0);
    if (teamId === undefined || seat.nobody || teamOfSeat(seating, seat) !== null) continue;
    if (lostEmpty(competition, seat).length > 0) continue;
    changeSeat(collector, seat, teamId);
    changed.add(seat.competitionGroupId);
  }
  for (const waiting of competition.sidesFedBy.get(groupId) ?? []) {
    const teamId = teamForSide(competition, waiting, places, collector);
    if (teamId === null || teamOfSide(seating, waiting.match, waiting.side) !== null) continue;
    if (isLostEmpty(waiting.match, waiting.side)) continue;
    changeSide(collector, waiting, teamId);
    if (waiting.match.competitionGroupId !== null) changed.add(waiting.match.competitionGroupId);
  }
  return changed;
}

/** The team of the seat plays, also if the organiser has seated it by hand. */
function teamForSide(
  competition: Competition,
  { match, side }: MatchSide,
  places: ReadonlyMap<number, number>,
  { seating }: ChangeCollector,
): number | null {
  const seat = seatOfSide(competition, match, side);
  if (seat) return teamOfSeat(seating, seat);
  return places.get(placeholderOf(match, side)?.standing ?? 0) ?? null;
}

import type { Side } from '../vocabulary/index.ts';
import type { BracketSeat, MatchSide } from './competition.ts';
import type { Seating } from './seating.ts';

/** A seat of a group that gets a team, or loses it (null). */
export interface SeatChange {
  /** Id of the group team row. */
  readonly groupTeamId: number;
  readonly groupId: number;
  readonly teamId: number | null;
}

/** A side of a match that gets a team, or loses it (null). */
export interface MatchSideChange {
  readonly matchId: number;
  readonly side: Side;
  readonly teamId: number | null;
}

export interface SeatChanges {
  readonly seats: readonly SeatChange[];
  readonly matches: readonly MatchSideChange[];
}

/** Collects changes while a calculation goes on, and shows them to it at once. */
export interface ChangeCollector {
  readonly seating: Seating;
  readonly seats: SeatChange[];
  readonly matches: MatchSideChange[];
}

export function changeSeat(collector: ChangeCollector, seat: BracketSeat, teamId: number | null): void {
  collector.seating.seats.set(seat.id, teamId);
  collector.seats.push({ groupTeamId: seat.id, groupId: seat.competitionGroupId, teamId });
}

export function changeSide(
  collector: ChangeCollector,
  { match, side }: MatchSide,
  teamId: number | null,
): void {
  collector.seating[side].set(match.id, teamId);
  collector.matches.push({ matchId: match.id, side, teamId });
}

/** In the order of ids, so that locks are taken in one order whatever the calculation's way was. */
export function collected({ seats, matches }: ChangeCollector): SeatChanges {
  return {
    seats: [...seats].sort((a, b) => a.groupTeamId - b.groupTeamId),
    matches: [...matches].sort(
      (a, b) => a.matchId - b.matchId || (a.side === b.side ? 0 : a.side === 'home' ? -1 : 1),
    ),
  };
}

/**
 * Visits groups until nothing follows from anything: first the given ones, then those that a visit names.
 * A group may be visited again when one before it changes.
 */
export function visitGroups(groupIds: Iterable<number>, visit: (groupId: number) => Iterable<number>): void {
  const waiting = new Set(groupIds);
  for (const groupId of waiting) {
    waiting.delete(groupId);
    for (const next of visit(groupId)) waiting.add(next);
  }
}

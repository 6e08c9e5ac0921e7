import type { Competition } from './competition.ts';
import { placeholderOf, placeholderOfSeat } from './competition.ts';
import { groupOutcome } from './outcome.ts';
import { seatOfSide } from './seating.ts';

/** Ids of seats, and of matches by side. */
export interface NamedSeats {
  readonly seats: ReadonlySet<number>;
  readonly home: ReadonlySet<number>;
  readonly away: ReadonlySet<number>;
}

/**
 * Seats and sides whose team is that of the place they wait for, and sides that play the team of their seat.
 */
export function agreeingSeats(competition: Competition): NamedSeats {
  const agreeing = { seats: new Set<number>(), home: new Set<number>(), away: new Set<number>() };
  for (const groupId of competition.groups.keys()) {
    const { teamAt } = groupOutcome(competition, groupId);
    for (const seat of competition.seatsFedBy.get(groupId) ?? []) {
      const teamId = teamAt.get(placeholderOfSeat(seat)?.standing ?? 0);
      if (seat.teamId === teamId) agreeing.seats.add(seat.id);
    }
    for (const { match, side } of competition.sidesFedBy.get(groupId) ?? []) {
      const seat = seatOfSide(competition, match, side);
      const teamId = seat ? seat.teamId : teamAt.get(placeholderOf(match, side)?.standing ?? 0);
      const playing = side === 'home' ? match.homeTeamId : match.awayTeamId;
      if (playing !== null && playing === teamId) agreeing[side].add(match.id);
    }
  }
  return agreeing;
}

interface DifferingSeat {
  readonly groupId: number;
  readonly seated: number;
  /** The team of the place that the seat waits for. */
  readonly computed: number;
}

/** Seats with another team than the one whose place they wait for, where that place is decided. */
export function differingSeats(competition: Competition): DifferingSeat[] {
  return [...competition.groups.keys()].flatMap((groupId) => {
    const { teamAt } = groupOutcome(competition, groupId);
    return (competition.seatsFedBy.get(groupId) ?? []).flatMap((seat) => {
      const { competitionGroupId, teamId } = seat;
      const computed = teamAt.get(placeholderOfSeat(seat)?.standing ?? 0);
      if (teamId === null || computed === undefined || computed === teamId) return [];
      return [{ groupId: competitionGroupId, seated: teamId, computed }];
    });
  });
}

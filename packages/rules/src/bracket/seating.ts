import type { Side } from '../vocabulary/index.ts';
import {
  type BracketMatch,
  type BracketSeat,
  type Competition,
  isLostEmpty,
  placeholderOf,
  placeholderOfSeat,
} from './competition.ts';

/** Teams in seats: the stored rows, overlaid with the changes of a calculation. */
export interface Seating {
  readonly seats: Map<number, number | null>;
  readonly home: Map<number, number | null>;
  readonly away: Map<number, number | null>;
}

export function seatingAsStored(): Seating {
  return { seats: new Map(), home: new Map(), away: new Map() };
}

export function teamOfSeat(seating: Seating, seat: BracketSeat): number | null {
  const changed = seating.seats.get(seat.id);
  return changed === undefined ? seat.teamId : changed;
}

export function teamOfSide(seating: Seating, match: BracketMatch, side: Side): number | null {
  const changed = seating[side].get(match.id);
  if (changed !== undefined) return changed;
  return side === 'home' ? match.homeTeamId : match.awayTeamId;
}

/**
 * The seat of the match's own group that waits for the same standing: the side plays the team of that seat.
 */
export function seatOfSide(competition: Competition, match: BracketMatch, side: Side): BracketSeat | null {
  const wanted = placeholderOf(match, side);
  if (wanted === null || match.competitionGroupId === null) return null;
  const seats = competition.seatsOfGroup.get(match.competitionGroupId) ?? [];
  const found = seats.find((seat) => {
    const given = placeholderOfSeat(seat);
    return given?.groupId === wanted.groupId && given.standing === wanted.standing;
  });
  return found ?? null;
}

/** Seats with a team, now or later; a seat without team and source, or left empty by hand, is a bye. */
export function seatsInPlay(competition: Competition, groupId: number): BracketSeat[] {
  const seats = competition.seatsOfGroup.get(groupId) ?? [];
  return seats.filter(
    (seat) => seat.teamId !== null || (placeholderOfSeat(seat) !== null && seat.nobody !== true),
  );
}

/** Whether a side waits with a seat that an organiser has left empty, so that the match is not played (rule BR26). */
export function isUnopposed(competition: Competition, match: BracketMatch, side: Side): boolean {
  return seatOfSide(competition, match, side)?.nobody === true;
}

/** Matches that were decided by a walkover against the empty seat (rule BR10). */
export function lostEmpty(competition: Competition, seat: BracketSeat): BracketMatch[] {
  const matches = competition.matchesOfGroup.get(seat.competitionGroupId) ?? [];
  return matches.filter((match) =>
    (['home', 'away'] as const).some(
      (side) => isLostEmpty(match, side) && seatOfSide(competition, match, side)?.id === seat.id,
    ),
  );
}

/** The team of a side, or of the seat that the side waits with. */
export function expectedTeam(
  competition: Competition,
  seating: Seating,
  match: BracketMatch,
  side: Side,
): number | null {
  const team = teamOfSide(seating, match, side);
  if (team !== null) return team;
  const seat = seatOfSide(competition, match, side);
  return seat ? teamOfSeat(seating, seat) : null;
}

import type { Side } from '../vocabulary/index.ts';
import type { BracketMatch, BracketSeat, Competition, Placeholder } from './competition.ts';
import { isComparison, placeholderOf, placeholderOfSeat } from './competition.ts';
import { groupOutcome } from './outcome.ts';
import { seatOfSide } from './seating.ts';
import { type SeatConflict, seatsToChange } from './seats-to-change.ts';

/** A seat of a group, or a side of a match without a seat in its group that waits for a place. */
type SeatTarget =
  | { readonly kind: 'seat'; readonly id: number }
  | { readonly kind: 'side'; readonly id: number; readonly side: Side };

/**
 * Why the organiser has to decide: `played`: the team has begun to play on a seat that is not its own (BR10);
 * `withdrawn`: the team of the place has withdrawn (BR15); `twice`: a team has two seats of a group.
 */
export type SeatProblem = 'played' | 'withdrawn' | 'twice';

export interface SeatToDecide {
  readonly target: SeatTarget;
  readonly problem: SeatProblem;
  readonly groupId: number | null;
  /** Present team; null: none. */
  readonly teamId: number | null;
  /** The team in this place of the table; null: none. */
  readonly belongsTo: number | null;
  /** Matches that the team has begun on the seat. */
  readonly matchIds: readonly number[];
}

/**
 * Seats and sides that the organiser has to decide, by group. A seat is listed once, with its first problem.
 */
export function seatsToDecide(competition: Competition): SeatToDecide[] {
  const found = [
    ...seatsToChange(competition).conflicts.map((conflict) => playedOn(competition, conflict)),
    ...places(competition).flatMap((place) => ofWithdrawn(competition, place)),
    ...[...competition.seatsOfGroup.values()].flatMap(seatedTwice),
  ];
  const named = new Map<string, SeatToDecide>();
  for (const seat of found) {
    const key = keyOf(seat.target);
    if (!named.has(key)) named.set(key, seat);
  }
  return [...named.values()].sort((a, b) => (a.groupId ?? 0) - (b.groupId ?? 0));
}

function keyOf(target: SeatTarget): string {
  return target.kind === 'seat' ? `seat ${target.id}` : `${target.side} ${target.id}`;
}

function playedOn(competition: Competition, conflict: SeatConflict): SeatToDecide {
  const { groupId, groupTeamId, teamId, belongsTo, matchIds } = conflict;
  const about = { problem: 'played', groupId, teamId, belongsTo, matchIds } as const;
  const seats = competition.seatsOfGroup.get(groupId) ?? [];
  const seat = seats.find(({ id }) => id === groupTeamId);
  if (seat && seat.teamId === teamId) return { ...about, target: { kind: 'seat', id: seat.id } };
  // Without a seat, or if its team differs, the match itself has the team.
  const [id = 0] = matchIds;
  const matches = competition.matchesOfGroup.get(groupId) ?? [];
  const side = matches.find((match) => match.id === id)?.awayTeamId === teamId ? 'away' : 'home';
  return { ...about, target: { kind: 'side', id, side } };
}

interface Place {
  readonly target: SeatTarget;
  readonly groupId: number | null;
  readonly teamId: number | null;
  readonly byHand: boolean;
  readonly waitsFor: Placeholder;
}

/** All seats that wait for a place, and all sides that wait for one without a seat. */
function places(competition: Competition): Place[] {
  const seats = [...competition.seatsFedBy.values()].flat().map(placeOfSeat);
  const sides = [...competition.sidesFedBy.values()]
    .flat()
    .filter(({ match, side }) => seatOfSide(competition, match, side) === null)
    .map(({ match, side }) => placeOfSide(match, side));
  return [...seats, ...sides].flatMap((place) => place ?? []);
}

function placeOfSeat(seat: BracketSeat): Place | null {
  const waitsFor = placeholderOfSeat(seat);
  const { id, competitionGroupId: groupId, teamId, byHand = false } = seat;
  return waitsFor && { target: { kind: 'seat', id }, groupId, teamId, byHand, waitsFor };
}

function placeOfSide(match: BracketMatch, side: Side): Place | null {
  const waitsFor = placeholderOf(match, side);
  const { id, competitionGroupId: groupId } = match;
  const [teamId, byHand = false] =
    side === 'home' ? [match.homeTeamId, match.homeByHand] : [match.awayTeamId, match.awayByHand];
  return waitsFor && { target: { kind: 'side', id, side }, groupId, teamId, byHand, waitsFor };
}

/**
 * Seats that are empty because their team, or a team seated by hand, has withdrawn. Not in a closed group; in
 * comparisons the other teams are used.
 */
function ofWithdrawn(competition: Competition, place: Place): SeatToDecide[] {
  const { target, groupId, teamId, byHand, waitsFor } = place;
  const group = groupId === null ? undefined : competition.groups.get(groupId);
  if (group?.closedByHand || isComparison(group)) return [];
  const about = { target, problem: 'withdrawn', groupId, teamId, matchIds: [] } as const;
  if (byHand) {
    const isOut = teamId !== null && competition.withdrawn.has(teamId);
    return isOut ? [{ ...about, belongsTo: teamAt(competition, waitsFor) }] : [];
  }
  if (teamId !== null) return [];
  const { finished, placings } = groupOutcome(competition, waitsFor.groupId);
  const placing = placings.find(({ position }) => position === waitsFor.standing);
  return finished && placing?.withdrawn ? [{ ...about, belongsTo: null }] : [];
}

function teamAt(competition: Competition, { groupId, standing }: Placeholder): number | null {
  return groupOutcome(competition, groupId).teamAt.get(standing) ?? null;
}

function seatedTwice(seats: readonly BracketSeat[]): SeatToDecide[] {
  return seats
    .filter((seat) => placeholderOfSeat(seat) !== null)
    .filter(({ teamId }) => teamId !== null && seats.filter((seat) => seat.teamId === teamId).length > 1)
    .map(({ id, competitionGroupId: groupId, teamId }) => ({
      target: { kind: 'seat', id },
      problem: 'twice',
      groupId,
      teamId,
      belongsTo: null,
      matchIds: [],
    }));
}

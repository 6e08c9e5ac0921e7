import type { Side } from '../vocabulary/index.ts';
import type { BracketMatch, BracketSeat, Competition, Placeholder } from './competition.ts';
import { placeholderOf, placeholderOfSeat } from './competition.ts';
import { seatOfSide } from './seating.ts';

/** A seat of a group, or a side of a match that waits for a place without a seat in its group. */
export type SeatTarget =
  | { readonly kind: 'seat'; readonly id: number }
  | { readonly kind: 'side'; readonly id: number; readonly side: Side };

/** A seat or a side that waits for a place, with who sits there. */
export interface WaitingPlace {
  readonly target: SeatTarget;
  readonly groupId: number | null;
  readonly teamId: number | null;
  readonly byHand: boolean;
  readonly waitsFor: Placeholder;
}

/** Every seat that waits for a place, and every side that waits for one without a seat. */
export function waitingPlaces(competition: Competition): WaitingPlace[] {
  const seats = [...competition.seatsFedBy.values()].flat().map(placeOfSeat);
  const sides = [...competition.sidesFedBy.values()]
    .flat()
    .filter(({ match, side }) => seatOfSide(competition, match, side) === null)
    .map(({ match, side }) => placeOfSide(match, side));
  return [...seats, ...sides].flatMap((place) => place ?? []);
}

function placeOfSeat(seat: BracketSeat): WaitingPlace | null {
  const waitsFor = placeholderOfSeat(seat);
  const { id, competitionGroupId: groupId, teamId, byHand = false } = seat;
  return waitsFor && { target: { kind: 'seat', id }, groupId, teamId, byHand, waitsFor };
}

function placeOfSide(match: BracketMatch, side: Side): WaitingPlace | null {
  const waitsFor = placeholderOf(match, side);
  const { id, competitionGroupId: groupId } = match;
  const [teamId, byHand = false] =
    side === 'home' ? [match.homeTeamId, match.homeByHand] : [match.awayTeamId, match.awayByHand];
  return waitsFor && { target: { kind: 'side', id, side }, groupId, teamId, byHand, waitsFor };
}

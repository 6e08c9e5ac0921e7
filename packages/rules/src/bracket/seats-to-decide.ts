import type { BracketSeat, Competition, Placeholder } from './competition.ts';
import { isComparison, placeholderOfSeat } from './competition.ts';
import { groupOutcome } from './outcome.ts';
import { begunAt, type SeatClash, seatClashes } from './seat-clashes.ts';
import { type SeatConflict, seatsToChange } from './seats-to-change.ts';
import { type SeatTarget, type WaitingPlace, waitingPlaces } from './waiting-places.ts';

/**
 * Why the organiser has to decide: `played`: the team has begun to play on a seat that is not its own (BR10); `walkover`: the match was
 * decided by a walkover against the empty seat, which now has a team (BR10); `withdrawn`: the team of the place has withdrawn (BR15);
 * `nobody`: no team will take the place, as that of the winner of a match from which both were absent (BR26); `twice`: a team sits on two
 * seats of a group; `clash`: a team sits in several groups of which it can play in one only (BR25).
 */
export type SeatProblem = 'played' | 'walkover' | 'withdrawn' | 'nobody' | 'twice' | 'clash';

/** A seat of another group that the team can't have at the same time (BR25). */
interface ClashingSeat {
  readonly target: SeatTarget;
  readonly groupId: number | null;
  /** Whether the team has begun to play there. */
  readonly begun: boolean;
}

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
  readonly clashesWith: readonly ClashingSeat[];
}

type Found = Omit<SeatToDecide, 'clashesWith'>;

/** Seats and sides that the organiser has to decide, by group. A seat is listed once, with its first problem. */
export function seatsToDecide(competition: Competition): SeatToDecide[] {
  const clashes = seatClashes(competition);
  const { conflicts } = seatsToChange(competition);
  const found = [
    ...conflicts.map((conflict) => playedOn(competition, conflict)),
    ...waitingPlaces(competition).flatMap((place) => neverTaken(competition, place)),
    ...[...competition.seatsOfGroup.values()].flatMap(seatedTwice),
    ...clashes.flatMap((clash) => clashing(competition, clash, conflicts)),
  ];
  const named = new Map<string, Found>();
  for (const seat of found) {
    const key = keyOf(seat.target);
    if (!named.has(key)) named.set(key, seat);
  }
  return [...named.values()]
    .sort((a, b) => (a.groupId ?? 0) - (b.groupId ?? 0))
    .map((seat) => ({ ...seat, clashesWith: otherSeats(competition, clashes, seat) }));
}

/** Seats of the team on which it has not begun to play: there another team can be seated. With none, all of them. */
function clashing(
  competition: Competition,
  { teamId, places }: SeatClash,
  conflicts: readonly SeatConflict[],
): Found[] {
  const free = places.filter((place) => begunAt(competition, place).length === 0);
  const ownerElsewhere = conflicts.find((conflict) => conflict.teamId === teamId)?.belongsTo ?? null;
  return (free.length === 0 ? places : free).map((place) => {
    const owner = teamAt(competition, place.waitsFor);
    return {
      target: place.target,
      problem: 'clash',
      groupId: place.groupId,
      teamId,
      belongsTo: owner === teamId ? ownerElsewhere : owner,
      matchIds: begunAt(competition, place),
    };
  });
}

function otherSeats(
  competition: Competition,
  clashes: readonly SeatClash[],
  { target, teamId }: Found,
): ClashingSeat[] {
  const places = clashes.find((clash) => clash.teamId === teamId)?.places ?? [];
  if (!places.some((place) => keyOf(place.target) === keyOf(target))) return [];
  return places
    .filter((place) => keyOf(place.target) !== keyOf(target))
    .map((place) => ({
      target: place.target,
      groupId: place.groupId,
      begun: begunAt(competition, place).length > 0,
    }));
}

function keyOf(target: SeatTarget): string {
  return target.kind === 'seat' ? `seat ${target.id}` : `${target.side} ${target.id}`;
}

function playedOn(competition: Competition, conflict: SeatConflict): Found {
  const { groupId, groupTeamId, teamId, belongsTo, matchIds } = conflict;
  const problem = teamId === null ? 'walkover' : 'played';
  const about = { problem, groupId, teamId, belongsTo, matchIds } as const;
  const seats = competition.seatsOfGroup.get(groupId) ?? [];
  const seat = seats.find(({ id }) => id === groupTeamId);
  if (seat && seat.teamId === teamId) return { ...about, target: { kind: 'seat', id: seat.id } };
  // Without a seat, or if its team differs, the match itself has the team.
  const [id = 0] = matchIds;
  const matches = competition.matchesOfGroup.get(groupId) ?? [];
  const match = matches.find((one) => one.id === id);
  const isAway = match?.awayTeamId === teamId && match.homeTeamId !== teamId;
  const side = isAway ? 'away' : 'home';
  return { ...about, target: { kind: 'side', id, side } };
}

/**
 * Seats that are empty because their team, or a team seated by hand, has withdrawn, or because no team takes the place. Not in a closed
 * group; in comparisons the other teams are used.
 */
function neverTaken(competition: Competition, place: WaitingPlace): Found[] {
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
  if (!finished) return [];
  const placing = placings.find(({ position }) => position === waitsFor.standing);
  if (placing?.withdrawn) return [{ ...about, belongsTo: null }];
  const isTaken = placing !== undefined && (placing.tied.length === 0 || placing.needsLots);
  return isTaken || !isPair(competition, waitsFor.groupId)
    ? []
    : [{ ...about, problem: 'nobody', belongsTo: null }];
}

/** Nobody comes from a bracket match without a winner; a table with fewer teams than places is a matter of the format. */
function isPair({ seatsOfGroup }: Competition, groupId: number): boolean {
  return (seatsOfGroup.get(groupId) ?? []).length <= 2;
}

function teamAt(competition: Competition, { groupId, standing }: Placeholder): number | null {
  return groupOutcome(competition, groupId).teamAt.get(standing) ?? null;
}

function seatedTwice(seats: readonly BracketSeat[]): Found[] {
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

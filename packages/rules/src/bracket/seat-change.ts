import type { Side } from '../vocabulary/index.ts';
import type { BracketSeat, Competition, MatchSide } from './competition.ts';
import { dependentTables } from './dependents.ts';
import type { Seating } from './seating.ts';

/** A seat of a group that gets a team, or loses it (null). */
interface SeatChange {
  /** Id of the group team row. */
  readonly groupTeamId: number;
  readonly groupId: number;
  readonly teamId: number | null;
}

/** A side of a match that gets a team, or loses it (null). */
interface MatchSideChange {
  readonly matchId: number;
  readonly side: Side;
  readonly teamId: number | null;
}

export interface SeatChanges {
  readonly seats: readonly SeatChange[];
  readonly matches: readonly MatchSideChange[];
}

/** Collects changes during a calculation, which sees them at once. */
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

/** In the order of ids, so that locks are taken in one order whatever the order of the calculation. */
export function collected({ seats, matches }: ChangeCollector): SeatChanges {
  return {
    seats: [...seats].sort((a, b) => a.groupTeamId - b.groupTeamId),
    matches: [...matches].sort(
      (a, b) => a.matchId - b.matchId || (a.side === b.side ? 0 : a.side === 'home' ? -1 : 1),
    ),
  };
}

/**
 * Visits the given groups, then those that a visit returns, each once and after all groups that it depends
 * on, so that a visit sees its sources in their final state.
 */
export function visitGroups(
  competition: Competition,
  groupIds: Iterable<number>,
  visit: (groupId: number) => Iterable<number>,
): void {
  const waiting = new Set(groupIds);
  for (const groupId of inOrderOfPlay(competition)) {
    if (!waiting.has(groupId)) continue;
    for (const next of visit(groupId)) waiting.add(next);
  }
}

const known = new WeakMap<Competition, readonly number[]>();

/** Topological order: every group after those that its places or results depend on. */
function inOrderOfPlay(competition: Competition): readonly number[] {
  const order = known.get(competition) ?? ordered(competition);
  known.set(competition, order);
  return order;
}

function ordered(competition: Competition): number[] {
  const seen = new Set<number>();
  const backwards: number[] = [];
  const visit = (groupId: number): void => {
    if (seen.has(groupId)) return;
    seen.add(groupId);
    for (const next of followersOf(competition, groupId)) visit(next);
    backwards.push(groupId);
  };
  for (const groupId of competition.groups.keys()) visit(groupId);
  return backwards.toReversed();
}

function followersOf(competition: Competition, groupId: number): number[] {
  const { seatsFedBy, sidesFedBy } = competition;
  return [
    ...(seatsFedBy.get(groupId) ?? []).map((seat) => seat.competitionGroupId),
    ...(sidesFedBy.get(groupId) ?? []).flatMap(({ match }) => match.competitionGroupId ?? []),
    ...dependentTables(competition, groupId),
  ];
}

/** Whether places or results of a group reach another, through any number of groups. */
export function leadsTo(competition: Competition, from: number, to: number): boolean {
  const reached = new Set([from]);
  for (const groupId of reached) {
    if (groupId === to) return true;
    for (const next of followersOf(competition, groupId)) reached.add(next);
  }
  return false;
}

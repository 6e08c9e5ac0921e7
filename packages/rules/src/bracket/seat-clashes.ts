import { type Competition, isBegun, isComparison } from './competition.ts';
import { leadsTo } from './seat-change.ts';
import { type WaitingPlace, waitingPlaces } from './waiting-places.ts';

/** A team on places of several groups of which it can have one only. */
export interface SeatClash {
  readonly teamId: number;
  readonly places: readonly WaitingPlace[];
}

/** Teams that sit on places that exclude each other, as both semi-finals (rule BR25), by id; places by group. */
export function seatClashes(competition: Competition): SeatClash[] {
  const seated = waitingPlaces(competition).filter(
    ({ teamId, groupId }) => teamId !== null && !isComparison(competition.groups.get(groupId ?? 0)),
  );
  const ofTeam = Map.groupBy(seated.toSorted(byGroup), ({ teamId }) => teamId ?? 0);
  return [...ofTeam]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([teamId, all]) => {
      const places = all.filter((place) => all.some((other) => excludes(competition, place, other)));
      return places.length === 0 ? [] : [{ teamId, places }];
    });
}

/** Seats are stored in no order. */
function byGroup(a: WaitingPlace, b: WaitingPlace): number {
  return (a.groupId ?? 0) - (b.groupId ?? 0) || a.target.id - b.target.id;
}

/**
 * Nobody has two places of one group, nor plays twice in a round. Groups that lead to each other follow each other, and a format may send
 * one place to two groups.
 */
function excludes(competition: Competition, one: WaitingPlace, other: WaitingPlace): boolean {
  if (one.groupId === null || other.groupId === null || one.groupId === other.groupId) return false;
  const isOneSource = one.waitsFor.groupId === other.waitsFor.groupId;
  if (isOneSource && one.waitsFor.standing === other.waitsFor.standing) return false;
  if (leadsTo(competition, one.groupId, other.groupId) || leadsTo(competition, other.groupId, one.groupId))
    return false;
  return isOneSource || isOneRound(competition, one.groupId, other.groupId);
}

function isOneRound({ groups }: Competition, one: number, other: number): boolean {
  const [a, b] = [groups.get(one), groups.get(other)];
  return a !== undefined && a.categoryId === b?.categoryId && a.roundLevelId === b.roundLevelId;
}

/** The matches that the team of a place has begun there. */
export function begunAt(competition: Competition, { target, groupId, teamId }: WaitingPlace): number[] {
  const matches = groupId === null ? [] : (competition.matchesOfGroup.get(groupId) ?? []);
  return matches
    .filter(({ id }) => target.kind === 'seat' || id === target.id)
    .filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(teamId))
    .filter((match) => isBegun(competition, match))
    .map(({ id }) => id);
}

import type { Deduction, GroupSeats, Seat, SeatTarget } from '@sevenmetre/contract/groups/decisions';
import {
  type Competition,
  isBegun,
  type MatchSide,
  namedSidesWithoutSeat,
  sidesOfNamedSeat,
} from '@sevenmetre/rules/bracket';
import type { Side } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { findTeamNames, loadEdition } from '../competition/index.ts';
import type { EditionRow, GroupTeamRow, MatchRow, TeamNames } from '../competition/index.ts';
import { findAllCounted } from './group.repository.ts';

type GroupHead = GroupSeats['group'];

/** Groups, seats and matches of an edition, with their names for organisers. */
export interface LoadedSeats {
  readonly edition: EditionRow;
  readonly heads: ReadonlyMap<number, GroupHead>;
  readonly names: TeamNames;
  readonly seats: ReadonlyMap<number, GroupTeamRow>;
  readonly matches: ReadonlyMap<number, MatchRow>;
  readonly competition: Competition;
}

export async function loadSeats(edition: EditionRow, tx: Tx): Promise<LoadedSeats> {
  const loaded = await loadEdition(edition, tx);
  const counted = await findAllCounted(edition.id, tx);
  const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.id, row]));
  return {
    edition,
    heads: byId(counted.map(({ id, label, categoryCode }) => ({ id, label, categoryCode }))),
    names: await findTeamNames(edition.id, tx),
    seats: byId(loaded.groupTeams),
    matches: byId(loaded.matches),
    competition: loaded.index(loaded.groupTeams, loaded.matches),
  };
}

/** The place of another group that a seat or side waits for. */
interface AwaitedPlace {
  readonly groupId: number;
  readonly place: number;
}

/** A stored seat or side. */
export interface StoredSeat {
  readonly target: SeatTarget;
  readonly groupId: number | null;
  readonly seat: number | null;
  readonly matchNumber: number | null;
  readonly teamId: number | null;
  readonly byHand: boolean;
  /** null: its team was set from the start. */
  readonly waitsFor: AwaitedPlace | null;
}

/** null: no such seat, a bye, or a side that plays the team of a seat. */
export function storedSeat(loaded: LoadedSeats, target: SeatTarget): StoredSeat | null {
  if (target.kind === 'side') return ofSide(loaded, target.id, target.side);
  const row = loaded.seats.get(target.id);
  if (!row) return null;
  const { groupId, seat, teamId, byHand } = row;
  const waitsFor = awaited(row.predecessorGroupId, row.predecessorStandings);
  if (waitsFor === null && teamId === null) return null;
  return { target, groupId, seat, matchNumber: null, teamId, byHand, waitsFor };
}

function ofSide({ matches, competition }: LoadedSeats, id: number, side: Side): StoredSeat | null {
  const match = matches.get(id);
  if (!match) return null;
  const { groupId, matchNumber } = match;
  const [teamId, byHand, waitsFor] =
    side === 'home'
      ? [
          match.homeTeamId,
          match.homeByHand,
          awaited(match.homePredecessorGroupId, match.homePredecessorStandings),
        ]
      : [
          match.awayTeamId,
          match.awayByHand,
          awaited(match.awayPredecessorGroupId, match.awayPredecessorStandings),
        ];
  const alone = groupId === null ? [] : namedSidesWithoutSeat(competition, groupId);
  if (waitsFor === null && !alone.some((found) => found.match.id === id && found.side === side)) return null;
  return { target: { kind: 'side', id, side }, groupId, seat: null, matchNumber, teamId, byHand, waitsFor };
}

function awaited(groupId: number | null, place: number | null): AwaitedPlace | null {
  return groupId === null || place === null ? null : { groupId, place };
}

/** Sides that change with a seat that has no source; the side itself if it has no seat. */
export function followingSides({ competition }: LoadedSeats, seat: StoredSeat): MatchSide[] {
  const { groupId: competitionGroupId, teamId, target, waitsFor } = seat;
  if (waitsFor !== null || competitionGroupId === null) return [];
  const sides = sidesOfNamedSeat(competition, { competitionGroupId, teamId });
  return target.kind === 'seat'
    ? sides
    : sides.filter(({ match, side }) => match.id === target.id && side === target.side);
}

/** Numbers of the matches that the team of a seat has begun. */
export function playedMatches({ competition, matches }: LoadedSeats, seat: StoredSeat): number[] {
  const { groupId, target, teamId } = seat;
  const own = groupId === null ? [] : (competition.matchesOfGroup.get(groupId) ?? []);
  return own
    .filter((match) => target.kind === 'seat' || match.id === target.id)
    .filter(({ homeTeamId, awayTeamId }) => teamId !== null && [homeTeamId, awayTeamId].includes(teamId))
    .filter((match) => isBegun(competition, match))
    .flatMap(({ id }) => matches.get(id)?.matchNumber ?? []);
}

/**
 * The team that goes on without a match if the empty seat stays empty (rule BR26): the other one of a bracket match that is not played
 * with anybody on the seat. null: none, as for a seat with a team.
 */
export function goingOn({ competition }: LoadedSeats, seat: StoredSeat): number | null {
  if (seat.target.kind !== 'seat' || seat.groupId === null || seat.waitsFor === null) return null;
  const seats = competition.seatsOfGroup.get(seat.groupId) ?? [];
  const matches = competition.matchesOfGroup.get(seat.groupId) ?? [];
  const isPlayed = matches.some((match) => match.walkOver === null && isBegun(competition, match));
  if (seat.teamId !== null || seats.length !== 2 || isPlayed) return null;
  return seats.find(({ id }) => id !== seat.target.id)?.teamId ?? null;
}

export function toSeat(loaded: LoadedSeats, seat: StoredSeat): Seat {
  const { target, groupId, seat: number, matchNumber, teamId, byHand, waitsFor } = seat;
  return {
    target,
    group: groupId === null ? null : (loaded.heads.get(groupId) ?? null),
    seat: number,
    matchNumber,
    team: toTeam(loaded, teamId),
    byHand,
    waitsFor: waitsFor && {
      groupLabel: loaded.heads.get(waitsFor.groupId)?.label ?? '',
      place: waitsFor.place,
    },
    playedMatches: playedMatches(loaded, seat),
    goesOn: toTeam(loaded, seat.byHand ? null : goingOn(loaded, seat)),
  };
}

export function toTeam({ names }: LoadedSeats, id: number | null): Seat['team'] {
  return id === null ? null : { id, name: names.get(id) ?? String(id) };
}

/** Deductions of an edition, in the order of groups and seats. */
export function deductionsOf(loaded: LoadedSeats): Deduction[] {
  const order = [...loaded.heads.keys()];
  return [...loaded.seats.values()]
    .filter(({ deductedPoints }) => deductedPoints > 0)
    .toSorted((a, b) => order.indexOf(a.groupId) - order.indexOf(b.groupId) || a.seat - b.seat)
    .flatMap(({ groupId, teamId, deductedPoints: points, deductionReason }) => {
      const [group, team] = [loaded.heads.get(groupId), toTeam(loaded, teamId)];
      return group && team ? [{ group, team, points, reason: deductionReason ?? '' }] : [];
    });
}

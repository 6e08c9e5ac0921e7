import type { GroupSeats, Seat, SeatTarget } from '@sevenmetre/contract/groups/decisions';
import { type Competition, isBegun } from '@sevenmetre/rules/bracket';
import type { Side } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { findTeamNames, loadEdition } from '../competition/index.ts';
import type { EditionRow, GroupTeamRow, MatchRow, TeamNames } from '../competition/index.ts';
import { findAllCounted } from './group.repository.ts';

export type GroupHead = GroupSeats['group'];

/** Groups, seats and matches of an edition, with the names that an organiser knows them by. */
export interface SeatScene {
  readonly edition: EditionRow;
  readonly heads: ReadonlyMap<number, GroupHead>;
  readonly names: TeamNames;
  readonly seats: ReadonlyMap<number, GroupTeamRow>;
  readonly matches: ReadonlyMap<number, MatchRow>;
  readonly competition: Competition;
}

export async function findSeatScene(edition: EditionRow, tx: Tx): Promise<SeatScene> {
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

/** A seat or a side as it is stored. */
export interface StoredSeat {
  readonly target: SeatTarget;
  readonly groupId: number | null;
  readonly seat: number | null;
  readonly matchNumber: number | null;
  readonly teamId: number | null;
  readonly byHand: boolean;
  readonly waitsForGroupId: number;
  readonly place: number;
}

/** null: there is none, or it waits for no place: its team was named from the start. */
export function storedSeat({ seats, matches }: SeatScene, target: SeatTarget): StoredSeat | null {
  if (target.kind === 'side') return ofSide(matches.get(target.id), target.side);
  const row = seats.get(target.id);
  if (!row || row.predecessorGroupId === null || row.predecessorStandings === null) return null;
  const { groupId, seat, teamId, byHand } = row;
  const waiting = { waitsForGroupId: row.predecessorGroupId, place: row.predecessorStandings };
  return { target, groupId, seat, matchNumber: null, teamId, byHand, ...waiting };
}

function ofSide(match: MatchRow | undefined, side: Side): StoredSeat | null {
  if (!match) return null;
  const [waitsForGroupId, place, teamId, byHand] =
    side === 'home'
      ? [match.homePredecessorGroupId, match.homePredecessorStandings, match.homeTeamId, match.homeByHand]
      : [match.awayPredecessorGroupId, match.awayPredecessorStandings, match.awayTeamId, match.awayByHand];
  if (waitsForGroupId === null || place === null) return null;
  const { id, groupId, matchNumber } = match;
  return {
    target: { kind: 'side', id, side },
    groupId,
    seat: null,
    matchNumber,
    teamId,
    byHand,
    waitsForGroupId,
    place,
  };
}

/** Numbers of the matches that the team of a seat has begun there. */
export function playedMatches({ competition, matches }: SeatScene, seat: StoredSeat): number[] {
  const { groupId, target, teamId } = seat;
  const own = groupId === null ? [] : (competition.matchesOfGroup.get(groupId) ?? []);
  return own
    .filter((match) => target.kind === 'seat' || match.id === target.id)
    .filter(({ homeTeamId, awayTeamId }) => teamId !== null && [homeTeamId, awayTeamId].includes(teamId))
    .filter((match) => isBegun(competition, match))
    .flatMap(({ id }) => matches.get(id)?.matchNumber ?? []);
}

export function toSeat(scene: SeatScene, seat: StoredSeat): Seat {
  const { target, groupId, seat: number, matchNumber, teamId, byHand, waitsForGroupId, place } = seat;
  return {
    target,
    group: groupId === null ? null : (scene.heads.get(groupId) ?? null),
    seat: number,
    matchNumber,
    team: toTeam(scene, teamId),
    byHand,
    waitsFor: { groupLabel: scene.heads.get(waitsForGroupId)?.label ?? '', place },
    playedMatches: playedMatches(scene, seat),
  };
}

export function toTeam({ names }: SeatScene, id: number | null): Seat['team'] {
  return id === null ? null : { id, name: names.get(id) ?? String(id) };
}

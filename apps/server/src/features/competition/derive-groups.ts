import { dependentTables, groupStandings, seatsToChange } from '@sevenmetre/rules/bracket';
import type { Competition, SeatChanges, SeatConflict } from '@sevenmetre/rules/bracket';
import { emptyTally } from '@sevenmetre/rules/standings';
import type { LoadedCompetition } from './load-competition.ts';
import { ofNoTeam } from './seating.repository.ts';
import type { GroupTeamRow, MatchRow } from './snapshot-rows.ts';

/** Rows that differ from the stored ones, by ascending id. */
export interface DerivedGroups {
  readonly groupTeams: readonly GroupTeamRow[];
  readonly matches: readonly MatchRow[];
  readonly conflicts: readonly SeatConflict[];
}

interface Rows {
  readonly groupTeams: readonly GroupTeamRow[];
  readonly matches: readonly MatchRow[];
}

/**
 * Derives seats and tables of the given groups and of all that depend on them. Pure: stores nothing, and
 * depends on the rows only, not on how they were made.
 */
export function deriveGroups(loaded: LoadedCompetition, groupIds: readonly number[]): DerivedGroups {
  const following = seatsToChange(loaded.index(loaded.groupTeams, loaded.matches), groupIds);
  const seated = applySeats(loaded, following);
  const competition = loaded.index(seated.groupTeams, seated.matches);
  const groupOf = new Map(loaded.matches.map(({ id, groupId }) => [id, groupId]));
  const touched = [
    ...groupIds,
    ...following.seats.map(({ groupId }) => groupId),
    ...following.matches.flatMap(({ matchId }) => groupOf.get(matchId) ?? []),
  ];
  const groupTeams = withTables(competition, seated.groupTeams, touched);
  return {
    groupTeams: changedRows(loaded.groupTeams, groupTeams),
    matches: changedRows(loaded.matches, seated.matches),
    conflicts: following.conflicts,
  };
}

function applySeats(rows: Rows, changes: SeatChanges): Rows {
  const seats = new Map(changes.seats.map(({ groupTeamId, teamId }) => [groupTeamId, teamId]));
  const home = new Map(sides(changes, 'home'));
  const away = new Map(sides(changes, 'away'));
  const teamOr = (changed: number | null | undefined, stored: number | null): number | null =>
    changed === undefined ? stored : changed;
  return {
    // A lot belongs to the team that drew it (rule ST21), and a deduction to the team that it was decided against (ST23).
    groupTeams: rows.groupTeams.map((row) => {
      const teamId = teamOr(seats.get(row.id), row.teamId);
      return teamId === row.teamId ? row : { ...row, teamId, ...ofNoTeam };
    }),
    matches: rows.matches.map((row) => ({
      ...row,
      homeTeamId: teamOr(home.get(row.id), row.homeTeamId),
      awayTeamId: teamOr(away.get(row.id), row.awayTeamId),
    })),
  };
}

function sides(changes: SeatChanges, side: 'home' | 'away'): [number, number | null][] {
  return changes.matches
    .filter((change) => change.side === side)
    .map(({ matchId, teamId }) => [matchId, teamId]);
}

function withTables(
  competition: Competition,
  rows: readonly GroupTeamRow[],
  groupIds: readonly number[],
): GroupTeamRow[] {
  const ids = new Set(groupIds.flatMap((id) => [id, ...dependentTables(competition, id)]));
  const tables = new Map([...ids].map((id) => [id, tableOf(competition, id)]));
  return rows.map((row) => {
    const table = tables.get(row.groupId);
    if (!table) return row;
    return {
      ...row,
      ...emptyTally,
      standings: null,
      ...(row.teamId === null ? undefined : table.get(row.teamId)),
    };
  });
}

function tableOf(competition: Competition, groupId: number): Map<number, Partial<GroupTeamRow>> {
  return new Map(
    groupStandings(competition, groupId).map((placing) => [
      placing.teamId,
      {
        standings: placing.position,
        games: placing.games,
        wins: placing.wins,
        ties: placing.ties,
        losses: placing.losses,
        points: placing.points,
        goalsScored: placing.goalsScored,
        goalsConceded: placing.goalsConceded,
        goalsCountScored: placing.goalsCountScored,
        goalsCountConceded: placing.goalsCountConceded,
      },
    ]),
  );
}

function changedRows<T extends { readonly id: number }>(stored: readonly T[], derived: readonly T[]): T[] {
  const known = new Map(stored.map((row) => [row.id, row]));
  return derived.filter((row) => !isSame(row, known.get(row.id)));
}

/** Rows derived from each other: changed fields hold plain values only. */
function isSame<T extends object>(row: T, known: T | undefined): boolean {
  if (known === undefined) return false;
  const fields = Object.keys(row) as (keyof T)[];
  return fields.every((field) => row[field] === known[field]);
}

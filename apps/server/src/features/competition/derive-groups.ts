import { dependentTables, groupStandings, seatsToClear, seatsToFill } from '@sevenmetre/rules/bracket';
import type { Competition, NamedSeats, SeatChanges, SeatConflict } from '@sevenmetre/rules/bracket';
import { emptyTally } from '@sevenmetre/rules/standings';
import type { LoadedCompetition } from './load-competition.ts';
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

/** With what the loaded rows are compared. */
export interface Earlier {
  readonly competition: Competition;
  /** Seats and sides that stay as they are. */
  readonly named?: NamedSeats | undefined;
}

/**
 * Seats and tables that follow from the results of the given groups. Pure: what to store, and nothing is stored.
 *
 * @param earlier the competition before the change: seats that no longer belong to their team are cleared; null clears
 *   none
 */
export function deriveGroups(
  loaded: LoadedCompetition,
  groupIds: readonly number[],
  earlier: Earlier | null,
): DerivedGroups {
  const cleared = clearSeats(loaded, groupIds, earlier);
  const filling = seatsToFill(loaded.index(cleared.rows.groupTeams, cleared.rows.matches), cleared.groupIds);
  const seated = applySeats(cleared.rows, filling);
  const competition = loaded.index(seated.groupTeams, seated.matches);
  const touched = [...cleared.groupIds, ...filling.seats.map(({ groupId }) => groupId)];
  const groupTeams = withTables(competition, seated.groupTeams, touched);
  return {
    groupTeams: changedRows(loaded.groupTeams, groupTeams),
    matches: changedRows(loaded.matches, seated.matches),
    conflicts: cleared.conflicts,
  };
}

interface Cleared {
  readonly rows: Rows;
  readonly groupIds: readonly number[];
  readonly conflicts: readonly SeatConflict[];
}

function clearSeats(
  loaded: LoadedCompetition,
  groupIds: readonly number[],
  earlier: Earlier | null,
): Cleared {
  if (earlier === null) return { rows: loaded, groupIds, conflicts: [] };
  const now = loaded.index(loaded.groupTeams, loaded.matches);
  const impact = seatsToClear(earlier.competition, now, groupIds, earlier.named);
  const changed = impact.seats.map(({ groupId }) => groupId);
  return {
    rows: applySeats(loaded, impact),
    groupIds: [...groupIds, ...changed],
    conflicts: impact.conflicts,
  };
}

function applySeats(rows: Rows, changes: SeatChanges): Rows {
  const seats = new Map(changes.seats.map(({ groupTeamId, teamId }) => [groupTeamId, teamId]));
  const home = new Map(sides(changes, 'home'));
  const away = new Map(sides(changes, 'away'));
  const teamOr = (changed: number | null | undefined, stored: number | null): number | null =>
    changed === undefined ? stored : changed;
  return {
    groupTeams: rows.groupTeams.map((row) => ({ ...row, teamId: teamOr(seats.get(row.id), row.teamId) })),
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

/** Rows made from each other: only fields that were set anew can differ, and those are plain values. */
function isSame<T extends object>(row: T, known: T | undefined): boolean {
  if (known === undefined) return false;
  const fields = Object.keys(row) as (keyof T)[];
  return fields.every((field) => row[field] === known[field]);
}

import { isComparison } from '../../bracket/index.ts';
import { delayedOtherwise } from '../lookups/match-delays.ts';
import { scheduleIndex } from '../lookups/match-index.ts';
import { stageOf } from '../lookups/progress.ts';
import { seatIndex } from '../lookups/seat-index.ts';
import type { Snapshot, SnapshotChange } from '../snapshot.ts';
import type { GroupTeam, Match } from '../../tournament/index.ts';

/** Rows affected by a change. */
export interface Touched {
  /** Matches with a changed row, projected opponent or delay. */
  readonly matches: ReadonlySet<number>;
  /** Groups with a changed table or progress, or with other projected teams. */
  readonly groups: ReadonlySet<number>;
  /** Seats with a changed row. */
  readonly seats: ReadonlySet<number>;
  /** Matches with changed events or rosters. */
  readonly details: ReadonlySet<number>;
}

/**
 * Rows affected by a change, besides its own: seats that show a projected team of a changed group, and coming
 * matches in the hall of a running one. Unchanged rows affect nothing.
 */
export function touchedBy(change: SnapshotChange, before: Snapshot, after: Snapshot): Touched {
  const known = change.matches.filter((match) => after.matches.has(match.id));
  const matches = known.filter((row) => !isSameRow(before.matches.get(row.id), row));
  const seats = change.groupTeams.filter(
    (row) => after.groupTeams.has(row.id) && !isSameRow(before.groupTeams.get(row.id), row),
  );
  const turned = matches.filter((row) => {
    const was = before.matches.get(row.id);
    return !was || stageOf(before, was) !== stageOf(after, row);
  });
  const spreading = spread(after, ids(matches), groupsOf(seats));
  return {
    matches: new Set([...spreading.matches, ...delayedOtherwise(before, after, matches)]),
    // The start or end of a match changes the mark of playing teams in rows.
    groups: new Set([...spreading.groups, ...groupsOf(turned)]),
    seats: ids(seats),
    details: new Set(
      [...change.events.map(({ matchId }) => matchId), ...change.rosters].filter((id) =>
        after.matches.has(id),
      ),
    ),
  };
}

/**
 * Adds everything that shows a projected place of one of the groups. A result always changes rows of its
 * table, so that the groups of changed seats are sufficient.
 */
export function spread(
  snapshot: Snapshot,
  matches: ReadonlySet<number>,
  groups: ReadonlySet<number>,
): { matches: Set<number>; groups: Set<number> } {
  const all = { matches: new Set(matches), groups: new Set(groups) };
  const changed = new Set(groups);
  for (const group of changed) {
    for (const id of scheduleIndex(snapshot.matches).fedByGroup.get(group) ?? []) {
      const match = snapshot.matches.get(id);
      if (match && (match.homeTeamId === null || match.awayTeamId === null)) all.matches.add(id);
    }
    for (const id of seatIndex(snapshot.groupTeams).fedByGroup.get(group) ?? []) {
      const seat = snapshot.groupTeams.get(id);
      if (seat?.teamId !== null) continue;
      all.groups.add(seat.competitionGroupId);
      // A seat that waits for the best of several groups depends on each of them.
      if (isComparison(snapshot.groups.get(seat.competitionGroupId))) changed.add(seat.competitionGroupId);
    }
  }
  return all;
}

function groupsOf(rows: readonly (Match | GroupTeam)[]): Set<number> {
  return new Set(rows.map(({ competitionGroupId }) => competitionGroupId).filter((id) => id !== null));
}

function ids(rows: readonly { readonly id: number }[]): Set<number> {
  return new Set(rows.map(({ id }) => id));
}

function isSameRow<T extends object>(a: T | undefined, b: T): boolean {
  if (!a) return false;
  return (Object.keys(b) as (keyof T)[]).every((key) => a[key] === b[key]);
}

import { isComparison } from '../../bracket/index.ts';
import { delayedOtherwise } from '../lookups/match-delays.ts';
import { scheduleIndex } from '../lookups/match-index.ts';
import { stageOf } from '../lookups/progress.ts';
import { seatIndex } from '../lookups/seat-index.ts';
import type { Snapshot, SnapshotChange } from '../snapshot.ts';
import type { GroupTeam, Match } from '../../tournament/index.ts';

/** What has to be shown again after a change. */
export interface Touched {
  /** Matches whose row, projected opponent or delay differs. */
  readonly matches: ReadonlySet<number>;
  /** Groups whose table or progress differs, or whose unfilled seats project other teams. */
  readonly groups: ReadonlySet<number>;
  /** Seats whose own row differs. */
  readonly seats: ReadonlySet<number>;
  /** Matches whose events or rosters differ. */
  readonly details: ReadonlySet<number>;
}

/**
 * What a change touches, beside its own rows: seats that are filled from a group which now stands otherwise show
 * another projected team, and coming matches of a hall wait for the one that is played there. A row that says what is known
 * already touches nothing.
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
    // A match that begins or ends puts the mark of a playing team on a row, or takes it off.
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
 * Adds to what differs itself what shows a place of one of the groups as projected. A result always changes
 * rows of its table, so the groups of changed seats are all that others can depend on.
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
      // Whoever waits for the best of several groups waits for each of them.
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

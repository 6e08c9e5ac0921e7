import type { FormatPlan } from '../formats/index.ts';
import type { DrawnGroups } from './draw-input.ts';

/**
 * Groups with their entries, to be filled by a draw. In a bracket these are the matches of the first round.
 */
export interface EntryGroup {
  /** Label of the format's group. */
  readonly id: string;
  /** Entries in the order of seats; the team of pot 0 gets the first. */
  readonly entries: readonly number[];
}

/** Groups with entries, without extra matches, whose teams are drawn elsewhere. */
export function entryGroupsOf(plan: Pick<FormatPlan, 'groups'>): EntryGroup[] {
  const seen = new Set<number>();
  return plan.groups.flatMap(({ id, seats }) => {
    const entries = seats.flatMap((seat) =>
      seat.kind === 'entry' && !seen.has(seat.entry) ? seat.entry : [],
    );
    for (const entry of entries) seen.add(entry);
    return entries.length === 0 ? [] : [{ id, entries }];
  });
}

/** Teams by entry: the stored form of a draw. */
export function entriesOfGroups(frame: readonly EntryGroup[], groups: DrawnGroups): (string | null)[] {
  const size = frame.reduce((sum, { entries }) => sum + entries.length, 0);
  const teams = Array.from({ length: size }, (): string | null => null);
  for (const [group, { entries }] of frame.entries()) {
    entries.forEach((entry, pot) => {
      teams[entry] = groups[group]?.[pot] ?? null;
    });
  }
  return teams;
}

/** The inverse of `entriesOfGroups`. */
export function groupsOfEntries(
  frame: readonly EntryGroup[],
  teams: readonly (string | null)[],
): DrawnGroups {
  const pots = Math.max(0, ...frame.map(({ entries }) => entries.length));
  return frame.map(({ entries }) =>
    Array.from({ length: pots }, (_, pot) => teams[entries[pot] ?? -1] ?? null),
  );
}

/**
 * Pots by strength: the best teams, one per group, then the next ones.
 * @param teams best first
 * @returns teams with their pot; teams without an entry are left out
 */
export function potsBySeed<Team>(
  frame: readonly EntryGroup[],
  teams: readonly Team[],
): (Team & { readonly pot: number })[] {
  const most = Math.max(0, ...frame.map(({ entries }) => entries.length));
  const left = [...teams];
  return Array.from({ length: most }, (_, pot) => {
    const taking = frame.filter(({ entries }) => entries.length > pot).length;
    return left.splice(0, taking).map((team) => ({ ...team, pot }));
  }).flat();
}

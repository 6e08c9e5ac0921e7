import type { FormatPlan } from '../formats/index.ts';
import type { DrawnGroups } from './draw-input.ts';

/** What a draw of a format fills: groups with their entries. In a bracket the groups are the matches that begin it. */
export interface EntryGroup {
  /** Label of the format's group. */
  readonly id: string;
  /** Entries in the order of their seats; a team of pot 0 comes to the first. */
  readonly entries: readonly number[];
}

/** Groups that entries sit in, extra matches left out: whoever plays them is drawn elsewhere. */
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

/** Teams by entry: how a draw is stored in a plan. */
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

/** The opposite of `entriesOfGroups`. */
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
 * Pots by strength: the best of as many teams as there are groups, then the next.
 *
 * @param teams best first
 * @returns teams with their pot; those for whom there is no entry are left out
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

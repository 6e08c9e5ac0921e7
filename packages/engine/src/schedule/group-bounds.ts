import { type Compiled, at, listAt } from './compiled.ts';
import type { Windows } from './windows.ts';
import { minutesOfDay } from './input.ts';

/** A group with more matches than the days of its teams allow together. */
export interface GroupOverload {
  readonly category: string;
  readonly group: string;
  readonly teams: number;
  /** Number of its matches, and of those that its days allow at most. */
  readonly need: number;
  readonly have: number;
}

/** A group whose matches are all between its own teams. */
export interface OwnGroup {
  readonly index: number;
  readonly matches: Int32Array;
  /** Numbers of matches of its teams in it. */
  readonly counts: readonly number[];
  /** Its possible starts, in order. */
  readonly starts: readonly number[];
  /** Minutes from one start of a team to the next one at least. */
  readonly cycle: number;
  readonly maxPerDay: number;
}

/**
 * Groups whose matches do not fit into their days: a match takes one place in the day of each of its two
 * teams, so that an odd number of such places leaves one unused.
 */
export function groupOverloads(problem: Compiled, groups: readonly OwnGroup[]): GroupOverload[] {
  return groups.flatMap((group) => {
    const { matches, counts, index } = group;
    const [need, have] = [matches.length, boundsOf(group, group.starts).length];
    if (have >= need) return [];
    const category = problem.names.categories[at(problem.match.category, at(matches, 0))] ?? '';
    return [{ category, group: problem.names.groups[index] ?? '', teams: counts.length, need, have }];
  });
}

/**
 * Windows in which the matches of a group share the bounds of the group: if it takes three rounds with rests,
 * a third of its matches must begin long before the last start. Which of them has which bound is arbitrary, so
 * that only their number by a minute means something, and only where all of them are counted.
 * @returns windows for counts of all matches, and for counts by slots: there groups keep their own windows if their matches
 * may use different slots
 */
export function sharedBounds(
  problem: Compiled,
  windows: Windows,
  groups: readonly OwnGroup[],
): { readonly whole: Windows; readonly parts: Windows } {
  const copy = (): Windows => ({ earliest: windows.earliest.slice(), latest: windows.latest.slice() });
  const [whole, parts] = [copy(), copy()];
  for (const group of groups) {
    const dues = boundsOf(group, group.starts.toReversed());
    const releases = boundsOf(group, group.starts);
    const permissions = new Set(Array.from(group.matches, (one) => at(problem.match.permission, one)));
    for (const { earliest, latest } of permissions.size > 1 ? [whole] : [whole, parts]) {
      // The latest bound belongs to the match that may be latest by itself.
      const byLatest = group.matches.toSorted((a, b) => at(latest, b) - at(latest, a) || a - b);
      byLatest.forEach((match, index) => {
        latest[match] = Math.min(at(latest, match), dues[index] ?? at(latest, match));
      });
      const byEarliest = group.matches.toSorted((a, b) => at(earliest, a) - at(earliest, b) || a - b);
      byEarliest.forEach((match, index) => {
        earliest[match] = Math.max(at(earliest, match), releases[index] ?? 0);
      });
    }
  }
  return { whole, parts };
}

/**
 * Bounds of the starts of a group's matches, from one end of its time. In less than a cycle each team begins
 * one match, so that half of the teams, rounded down, is the number of matches; a day has no more of them than
 * half of what its teams may play on it. Fewer bounds than matches: they do not fit.
 */
function boundsOf({ matches, counts, cycle, maxPerDay }: OwnGroup, starts: readonly number[]): number[] {
  const bounds: number[] = [];
  const atOnce = Math.floor(counts.length / 2);
  for (const ofDay of Map.groupBy(starts, (start) => Math.floor(start / minutesOfDay)).values()) {
    const before = bounds.length;
    let last: number | null = null;
    let rounds = 0;
    for (const start of ofDay) {
      if (last !== null && Math.abs(start - last) < cycle) continue;
      last = start;
      rounds += 1;
      const perTeam = Math.min(maxPerDay, rounds);
      const ofTeams = counts.reduce((sum, count) => sum + Math.min(count, perTeam), 0);
      const most = Math.min(rounds * atOnce, Math.floor(ofTeams / 2));
      while (bounds.length < matches.length && bounds.length - before < most) bounds.push(start);
    }
  }
  return bounds;
}

/** Groups whose matches are all between their own teams, with the starts that they may use. */
export function ownGroups(problem: Compiled, { earliest, latest }: Windows): OwnGroup[] {
  const { group, match, team } = problem;
  const startsOf = differentStarts(problem);
  return Array.from({ length: group.count }, (_, index) => index).flatMap((index): OwnGroup[] => {
    const matches = listAt(group.matches, index);
    const [first] = matches;
    if (first === undefined || matches.some((one) => listAt(match.teams, one).length !== 2)) return [];
    const starts = new Set<number>();
    const permissions = new Set(Array.from(matches, (one) => at(match.permission, one)));
    const [from, to] = [
      Math.min(...Array.from(matches, (one) => at(earliest, one))),
      Math.max(...Array.from(matches, (one) => at(latest, one))),
    ];
    for (const own of permissions) {
      for (const start of startsOf(own)) if (start >= from && start <= to) starts.add(start);
    }
    const teams = [...listAt(group.teams, index)];
    const counts = teams.map(
      (one) => listAt(team.matches, one).filter((own) => at(match.group, own) === index).length,
    );
    const cycle = Math.min(...Array.from(matches, (one) => at(match.duration, one) + at(match.rest, one)));
    const maxPerDay = Math.max(...teams.map((one) => at(team.maxPerDay, one)));
    return [{ index, matches, counts, starts: [...starts].toSorted((a, b) => a - b), cycle, maxPerDay }];
  });
}

/** The different starts of a permission; each is computed once. */
function differentStarts({ permission, slot }: Compiled): (index: number) => ReadonlySet<number> {
  const known = new Map<number, ReadonlySet<number>>();
  return (index) => {
    const starts =
      known.get(index) ?? new Set(Array.from(listAt(permission.slots, index), (one) => at(slot.start, one)));
    known.set(index, starts);
    return starts;
  };
}

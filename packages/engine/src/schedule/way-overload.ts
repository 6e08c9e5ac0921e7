import { type Compiled, at, listAt } from './compiled.ts';
import { minutesOfDay } from './input.ts';
import type { Windows } from './windows.ts';

/** A match that a team reaches with more matches than the days of its way allow. */
export interface WayOverload {
  readonly category: string;
  readonly match: string;
  /** Number of matches on the longest way to it, with itself, and of those that its days allow at most. */
  readonly need: number;
  readonly have: number;
}

/** The matches on the longest way to a match, and where they may be. */
interface Way {
  readonly length: number;
  readonly groups: readonly number[];
  readonly matches: readonly number[];
}

/**
 * The worst way of each category. On a day with a match that waits for others, its way has at most so many matches; on a
 * day with groups alone, each group has at most the matches of a team.
 */
export function wayOverloads(problem: Compiled, windows: Windows): WayOverload[] {
  const { match, names } = problem;
  const worst = new Map<number, WayOverload>();
  const order = Array.from({ length: match.count }, (_, one) => one).sort(
    (a, b) => at(match.tail, b) - at(match.tail, a) || a - b,
  );
  const ways: Way[] = [];
  const days = daysOfMatches(problem, windows);
  const groupWay = groupWaysOf(problem);
  const groupDays = groupDaysOf(problem, days);
  for (const one of order) {
    const before = Array.from(listAt(match.feeders, one), (feeder) =>
      feeder < 0 ? groupWay(-1 - feeder) : ways[feeder],
    ).reduce((longest, way) => ((way?.length ?? 0) > (longest?.length ?? 0) ? way : longest), undefined);
    const { length = 0, groups = [], matches = [] } = before ?? {};
    const way = { length: length + 1, groups, matches: [...matches, one] };
    ways[one] = way;
    const have = mostOnWay(problem, { days, groupDays }, way);
    if (have >= way.length || at(match.group, one) >= 0) continue;
    const known = worst.get(at(match.category, one));
    if (known && known.need - known.have >= way.length - have) continue;
    worst.set(at(match.category, one), {
      category: names.categories[at(match.category, one)] ?? '',
      match: names.matches[one] ?? '',
      need: way.length,
      have,
    });
  }
  return [...worst.values()].toSorted((a, b) => b.need - b.have - (a.need - a.have));
}

/** The most matches of a team of a group, and those of the groups before it. Each is computed once. */
function groupWaysOf(problem: Compiled): (group: number) => Way {
  const known = new Map<number, Way>();
  const wayOf = (group: number): Way => {
    const way = known.get(group) ?? groupWay(problem, group, wayOf);
    known.set(group, way);
    return way;
  };
  return wayOf;
}

function groupWay({ group, team, match }: Compiled, index: number, wayOf: (group: number) => Way): Way {
  const counts = Array.from(
    listAt(group.teams, index),
    (one) => listAt(team.matches, one).filter((own) => at(match.group, own) === index).length,
  );
  const before = Array.from(listAt(group.feeders, index), wayOf).reduce<Way>(
    (longest, way) => (way.length > longest.length ? way : longest),
    { length: 0, groups: [], matches: [] },
  );
  return {
    length: before.length + Math.max(0, ...counts),
    groups: [...before.groups, index],
    matches: before.matches,
  };
}

/** Days of each group's matches, and how many matches its teams may have on each. */
interface GroupDays {
  readonly days: ReadonlySet<number>;
  readonly perTeam: number;
}

function groupDaysOf({ group, team }: Compiled, days: readonly number[][]): GroupDays[] {
  return Array.from({ length: group.count }, (_, index) => ({
    days: new Set(Array.from(listAt(group.matches, index)).flatMap((one) => days[one] ?? [])),
    perTeam: Math.max(0, ...Array.from(listAt(group.teams, index), (one) => at(team.maxPerDay, one))),
  }));
}

function mostOnWay(
  { match }: Compiled,
  { days, groupDays }: { readonly days: readonly number[][]; readonly groupDays: readonly GroupDays[] },
  { groups, matches }: Way,
): number {
  const most = Math.max(...matches.map((one) => at(match.maxPath, one)));
  const onDay = new Map(matches.flatMap((one) => days[one] ?? []).map((day) => [day, most]));
  const ofGroups = new Map<number, number>();
  for (const index of groups) {
    const { days: own = [], perTeam = 0 } = groupDays[index] ?? {};
    for (const day of own) ofGroups.set(day, (ofGroups.get(day) ?? 0) + perTeam);
  }
  for (const [day, count] of ofGroups) onDay.set(day, Math.max(onDay.get(day) ?? 0, count));
  return [...onDay.values()].reduce((sum, count) => sum + count, 0);
}

/** The days on which each match may be. */
function daysOfMatches({ match, permission, slot }: Compiled, { earliest, latest }: Windows): number[][] {
  const ofPermission = Array.from({ length: permission.count }, (_, own) => [
    ...new Set(Array.from(listAt(permission.slots, own), (one) => at(slot.day, one))),
  ]);
  return Array.from(match.permission, (own, one) => {
    const [first, last] = [at(earliest, one), at(latest, one)].map((start) =>
      Math.floor(start / minutesOfDay),
    );
    return (ofPermission[own] ?? []).filter((day) => day >= (first ?? 0) && day <= (last ?? 0));
  });
}

import { type Compiled, at, listAt } from './compiled.ts';
import type { Windows } from './windows.ts';

/** Teams of a category with more matches than their days allow in any order. */
export interface CategoryOverload {
  readonly category: string;
  readonly teams: number;
  /** The worst team: number of its matches, and of those that its days allow at most. */
  readonly need: number;
  readonly have: number;
}

/**
 * A bound from the rules of each team alone: at most its matches per day, and no more than fit between the
 * first and the last start with rests.
 */
export function categoryOverloads(problem: Compiled, windows: Windows): CategoryOverload[] {
  const worst = new Map<number, CategoryOverload>();
  const starts = startsByDay(problem);
  for (let team = 0; team < problem.team.count; team += 1) {
    const matches = listAt(problem.team.matches, team);
    const [first] = matches;
    if (first === undefined) continue;
    const have = mostOf(problem, { ...windows, starts }, team, matches);
    if (have >= matches.length) continue;
    const index = at(problem.match.category, first);
    const before = worst.get(index);
    const category = problem.names.categories[index] ?? '';
    const isWorse = before === undefined || matches.length - have > before.need - before.have;
    const figures = isWorse ? { need: matches.length, have } : { need: before.need, have: before.have };
    worst.set(index, { category, teams: (before?.teams ?? 0) + 1, ...figures });
  }
  return [...worst.values()].toSorted((a, b) => b.need - b.have - (a.need - a.have));
}

/** Largest number of its matches that the days of a team allow. */
function mostOf(problem: Compiled, windows: Days, team: number, matches: Int32Array): number {
  let most = 0;
  for (let day = 0; day < problem.days; day += 1) {
    const ranges = Array.from(matches, (match) => startsOn(problem, windows, match, day)).filter(
      (range) => range !== null,
    );
    if (ranges.length === 0) continue;
    const from = Math.min(...ranges.map((range) => range.from));
    const span = Math.max(...ranges.map((range) => range.to)) - from;
    const shortest = Math.min(...Array.from(matches, (match) => at(problem.match.duration, match)));
    // The last match may begin at the last start, so only matches and rests between starts count.
    const inSpan = Math.floor(span / (shortest + at(problem.team.rest, team))) + 1;
    most += Math.min(ranges.length, at(problem.team.maxPerDay, team), inSpan);
  }
  return Math.min(most, matches.length - tooClose(problem, windows, team, matches));
}

/** How many matches are too many between two minutes, among those that can be at no other time. */
function tooClose(
  problem: Compiled,
  { earliest, latest }: Windows,
  team: number,
  matches: Int32Array,
): number {
  const shortest = Math.min(...Array.from(matches, (match) => at(problem.match.duration, match)));
  const cycle = shortest + at(problem.team.rest, team);
  let most = 0;
  for (const first of matches) {
    for (const last of matches) {
      const [from, to] = [at(earliest, first), at(latest, last)];
      if (to < from) continue;
      let inside = 0;
      for (const match of matches) inside += Number(at(earliest, match) >= from && at(latest, match) <= to);
      most = Math.max(most, inside - Math.floor((to - from) / cycle) - 1);
    }
  }
  return most;
}

type Days = Windows & { readonly starts: readonly (readonly number[])[] };

/** The different starts of each permission × days + day, in order. */
function startsByDay({ permission, slot, days }: Compiled): number[][] {
  return Array.from({ length: permission.count }, (_, index) => {
    const onDay = Array.from({ length: days }, () => new Set<number>());
    for (const one of listAt(permission.slots, index)) onDay[at(slot.day, one)]?.add(at(slot.start, one));
    return onDay.map((starts) => [...starts].toSorted((a, b) => a - b));
  }).flat();
}

/** First and last possible start of a match on a day; null: not on that day. */
function startsOn(
  { match, days }: Compiled,
  { earliest, latest, starts }: Days,
  one: number,
  day: number,
): { readonly from: number; readonly to: number } | null {
  const own = starts[at(match.permission, one) * days + day] ?? [];
  const from = own.find((start) => start >= at(earliest, one));
  const to = own.findLast((start) => start <= at(latest, one));
  return from === undefined || to === undefined || from > to ? null : { from, to };
}

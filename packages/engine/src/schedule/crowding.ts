import { type Compiled, at, listAt } from './compiled.ts';
import type { Windows } from './windows.ts';

/** Teams of a category that have more matches than their days hold, whatever the order. */
export interface Crowded {
  readonly category: string;
  readonly teams: number;
  /** Of the team that is worst off: its matches, and how many of them its days hold at the most. */
  readonly need: number;
  readonly have: number;
}

/**
 * What the rules of a team alone prove: on each day at most its matches of a day, and no more than fit between the first
 * and the last start with its rest between them.
 */
export function crowding(problem: Compiled, windows: Windows): Crowded[] {
  const worst = new Map<number, Crowded>();
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

/** How many of its matches the days of a team hold at the most. */
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
    // The last of them may begin at the last start: a match and its rest lie between two starts.
    const inSpan = Math.floor(span / (shortest + at(problem.team.rest, team))) + 1;
    most += Math.min(ranges.length, at(problem.team.maxPerDay, team), inSpan);
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

/** The first and the last start that a match may have on a day; null: it cannot be on that day. */
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

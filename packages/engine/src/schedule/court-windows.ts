import { type Compiled, at, listAt, isSet } from './compiled.ts';
import type { Windows } from './windows.ts';

/** Larger plans keep the windows of their chains: the sets of matches before each one grow with the square. */
const mostMatches = 1000;

/**
 * Windows narrowed by courts: a match waits for all matches on the ways to it, and these need a start each. The
 * last one of those that are at least so many rounds before it leaves time for as many rounds.
 */
export function courtWindows(problem: Compiled, windows: Windows): Windows {
  if (problem.match.count > mostMatches) return windows;
  const earliest = bounded(problem, windows.earliest, 1);
  const latest = bounded(
    problem,
    windows.latest.map((one) => -one),
    -1,
  ).map((one) => -one);
  return { earliest, latest };
}

/** Bounds in the direction of time (sign 1) or against it, where all times are negative. */
function bounded(problem: Compiled, from: Int32Array, sign: 1 | -1): Int32Array {
  const { match, slot, permission } = problem;
  const bounds = from.slice();
  const rounds = roundsBefore(problem, sign);
  const order = Array.from(bounds.keys()).sort(
    (a, b) => (at(match.tail, b) - at(match.tail, a)) * sign || a - b,
  );
  for (const one of order) {
    const before = rounds[one] ?? new Map<number, number>();
    if (before.size === 0) continue;
    const hop = shortestHop(problem, [one, ...before.keys()]);
    let bound = at(bounds, one);
    for (let round = 1; ; round += 1) {
      const set = [...before].filter(([, away]) => away >= round).map(([other]) => other);
      if (set.length === 0) break;
      const last = lastStart(problem, set, bounds, sign);
      bound = Math.max(bound, last === null ? -Infinity : last + round * hop);
    }
    const own = listAt(permission.slots, at(match.permission, one));
    const starts = Array.from(own, (each) => at(slot.start, each) * sign).filter((start) => start >= bound);
    // Without a start the windows say so by themselves, once the bound is beyond them.
    bounds[one] = starts.length === 0 ? bound : Math.min(...starts);
  }
  return bounds;
}

/** For each match those on the ways to it, with the number of rounds on the longest way. */
function roundsBefore(problem: Compiled, sign: 1 | -1): Map<number, number>[] {
  const { match, group } = problem;
  const next = (one: number): number[] => {
    if (sign === 1) {
      return [...listAt(match.feeders, one)].flatMap((feeder) =>
        feeder >= 0 ? [feeder] : [...listAt(group.matches, -1 - feeder)],
      );
    }
    const own = at(match.group, one);
    return [...listAt(match.followers, one), ...(own < 0 ? [] : listAt(group.followers, own))];
  };
  const known: Map<number, number>[] = [];
  const order = Array.from({ length: match.count }, (_, one) => one).sort(
    (a, b) => (at(match.tail, b) - at(match.tail, a)) * sign,
  );
  for (const one of order) {
    const rounds = new Map<number, number>();
    const add = (other: number, away: number): void => {
      if ((rounds.get(other) ?? 0) < away) rounds.set(other, away);
    };
    for (const direct of next(one)) {
      add(direct, 1);
      for (const [other, away] of known[direct] ?? []) add(other, away + 1);
    }
    known[one] = rounds;
  }
  return known;
}

/** Minutes between the starts of two matches of which one waits for the other, at least. */
function shortestHop({ match, buffers }: Compiled, matches: readonly number[]): number {
  const pause = (one: number): number =>
    isSet(match.decided, one) ? Math.min(buffers.afterGroup, at(match.rest, one)) : at(match.rest, one);
  return (
    Math.min(...matches.map((one) => at(match.duration, one))) + Math.min(...matches.map((one) => pause(one)))
  );
}

/**
 * The start of the last of some matches when each takes the first start that is left, on any court that one of
 * them may use; null: there are too few.
 */
function lastStart(
  { match, slot, permission }: Compiled,
  matches: readonly number[],
  bounds: Int32Array,
  sign: 1 | -1,
): number | null {
  const slots = new Set<number>();
  for (const own of new Set(matches.map((one) => at(match.permission, one)))) {
    for (const one of listAt(permission.slots, own)) slots.add(one);
  }
  const starts = Int32Array.from(slots, (one) => at(slot.start, one) * sign).sort();
  const ready = Int32Array.from(matches, (one) => at(bounds, one)).sort();
  let taken = 0;
  for (const start of starts) {
    if (at(ready, taken) > start) continue;
    taken += 1;
    if (taken === ready.length) return start;
  }
  return null;
}

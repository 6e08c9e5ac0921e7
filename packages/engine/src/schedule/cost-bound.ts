import type { Board } from './board.ts';
import type { Places } from './cheapest-days.ts';
import { type Compiled, at, listAt, isSet } from './compiled.ts';
import { courtWindows } from './court-windows.ts';
import { dayBound } from './day-flow.ts';
import { isAllowedAt } from './load.ts';
import { Relaxation, type Relaxed, roundedUp } from './relaxation.ts';
import { windowsOf } from './windows.ts';

/** Larger plans are relaxed to the starts of all courts together. */
const mostForSlots = 120;
/** Rounds without a better bound until the steps become shorter, and the shortest step. */
const [patience, shortest] = [30, 0.002];

/** Fewer rounds of prices raise nothing. */
const fewestRounds = 10;
/** A cost in tenths of a point, where none is known. */
const guess = 200;

/** What a bound may take. */
export interface BoundOptions {
  /** The cost of a known plan without broken rules, in tenths of a point. */
  readonly known: number;
  /** States that may be looked at: about 15 millions a second. */
  readonly steps: number;
  /** Called now and then with the number of states; `false` ends the search. */
  readonly goesOn?: (steps: number) => boolean;
}

/** A relaxed problem with its prices, and the best bound so far. */
export interface Bounded {
  readonly relaxation: Relaxation;
  value: number;
  relaxed: Relaxed;
}

/**
 * A lower bound of the cost, in tenths of a point: no plan without broken rules in which the locked matches of a
 * board keep their places costs less. null: there is no such plan, or a locked match is where its rules forbid it.
 */
export function costBound(board: Board, options: BoundOptions): number | null {
  if (!isRegular(board)) return null;
  const bounded = relax(board);
  raise(bounded, options, unitOf(board.problem));
  return bounded.value === Infinity ? null : roundedUp(bounded.value, unitOf(board.problem));
}

/** Whether all locked matches are where their own rules permit them. */
export function isRegular(board: Board): boolean {
  const { problem } = board;
  return board.slotOf.every((place, match) => {
    if (!isSet(board.locked, match)) return true;
    const start = at(problem.slot.start, place);
    const isInTime = start >= at(board.earliest, match) && start <= at(board.latest, match);
    return isAllowedAt(problem, match, place) && isInTime;
  });
}

/** The relaxed problem before any price, with the bound of the days of groups if that is higher. */
export function relax(board: Board): Bounded {
  const { problem } = board;
  const isSmall = problem.match.count <= mostForSlots;
  const relaxation = new Relaxation(problem, isSmall ? slotsAsPlaces(board) : startsAsPlaces(board));
  const relaxed = relaxation.solve();
  return { relaxation, relaxed, value: Math.max(relaxed.value, dayBound(board)) };
}

/** Raises the bound by changing the prices, until it reaches the cost of a known plan or its steps are used up. */
export function raise(bounded: Bounded, { known, steps, goesOn }: BoundOptions, unit: number): void {
  const { relaxation } = bounded;
  if (relaxation.stepsOfSolution * fewestRounds > steps) return;
  const until = relaxation.steps + steps;
  let [length, stale] = [1, 0];
  let now = bounded.relaxed;
  let best = relaxation.prices();
  while (relaxation.steps < until && length >= shortest && now.value < Infinity) {
    if (roundedUp(bounded.value, unit) >= known || goesOn?.(relaxation.steps) === false) break;
    relaxation.move(now, length * missingTo(known, now.value));
    now = relaxation.solve();
    stale += 1;
    if (now.value > bounded.value) {
      if (now.value > bounded.value + unit / 20) stale = 0;
      bounded.value = now.value;
      bounded.relaxed = now;
      best = relaxation.prices();
    } else if (stale >= patience) {
      length /= 2;
      stale = 0;
    }
  }
  relaxation.setPrices(best);
}

/** How much a bound lacks to the cost of a known plan; without one, to more than it has. */
export function missingTo(known: number, value: number): number {
  return Math.max(1, (known === Infinity ? guess + 1.5 * value : known) - value);
}

/** All costs are multiples of it. */
export function unitOf({ weights, travel, match }: Compiled): number {
  if (match.wishers.items.length > 0 || match.meets.items.length > 0) return 1;
  const ways = Array.from(new Set(travel), (way) => way * weights.travelPerMinute);
  return Math.max(1, [...Object.values(weights), ...ways].reduce(greatestCommonDivisor, 0));
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

/** Places of each match between those that must be before it and after it; a locked one keeps its own. */
function domainsOf(board: Board): Int32Array[] {
  const { problem } = board;
  const { slot, match, permission } = problem;
  const { earliest, latest } = courtWindows(problem, windowsOf(problem));
  const kept = new Set(Array.from(board.slotOf.keys()).filter((one) => isSet(board.locked, one)));
  const taken = new Set([...kept].map((one) => at(board.slotOf, one)));
  // Matches with the same places share their list.
  const known = new Map<string, Int32Array>();
  return Array.from(match.permission, (own, one) => {
    if (kept.has(one)) return board.isPlaced(one) ? Int32Array.of(at(board.slotOf, one)) : new Int32Array();
    const name = `${own} ${at(earliest, one)} ${at(latest, one)}`;
    const list =
      known.get(name) ??
      listAt(permission.slots, own)
        .filter((place) => {
          const start = at(slot.start, place);
          const isFree = !isSet(board.closed, place) && !taken.has(place);
          return isFree && start >= at(earliest, one) && start <= at(latest, one);
        })
        .toSorted((a, b) => at(slot.start, a) - at(slot.start, b) || a - b);
    known.set(name, list);
    return list;
  });
}

function slotsAsPlaces(board: Board): { places: Places; domains: Int32Array[] } {
  const { count, start, hall } = board.problem.slot;
  const places = { count, start, hall, capacity: new Int32Array(count).fill(1) };
  return { places, domains: domainsOf(board) };
}

/** The different starts, each with as many courts as begin then. */
function startsAsPlaces(board: Board): { places: Places; domains: Int32Array[] } {
  const { slot } = board.problem;
  const starts = Int32Array.from(new Set(slot.start)).sort();
  const indexOf = new Map(Array.from(starts, (start, index) => [start, index]));
  const capacity = new Int32Array(starts.length);
  const placeOf = slot.start.map((start) => indexOf.get(start) ?? 0);
  for (const place of placeOf) capacity[place] = at(capacity, place) + 1;
  const places = {
    count: starts.length,
    start: starts,
    hall: new Int32Array(starts.length).fill(-1),
    capacity,
  };
  const known = new Map<Int32Array, Int32Array>();
  const domains = domainsOf(board).map((list) => {
    const own =
      known.get(list) ?? Int32Array.from(new Set(Array.from(list, (one) => at(placeOf, one)))).sort();
    known.set(list, own);
    return own;
  });
  return { places, domains };
}

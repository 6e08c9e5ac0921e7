import { type Compiled, at, listAt } from './compiled.ts';
import { type CategoryOverload, categoryOverloads } from './category-overload.ts';
import { courtWindows } from './court-windows.ts';
import { hasNoOrder } from './every-order.ts';
import { type GroupOverload, groupOverloads, ownGroups, sharedBounds } from './group-bounds.ts';
import { placeShortage } from './place-matching.ts';
import { type WayOverload, wayOverloads } from './way-overload.ts';
import { type Windows, windowsOf } from './windows.ts';

/** A set of matches that must begin by a minute, and the number of places until then. */
export interface Bottleneck {
  /** Categories of the matches. */
  readonly categories: readonly string[];
  /** Whether they must begin by this minute, cannot begin before it, or must begin from `since` to it. */
  readonly side: 'by' | 'from' | 'within';
  readonly since: number | null;
  readonly minute: number;
  readonly need: number;
  readonly have: number;
}

export interface Capacity {
  /** false: no schedule without unplaced matches exists. true proves nothing. */
  readonly ok: boolean;
  /** The worst bottleneck of each set of places, worst first. */
  readonly tightest: readonly Bottleneck[];
  /** Matches without any possible place. */
  readonly homeless: readonly string[];
  /** Categories whose teams have more matches than their days allow, worst first. */
  readonly crowded: readonly CategoryOverload[];
  /** Groups whose matches do not fit into the days of their teams together, worst first. */
  readonly groups: readonly GroupOverload[];
  /** The worst match of each category that its teams reach with more matches than their days allow. */
  readonly ways: readonly WayOverload[];
  /** No count proves it, but no order of the matches keeps their rests and ways: all of them were tried. */
  readonly noOrder: boolean;
  /** Spare places for all matches by start: negative proves a shortage. */
  readonly spare: readonly SparePlaces[];
}

/** At one start: places until then, matches that must begin by then, and the difference. */
interface SparePlaces {
  readonly minute: number;
  readonly have: number;
  readonly need: number;
  readonly places: number;
}

/** Larger plans are checked from one minute to another with all places only, which takes less time. */
const mostForSets = 1000;

/**
 * Hall's condition: the matches that must begin by a minute need as many places until then. Checked for the
 * places of each permission with all matches that are restricted to them, from both ends of the tournament.
 */
export function capacity(problem: Compiled): Capacity {
  const windows = courtWindows(problem, windowsOf(problem));
  const crowded = categoryOverloads(problem, windows);
  // Teams with too many matches say it more simply than their groups.
  const isCrowded = new Set(crowded.map(({ category }) => category));
  const own = ownGroups(problem, windows);
  const groups = groupOverloads(problem, own)
    .filter(({ category }) => !isCrowded.has(category))
    .toSorted((a, b) => b.need - b.have - (a.need - a.have));
  const ways = wayOverloads(problem, windows).filter(({ category }) => !isCrowded.has(category));
  const homeless = problem.names.matches.filter(
    (_, match) => at(windows.latest, match) < at(windows.earliest, match),
  );
  const everything = wholeSet(problem);
  const isSmall = problem.match.count <= mostForSets;
  const shared = sharedBounds(problem, windows, own);
  const [whole, parts] = [ordersOf(problem, shared.whole), ordersOf(problem, shared.parts)];
  const tightest = [
    ...whole.map((order) => worst(problem, everything, order)),
    worstWithin(problem, everything, windows),
    ...setsOf(problem).flatMap((set) => [
      ...parts.map((order) => worst(problem, set, order)),
      isSmall ? worstWithin(problem, set, windows) : null,
    ]),
    isSmall ? sharedShortage(problem, windows) : null,
  ]
    .filter((found) => found !== null)
    .toSorted((a, b) => b.need - b.have - (a.need - a.have));
  const isSingle = homeless.length + crowded.length + groups.length + ways.length === 0;
  const isCounted = isSingle && tightest.every(({ need, have }) => need <= have);
  const noOrder = isCounted && hasNoOrder(problem, windows);
  return {
    ok: isCounted && !noOrder,
    tightest,
    homeless,
    crowded,
    groups,
    ways,
    noOrder,
    spare: spareBy(problem, everything, whole[0]),
  };
}

/** A set of slots, and the matches restricted to it; 1: member. */
interface PlaceSet {
  readonly hasSlot: Uint8Array;
  readonly hasPermission: Uint8Array;
}

function wholeSet({ permission, slot }: Compiled): PlaceSet {
  const hasSlot = new Uint8Array(slot.count);
  for (const one of permission.slots.items) hasSlot[one] = 1;
  return { hasSlot, hasPermission: new Uint8Array(permission.count).fill(1) };
}

/** One set for the slots of each permission. Permissions with the same slots, which are many, share theirs. */
function setsOf({ permission, slot }: Compiled): PlaceSet[] {
  const alike: { readonly slots: Int32Array; readonly hasSlot: Uint8Array; readonly members: number[] }[] =
    [];
  for (let index = 0; index < permission.count; index += 1) {
    const slots = listAt(permission.slots, index);
    const known = alike.find((one) => one.slots.length === slots.length && isWithin(slots, one.hasSlot));
    if (known) known.members.push(index);
    else {
      const hasSlot = permission.allows.subarray(index * slot.count, (index + 1) * slot.count);
      alike.push({ slots, hasSlot, members: [index] });
    }
  }
  return alike.flatMap(({ slots: own, hasSlot }) => {
    if (own.length < 2) return [];
    const hasPermission = new Uint8Array(permission.count);
    for (const { slots, members } of alike) {
      if (slots.length > own.length || !isWithin(slots, hasSlot)) continue;
      for (const member of members) hasPermission[member] = 1;
    }
    return [{ hasSlot, hasPermission }];
  });
}

function isWithin(slots: Int32Array, outer: Uint8Array): boolean {
  for (const one of slots) if (outer[one] !== 1) return false;
  return true;
}

/**
 * Matches by a bound of their start, and slots by start, from one end of the tournament; each sorted once.
 */
interface TimeOrder {
  readonly sign: 1 | -1;
  readonly bounds: Int32Array;
  readonly matches: readonly number[];
  readonly slots: readonly number[];
}

/** By the latest starts, and by the earliest ones from the end. */
function ordersOf(problem: Compiled, { earliest, latest }: Windows): readonly [TimeOrder, TimeOrder] {
  return [orderOf(problem, latest, 1), orderOf(problem, earliest, -1)];
}

function orderOf({ slot }: Compiled, bounds: Int32Array, sign: TimeOrder['sign']): TimeOrder {
  return { sign, bounds, matches: sortedBy(bounds, sign), slots: sortedBy(slot.start, sign) };
}

/** Indices in the order of their keys. Sorted as numbers of key and index, which takes less time than comparing. */
function sortedBy(keys: Int32Array, sign: TimeOrder['sign']): number[] {
  const { length } = keys;
  const numbers = Float64Array.from(keys, (key, index) => key * sign * length + index).sort();
  return Array.from(numbers, (number) => ((number % length) + length) % length);
}

/** The minute with the largest shortage, or the fewest spare places. */
function worst(problem: Compiled, set: PlaceSet, order: TimeOrder): Bottleneck | null {
  const { due, free } = timesOf(problem, set, order);
  let found: { minute: number; need: number; have: number } | null = null;
  let have = 0;
  for (const [index, minute] of due.entries()) {
    if (due[index + 1] === minute) continue;
    while (have < free.length && (free[have] ?? 0) <= minute) have += 1;
    const need = index + 1;
    if (found === null || need - have > found.need - found.have)
      found = { minute: minute * order.sign, need, have };
  }
  if (found === null) return null;
  const side = order.sign === 1 ? 'by' : 'from';
  return { ...found, side, since: null, categories: categoriesOf(problem, set) };
}

/**
 * The time with the largest shortage for matches that can neither begin before it nor after it; null: none is
 * short.
 */
function worstWithin(
  problem: Compiled,
  { hasSlot, hasPermission }: PlaceSet,
  { earliest, latest }: Windows,
): Bottleneck | null {
  const { match, slot } = problem;
  const own = Array.from(match.permission.keys())
    .filter((one) => hasPermission[at(match.permission, one)] === 1 && at(latest, one) >= at(earliest, one))
    .sort((a, b) => at(latest, a) - at(latest, b));
  const starts = Array.from(slot.start.keys())
    .filter((one) => hasSlot[one] === 1)
    .map((one) => at(slot.start, one))
    .sort((a, b) => a - b);
  let found: { since: number; minute: number; need: number; have: number } | null = null;
  for (const since of new Set(own.map((one) => at(earliest, one)))) {
    let need = 0;
    let free = starts.findIndex((start) => start >= since);
    const first = free;
    if (first < 0) continue;
    for (const one of own) {
      if (at(earliest, one) < since) continue;
      need += 1;
      while (free < starts.length && (starts[free] ?? 0) <= at(latest, one)) free += 1;
      const have = free - first;
      const worstYet = found === null ? 0 : found.need - found.have;
      if (need - have > worstYet) found = { since, minute: at(latest, one), need, have };
    }
  }
  return found === null
    ? null
    : { ...found, side: 'within', categories: categoriesOf(problem, { hasSlot, hasPermission }) };
}

/** The matches that have too few places because they share them in a way that no single set shows. */
function sharedShortage(problem: Compiled, windows: Windows): Bottleneck | null {
  const found = placeShortage(problem, windows);
  const matches = found?.matches.filter((one) => at(windows.latest, one) >= at(windows.earliest, one)) ?? [];
  if (found === null || matches.length <= found.places) return null;
  const { match, names } = problem;
  const categories = new Set(matches.map((one) => at(match.category, one)));
  return {
    categories: names.categories.filter((_, index) => categories.has(index)),
    side: 'within',
    since: Math.min(...matches.map((one) => at(windows.earliest, one))),
    minute: Math.max(...matches.map((one) => at(windows.latest, one))),
    need: matches.length,
    have: found.places,
  };
}

/**
 * Bounds of the matches and starts of the slots of a set in the order of time; both with the sign of the
 * order.
 */
function timesOf(
  { match, slot }: Compiled,
  { hasSlot, hasPermission }: PlaceSet,
  { sign, bounds, matches, slots }: TimeOrder,
): { readonly due: readonly number[]; readonly free: readonly number[] } {
  const due: number[] = [];
  const free: number[] = [];
  for (const one of matches) {
    if (hasPermission[at(match.permission, one)] === 1) due.push(at(bounds, one) * sign);
  }
  for (const one of slots) if (hasSlot[one] === 1) free.push(at(slot.start, one) * sign);
  return { due, free };
}

function categoriesOf({ match, names }: Compiled, { hasPermission }: PlaceSet): string[] {
  const has = new Uint8Array(names.categories.length);
  for (let one = 0; one < match.count; one += 1) {
    if (hasPermission[at(match.permission, one)] === 1) has[at(match.category, one)] = 1;
  }
  return names.categories.filter((_, index) => has[index] === 1);
}

function spareBy(problem: Compiled, set: PlaceSet, order: TimeOrder): SparePlaces[] {
  const { due, free } = timesOf(problem, set, order);
  let need = 0;
  return free.flatMap((minute, index) => {
    if (free[index + 1] === minute) return [];
    while (need < due.length && (due[need] ?? 0) <= minute) need += 1;
    return [{ minute, have: index + 1, need, places: index + 1 - need }];
  });
}

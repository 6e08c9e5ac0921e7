import { type Compiled, at, listAt } from './compiled.ts';
import { type CategoryOverload, categoryOverloads } from './category-overload.ts';
import { windowsOf } from './windows.ts';

/** A set of matches that must begin by a minute, and the number of places until then. */
export interface Bottleneck {
  /** Categories of the matches. */
  readonly categories: readonly string[];
  /** Whether they must begin by this minute, or cannot begin before it. */
  readonly side: 'by' | 'from';
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

/**
 * Hall's condition: the matches that must begin by a minute need as many places until then. Checked for the
 * places of each permission with all matches that are restricted to them, from both ends of the tournament.
 */
export function capacity(problem: Compiled): Capacity {
  const windows = windowsOf(problem);
  const { earliest, latest } = windows;
  const crowded = categoryOverloads(problem, windows);
  const homeless = problem.names.matches.filter((_, match) => at(latest, match) < at(earliest, match));
  const everything = wholeSet(problem);
  const sets = [everything, ...setsOf(problem)];
  const [byEnd, byBegin] = [orderOf(problem, latest, 1), orderOf(problem, earliest, -1)];
  const tightest = sets
    .flatMap((set) => [worst(problem, set, byEnd), worst(problem, set, byBegin)])
    .filter((found) => found !== null)
    .toSorted((a, b) => b.need - b.have - (a.need - a.have));
  return {
    ok: homeless.length === 0 && crowded.length === 0 && tightest.every(({ need, have }) => need <= have),
    tightest,
    homeless,
    crowded,
    spare: spareBy(problem, everything, byEnd),
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

/** One set for the slots of each permission, without duplicates. */
function setsOf({ permission, slot }: Compiled): PlaceSet[] {
  const seen = new Set<string>();
  const sets: PlaceSet[] = [];
  for (let index = 0; index < permission.count; index += 1) {
    const hasSlot = permission.allows.subarray(index * slot.count, (index + 1) * slot.count);
    const own = listAt(permission.slots, index).length;
    if (own < 2) continue;
    const hasPermission = Uint8Array.from({ length: permission.count }, (_, other) => {
      const slots = listAt(permission.slots, other);
      return slots.length <= own && isWithin(slots, hasSlot) ? 1 : 0;
    });
    const name = hasPermission.join('');
    if (seen.has(name)) continue;
    seen.add(name);
    sets.push({ hasSlot, hasPermission });
  }
  return sets;
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

function orderOf({ match, slot }: Compiled, bounds: Int32Array, sign: TimeOrder['sign']): TimeOrder {
  const sorted = (keys: Int32Array, count: number): number[] =>
    Array.from({ length: count }, (_, index) => index).sort((a, b) => (at(keys, a) - at(keys, b)) * sign);
  return { sign, bounds, matches: sorted(bounds, match.count), slots: sorted(slot.start, slot.count) };
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
  return { ...found, side: order.sign === 1 ? 'by' : 'from', categories: categoriesOf(problem, set) };
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

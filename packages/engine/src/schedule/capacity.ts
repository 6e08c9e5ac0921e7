import { type Compiled, at, listAt } from './compiled.ts';
import { type Crowded, crowding } from './crowding.ts';
import { windowsOf } from './windows.ts';

/** A set of matches that have to begin by some minute, and the places that there are for them until then. */
export interface Bottleneck {
  /** Categories whose matches are counted. */
  readonly categories: readonly string[];
  /** They must have begun by this minute, or cannot begin before it. */
  readonly side: 'by' | 'from';
  readonly minute: number;
  readonly need: number;
  readonly have: number;
}

export interface Capacity {
  /** False: no schedule without unplaced matches exists. True proves nothing. */
  readonly ok: boolean;
  /** The worst of each set of places, worst first. */
  readonly tightest: readonly Bottleneck[];
  /** Matches that no place allows at any time. */
  readonly homeless: readonly string[];
  /** Categories whose teams have more matches than their days hold, worst first. */
  readonly crowded: readonly Crowded[];
  /** Places to spare for all matches by each start: below 0 is the proof of a shortage. */
  readonly spare: readonly { readonly minute: number; readonly places: number }[];
}

/**
 * Hall's condition: whatever the order, the matches that must have begun by a minute need as many places until then. Checked for
 * the places of each permission with all matches that may play nowhere else, from both ends of the tournament.
 */
export function capacity(problem: Compiled): Capacity {
  const windows = windowsOf(problem);
  const { earliest, latest } = windows;
  const crowded = crowding(problem, windows);
  const homeless = problem.names.matches.filter((_, match) => at(latest, match) < at(earliest, match));
  const everything = wholeSet(problem);
  const sets = [everything, ...setsOf(problem)];
  const tightest = sets
    .flatMap((set) => [worst(problem, set, latest, 'by'), worst(problem, set, earliest, 'from')])
    .filter((found) => found !== null)
    .toSorted((a, b) => b.need - b.have - (a.need - a.have));
  return {
    ok: homeless.length === 0 && crowded.length === 0 && tightest.every(({ need, have }) => need <= have),
    tightest,
    homeless,
    crowded,
    spare: spareBy(problem, everything, latest),
  };
}

interface PlaceSet {
  readonly slots: Int32Array;
  readonly matches: readonly number[];
}

function wholeSet(problem: Compiled): PlaceSet {
  const used = new Set(problem.permission.slots.items);
  return {
    slots: Int32Array.from(used),
    matches: Array.from({ length: problem.match.count }, (_, match) => match),
  };
}

/** For the slots of each permission: the matches that may play nowhere else. Equal sets are taken once. */
function setsOf(problem: Compiled): PlaceSet[] {
  const { permission, match } = problem;
  const seen = new Set<string>();
  const sets: PlaceSet[] = [];
  for (let index = 0; index < permission.count; index += 1) {
    const slots = listAt(permission.slots, index);
    const inside = new Set<number>();
    for (let other = 0; other < permission.count; other += 1) {
      if (isWithin(problem, listAt(permission.slots, other), index)) inside.add(other);
    }
    const name = [...inside].join();
    if (slots.length < 2 || seen.has(name)) continue;
    seen.add(name);
    const matches = Array.from({ length: match.count }, (_, one) => one);
    sets.push({ slots, matches: matches.filter((one) => inside.has(at(match.permission, one))) });
  }
  return sets;
}

function isWithin({ permission, slot }: Compiled, slots: Int32Array, outer: number): boolean {
  return slots.every((one) => permission.allows[outer * slot.count + one] === 1);
}

/** The minute at which a set is shortest of places, or has the fewest to spare. */
function worst(
  problem: Compiled,
  { slots, matches }: PlaceSet,
  bounds: Int32Array,
  side: Bottleneck['side'],
): Bottleneck | null {
  const sign = side === 'by' ? 1 : -1;
  const due = matches.map((match) => at(bounds, match) * sign).toSorted((a, b) => a - b);
  const free = Array.from(slots, (slot) => at(problem.slot.start, slot) * sign).toSorted((a, b) => a - b);
  let found: { minute: number; need: number; have: number } | null = null;
  let have = 0;
  for (const [index, minute] of due.entries()) {
    if (due[index + 1] === minute) continue;
    while (have < free.length && (free[have] ?? 0) <= minute) have += 1;
    const need = index + 1;
    if (found === null || need - have > found.need - found.have)
      found = { minute: minute * sign, need, have };
  }
  if (found === null) return null;
  const categories = new Set(matches.map((match) => at(problem.match.category, match)));
  return { ...found, side, categories: problem.names.categories.filter((_, index) => categories.has(index)) };
}

function spareBy(problem: Compiled, { slots, matches }: PlaceSet, latest: Int32Array): Capacity['spare'] {
  const starts = Array.from(slots, (slot) => at(problem.slot.start, slot)).toSorted((a, b) => a - b);
  const due = matches.map((match) => at(latest, match)).toSorted((a, b) => a - b);
  let needed = 0;
  return starts.flatMap((minute, index) => {
    if (starts[index + 1] === minute) return [];
    while (needed < due.length && (due[needed] ?? 0) <= minute) needed += 1;
    return [{ minute, places: index + 1 - needed }];
  });
}

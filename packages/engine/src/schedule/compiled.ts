import type { Buffers, ScheduleInput, Weights } from './input.ts';

/** Lists of numbers one behind the other: those of `index` are `items[offsets[index]] … items[offsets[index + 1] - 1]`. */
export interface Lists {
  readonly offsets: Int32Array;
  readonly items: Int32Array;
}

/**
 * A scheduling problem in numbers only, as search needs it. Indices stand in the order of `names`; a slot is a start in a
 * hall on a day. What waits for a group has the feeder `-1 - group`. -1: none.
 */
export interface Compiled {
  readonly names: {
    readonly matches: readonly string[];
    readonly halls: readonly string[];
    readonly groups: readonly string[];
    readonly teams: readonly string[];
    readonly coaches: readonly string[];
    readonly categories: readonly string[];
  };
  readonly days: number;
  readonly weights: Weights;
  readonly buffers: Buffers;
  readonly match: {
    readonly count: number;
    readonly duration: Int32Array;
    /** The set of slots that it may take. */
    readonly permission: Int32Array;
    readonly category: Int32Array;
    readonly group: Int32Array;
    readonly round: Int32Array;
    /** Rounds that can follow it. */
    readonly tail: Int32Array;
    readonly rest: Int32Array;
    readonly maxPath: Int32Array;
    readonly teams: Lists;
    readonly coaches: Lists;
    readonly feeders: Lists;
    /** Matches that wait for this one. */
    readonly followers: Lists;
  };
  readonly team: {
    readonly count: number;
    readonly matches: Lists;
    readonly rest: Int32Array;
    readonly maxPerDay: Int32Array;
    readonly notBefore: Int32Array;
    readonly notAfter: Int32Array;
  };
  readonly coach: { readonly count: number; readonly matches: Lists };
  readonly group: {
    readonly count: number;
    readonly matches: Lists;
    readonly followers: Lists;
    /** Matches that wait for the group or for a group that follows it, at any distance. */
    readonly reach: Lists;
    readonly teams: Lists;
    /** Groups that must have ended before. */
    readonly feeders: Lists;
  };
  readonly slot: {
    readonly count: number;
    readonly hall: Int32Array;
    readonly day: Int32Array;
    readonly start: Int32Array;
    readonly length: Int32Array;
    /** First slot and number of slots of hall × days + day. */
    readonly first: Int32Array;
    readonly inHallDay: Int32Array;
  };
  readonly permission: {
    readonly count: number;
    readonly slots: Lists;
    /** 1 at permission × slots + slot. */
    readonly allows: Uint8Array;
  };
  /** Minutes at hall × halls + hall. */
  readonly travel: Int32Array;
  readonly input: ScheduleInput;
}

/** An entry of a typed array that is known to be there. */
export function at(list: Int32Array | Uint8Array, index: number): number {
  return list[index] ?? 0;
}

/** Puts lists one behind the other. */
export function listsOf(lists: readonly (readonly number[])[]): Lists {
  const offsets = new Int32Array(lists.length + 1);
  lists.forEach((list, index) => {
    offsets[index + 1] = at(offsets, index) + list.length;
  });
  const items = new Int32Array(at(offsets, lists.length));
  lists.forEach((list, index) => items.set(list, at(offsets, index)));
  return { offsets, items };
}

/** One list of many, for code that is not hot. */
export function listAt({ offsets, items }: Lists, index: number): Int32Array {
  return items.subarray(at(offsets, index), at(offsets, index + 1));
}

import type { Buffers, ScheduleInput, Weights } from './input.ts';

/** Concatenated lists of numbers: list `index` is `items[offsets[index]] … items[offsets[index + 1] - 1]`. */
export interface Lists {
  readonly offsets: Int32Array;
  readonly items: Int32Array;
}

/**
 * A scheduling problem in numbers for the search. Indices are in the order of `names`; a slot is a start in a
 * hall on a day. A match that waits for a group has the feeder `-1 - group`. -1: none.
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
    /** Index of the set of slots that it may use. */
    readonly permission: Int32Array;
    readonly category: Int32Array;
    readonly group: Int32Array;
    readonly round: Int32Array;
    /** Number of rounds that can follow it. */
    readonly tail: Int32Array;
    readonly rest: Int32Array;
    readonly maxPath: Int32Array;
    readonly teams: Lists;
    readonly coaches: Lists;
    readonly feeders: Lists;
    /** Matches that wait for this one. */
    readonly followers: Lists;
    /** Other matches that teams play that can reach this one: before or after it. */
    readonly apart: Lists;
    /** The inverse of `apart`. */
    readonly apartOf: Lists;
    /** Teams with a wish that can reach it, and the number of all teams that can, for the two seats or one. */
    readonly wishers: Lists;
    readonly reaching: Int32Array;
    readonly open: Int32Array;
    /** Matches at whose time a coach may be needed here, and what that costs. In both directions. */
    readonly meets: Lists;
    readonly meetCosts: Int32Array;
    /** 1: all teams are known, so that only their own matches count. */
    readonly decided: Uint8Array;
    /** No team needs more minutes between two matches of its category, wherever they are. */
    readonly longestPause: Int32Array;
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
    /** Matches that teams of the group can reach: those that wait for one of their groups, transitively. */
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

/** An item of a typed array that is known to exist. */
export function at(list: Int32Array, index: number): number {
  return list[index] ?? 0;
}

/** A yes or no of a typed array. Apart from `at`, which is faster when it only ever reads one kind of array. */
export function isSet(list: Uint8Array, index: number): boolean {
  return list[index] === 1;
}

/** Concatenates lists. */
export function listsOf(lists: readonly (readonly number[])[]): Lists {
  const offsets = new Int32Array(lists.length + 1);
  lists.forEach((list, index) => {
    offsets[index + 1] = at(offsets, index) + list.length;
  });
  const items = new Int32Array(at(offsets, lists.length));
  lists.forEach((list, index) => items.set(list, at(offsets, index)));
  return { offsets, items };
}

/** One list of several, for code that is not hot. */
export function listAt({ offsets, items }: Lists, index: number): Int32Array {
  return items.subarray(at(offsets, index), at(offsets, index + 1));
}

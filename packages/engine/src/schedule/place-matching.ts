import { type Compiled, at } from './compiled.ts';
import { type Windows, slotsInWindows } from './windows.ts';

/** Matches that together have fewer places than they need, whatever courts and times they share with others. */
export interface Shortage {
  readonly matches: readonly number[];
  /** Number of all places that one of them may take. */
  readonly places: number;
}

/**
 * Gives each match a place in its window by augmenting paths. By the theorem of König, the matches that those left
 * over reach by such paths need more places than there are, by as many as are left over.
 * @returns null: each match has a place
 */
export function placeShortage(problem: Compiled, windows: Windows): Shortage | null {
  const places = slotsInWindows(problem, windows);
  const order = Array.from(places.keys()).sort(
    (a, b) => at(windows.latest, a) - at(windows.latest, b) || a - b,
  );
  const holder = new Int32Array(problem.slot.count).fill(-1);
  // What a failed search has reached leads nowhere for the next ones either.
  const isReached = new Uint8Array(problem.slot.count);
  const short: number[] = [];
  for (const one of order) {
    const reached: number[] = [];
    if (augment(one, { places, holder, isReached, reached })) for (const slot of reached) isReached[slot] = 0;
    else short.push(one);
  }
  if (short.length === 0) return null;
  const held = [...isReached.keys()].filter((slot) => isReached[slot] === 1);
  return { matches: [...short, ...held.map((slot) => at(holder, slot))], places: held.length };
}

interface Search {
  readonly places: readonly Int32Array[];
  readonly holder: Int32Array;
  readonly isReached: Uint8Array;
  readonly reached: number[];
}

/** Finds a place for a match, for which others may change theirs: breadth first. */
function augment(first: number, { places, holder, isReached, reached }: Search): boolean {
  const cameFrom = new Map<number, { readonly match: number; readonly from: number }>();
  const queue: { readonly match: number; readonly from: number }[] = [{ match: first, from: -1 }];
  for (const { match, from } of queue) {
    for (const slot of places[match] ?? []) {
      if (isReached[slot] === 1) continue;
      isReached[slot] = 1;
      reached.push(slot);
      cameFrom.set(slot, { match, from });
      const held = at(holder, slot);
      if (held >= 0) {
        queue.push({ match: held, from: slot });
        continue;
      }
      for (let free = slot; free >= 0;) {
        const step = cameFrom.get(free);
        holder[free] = step?.match ?? -1;
        free = step?.from ?? -1;
      }
      return true;
    }
  }
  return false;
}

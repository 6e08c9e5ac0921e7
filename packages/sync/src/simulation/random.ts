/** Pseudo-random numbers: the same seed gives the same run. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  chance(probability: number): boolean;
  /** Whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** An element of the list; undefined when the list is empty. */
  pick<T>(list: readonly T[]): T | undefined;
}

/** mulberry32: 32 bits of state are enough for a run of some thousand draws. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    chance: (probability) => next() < probability,
    between,
    pick: (list) => list[between(0, list.length - 1)],
  };
}

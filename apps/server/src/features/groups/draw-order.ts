import type { Random } from '../../platform/random/index.ts';

/** Ids in random order, each order equally likely (Fisher–Yates). */
export function drawOrder(ids: readonly number[], random: Random): number[] {
  const drawn = [...ids];
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = numberBelow(last + 1, random);
    const [a, b] = [drawn[last], drawn[other]];
    if (a === undefined || b === undefined) continue;
    drawn[last] = b;
    drawn[other] = a;
  }
  return drawn;
}

/**
 * 0 … limit − 1. Numbers above the last multiple of the limit are rejected: a remainder would favour small
 * results.
 */
function numberBelow(limit: number, random: Random): number {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const number = random.bytes(4).readUInt32BE();
    if (number < fair) return number % limit;
  }
}

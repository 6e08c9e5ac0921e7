/** A constraint: a weighted sum of unknown integers that must be at least a number. */
export interface AtLeast {
  /** Weights by unknown. */
  readonly times: readonly number[];
  readonly least: number;
}

/**
 * Whether integers satisfy all constraints, by Fourier–Motzkin elimination. A negative result is always
 * right. A positive one is right if an unknown with weight one can always be eliminated next, as for scores;
 * otherwise the solution may be fractional.
 */
export function canBeMet(all: readonly AtLeast[]): boolean {
  let left = strictest(all);
  while (left && left.length > 0) left = strictest(withoutUnknown(left, nextUnknown(left)));
  return left !== null;
}

/** Each constraint once in lowest terms with its largest bound; null if one can never be satisfied. */
function strictest(all: readonly AtLeast[]): AtLeast[] | null {
  const found = new Map<string, AtLeast>();
  for (const { times, least } of all) {
    const divisor = times.reduce(greatestCommonDivisor, 0);
    if (divisor === 0 && least > 0) return null;
    if (divisor === 0) continue;
    const lowest = { times: times.map((one) => one / divisor), least: Math.ceil(least / divisor) };
    const key = lowest.times.join();
    if (lowest.least > (found.get(key)?.least ?? -Infinity)) found.set(key, lowest);
  }
  return [...found.values()];
}

function greatestCommonDivisor(one: number, other: number): number {
  let [a, b] = [Math.abs(one), Math.abs(other)];
  while (b > 0) [a, b] = [b, a % b];
  return a;
}

/** The constraints without one unknown. */
function withoutUnknown(all: readonly AtLeast[], unknown: number): AtLeast[] {
  const often = ({ times }: AtLeast) => times[unknown] ?? 0;
  const above = all.filter((one) => often(one) > 0);
  const below = all.filter((one) => often(one) < 0);
  const pairs = above.flatMap((low) =>
    below.map((high): AtLeast => {
      const [a, b] = [-often(high), often(low)];
      const times = low.times.map((one, index) => a * one + b * (high.times[index] ?? 0));
      return { times, least: a * low.least + b * high.least };
    }),
  );
  return [...all.filter((one) => often(one) === 0), ...pairs];
}

/** The unknown to eliminate next: one without loss if possible, and with the fewest new constraints. */
function nextUnknown(all: readonly AtLeast[]): number {
  const unknowns = all[0]?.times.map((_, index) => index) ?? [];
  const used = unknowns.flatMap((unknown) => {
    const often = all.map(({ times }) => times[unknown] ?? 0);
    const [above, below] = [often.filter((one) => one > 0), often.filter((one) => one < 0)];
    const exact = above.every((one) => one === 1) || below.every((one) => one === -1);
    const pairs = above.length * below.length;
    return above.length + below.length > 0 ? [{ unknown, exact, pairs }] : [];
  });
  used.sort((a, b) => Number(b.exact) - Number(a.exact) || a.pairs - b.pairs);
  return used[0]?.unknown ?? 0;
}

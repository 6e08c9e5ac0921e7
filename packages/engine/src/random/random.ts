/** Four unsigned 32-bit integers, with which a stopped run can be resumed. */
export type RandomState = readonly [number, number, number, number];

/** A seeded source of random numbers. The same seed gives the same numbers in every JavaScript engine. */
export interface Random {
  /** An integer from 0 to 2^32 - 1. */
  next(): number;
  /** An integer from 0 to `limit` - 1; 0 if `limit` is 0. */
  below(limit: number): number;
  state(): RandomState;
}

const range = 4_294_967_296;
const warmUp = 15;

/** sfc32 (small fast counter, PractRand): 128 bits of state, passes BigCrush. */
export function randomOf(seed: number): Random {
  const random = resumeRandom([seed >>> 0, 0x9e3779b9, 0x243f6a88, 1]);
  for (let turn = 0; turn < warmUp; turn += 1) random.next();
  return random;
}

/** Continues from a state that `state()` returned. */
export function resumeRandom(from: RandomState): Random {
  let a = from[0] | 0;
  let b = from[1] | 0;
  let c = from[2] | 0;
  let d = from[3] | 0;
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  return {
    next,
    below: (limit) => Math.floor((next() / range) * limit),
    state: () => [a >>> 0, b >>> 0, c >>> 0, d >>> 0],
  };
}

/** A new list in random order (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(random.below(left.length), 1));
  return drawn;
}

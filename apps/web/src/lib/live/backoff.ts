const second = 1000;
const longest = 60 * second;

/** Milliseconds ± 20 %, so that many pages do not return in the same instant. `random` is in 0…1. */
export function spread(milliseconds: number, random: number): number {
  return Math.round(milliseconds * (0.8 + 0.4 * random));
}

/** How long to wait before the n-th repeated attempt (1 is the first): 1 s, 2 s, 4 s … at most a minute, ± 20 %. */
export function backoff(failures: number, random: number): number {
  return spread(Math.min(longest, second * 2 ** (Math.max(1, failures) - 1)), random);
}

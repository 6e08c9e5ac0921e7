import type { Placing, Reason } from './placing.ts';

/**
 * Every tie of a table and what broke it, in the order of the table: the reasons beyond points and withdrawal,
 * each once. A tie that several criteria had to break appears once for each of them.
 */
export function tieExplanations(placings: readonly Placing[]): Reason[] {
  const found = new Set<Reason>();
  for (const { path } of placings) {
    for (const reason of path) {
      if (reason.criterion !== 'points' && reason.criterion !== 'withdrawn') found.add(reason);
    }
  }
  return [...found];
}

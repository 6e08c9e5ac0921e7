import type { Placing, Reason } from './placing.ts';

/**
 * All ties of a table with the criteria that broke them, in the order of the table: reasons beyond points and
 * withdrawal, each once. A tie that several criteria broke appears once for each.
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

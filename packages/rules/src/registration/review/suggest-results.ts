import type { WithdrawnPolicy } from '../../vocabulary/index.ts';

/** Position of a withdrawing team in the tournament. */
export interface TeamPhase {
  /** Number of groups in which it has played all matches. */
  readonly finishedGroups: number;
}

/**
 * Policies for the results of a withdrawing team (rule BO10): in its first group the edition's policy is
 * suggested; later the results count and the remaining matches are lost by walkover, since others advanced by
 * these results.
 * @returns possible policies, the suggested one first
 */
export function resultChoices({ finishedGroups }: TeamPhase, ofEdition: WithdrawnPolicy): WithdrawnPolicy[] {
  const suggested = finishedGroups > 0 ? 'kept' : ofEdition;
  return [...new Set([suggested, 'annulled', 'kept'] as const)];
}

import type { WithdrawnPolicy } from '../../vocabulary/index.ts';

/** Where a team stands in the tournament when it withdraws. */
export interface TeamPhase {
  /** Groups in which it has played all of its matches. */
  readonly finishedGroups: number;
}

/**
 * What should become of the results of a team that withdraws (rule BO10): as long as it is in its first group the edition's policy; later the
 * results stand and what is left is lost by walkovers, since others went on by them.
 *
 * @returns what can be chosen, the suggested one first
 */
export function resultChoices({ finishedGroups }: TeamPhase, ofEdition: WithdrawnPolicy): WithdrawnPolicy[] {
  const suggested = finishedGroups > 0 ? 'kept' : ofEdition;
  return [...new Set([suggested, 'annulled', 'kept'] as const)];
}

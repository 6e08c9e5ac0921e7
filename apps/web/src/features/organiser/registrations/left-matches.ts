import type { TeamWithdrawal } from '@sevenmetre/contract/teams/team-states';
import type { WithdrawnPolicy } from '@sevenmetre/rules/vocabulary';

/**
 * Number of matches to play that a withdrawal leaves with the team: those that no other team takes over. Nobody plays them,
 * and they keep their places in the plan. Played matches that wait for approval are none of them.
 */
export function leftMatches(
  { team, open, toApprove, choices, ...effect }: TeamWithdrawal,
  results: WithdrawnPolicy | undefined,
): number {
  const { sides } = choices.find((choice) => choice.results === results) ?? effect;
  const taken = sides.filter(({ before, after }) => before?.id === team.id && after?.id !== team.id);
  const elsewhere = new Set([...toApprove, ...taken.map(({ matchNumber }) => matchNumber)]);
  return Math.max(0, open - elsewhere.size);
}

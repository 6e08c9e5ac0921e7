import type { TeamWithdrawal } from '@sevenmetre/contract/teams/team-states';
import type { WithdrawnPolicy } from '@sevenmetre/rules/vocabulary';

/**
 * Number of open matches that a withdrawal leaves with the team: those that no other team takes over. Nobody plays them, and
 * they keep their places in the plan.
 */
export function leftMatches(
  { team, open, choices, ...effect }: TeamWithdrawal,
  results: WithdrawnPolicy | undefined,
): number {
  const { sides } = choices.find((choice) => choice.results === results) ?? effect;
  const taken = sides.filter(({ before, after }) => before?.id === team.id && after?.id !== team.id);
  return Math.max(0, open - new Set(taken.map(({ matchNumber }) => matchNumber)).size);
}

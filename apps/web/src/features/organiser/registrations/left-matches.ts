import type { TeamWithdrawal } from '@sevenmetre/contract/teams/team-states';
import type { WithdrawnPolicy } from '@sevenmetre/rules/vocabulary';

export interface LeftMatches {
  /** Number of matches of groups: they keep their places in the plan until a group goes on smaller. */
  readonly inGroups: number;
  /** Number of matches of the play-off: their opponents win without a match. */
  readonly inPlayoff: number;
}

/**
 * The matches to play that a withdrawal leaves with the team: those that no other team takes over. Nobody plays them. Played
 * matches that wait for approval are none of them.
 */
export function leftMatches(
  { team, open, toApprove, inPlayoff, choices, ...effect }: TeamWithdrawal,
  results: WithdrawnPolicy | undefined,
): LeftMatches {
  const { sides } = choices.find((choice) => choice.results === results) ?? effect;
  const taken = sides.filter(({ before, after }) => before?.id === team.id && after?.id !== team.id);
  const elsewhere = new Set([...toApprove, ...taken.map(({ matchNumber }) => matchNumber)]);
  const playoff = inPlayoff.filter((number) => !elsewhere.has(number)).length;
  return { inGroups: Math.max(0, open - elsewhere.size - playoff), inPlayoff: playoff };
}

import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';

/** Whether nobody plays the match: a new plan has it no more, or a team has withdrawn. */
export function isCalledOff({ cancelled, withdrawn }: Pick<MatchTicket, 'cancelled' | 'withdrawn'>): boolean {
  return cancelled === true || withdrawn !== undefined;
}

import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { isLive } from '../../../lib/matches/match-clock.ts';

export interface MyMatch {
  readonly ticket: MatchTicket;
  readonly category: TeamSlice['category'];
}

/**
 * The match that each team plays now, else its next one, each match once: live ones first, then by time. The first page
 * follows the stream, so what it says of a match goes before what the team's own page said a minute ago.
 */
export function myMatches(
  teams: readonly TeamSlice[],
  { live, next }: Pick<DashboardSlice, 'live' | 'next'>,
): MyMatch[] {
  const fresh = new Map([...live, ...next].map((ticket) => [ticket.id, ticket]));
  const found = new Map<number, MyMatch>();
  for (const { matches, category } of teams) {
    const known = matches.map((match) => fresh.get(match.id) ?? match);
    const ticket = known.find(isLive) ?? known.find(({ stageCode }) => stageCode === 'not_started');
    if (ticket) found.set(ticket.id, { ticket, category });
  }
  const rank = ({ ticket }: MyMatch) =>
    `${isLive(ticket) ? 0 : 1} ${ticket.day ?? '9'} ${ticket.time ?? '99'} ${ticket.matchNumber}`;
  return [...found.values()].sort((a, b) => rank(a).localeCompare(rank(b), 'en'));
}

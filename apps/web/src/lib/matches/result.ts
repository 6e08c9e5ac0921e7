import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { knownTeam } from '@sevenmetre/phrases/names';

export type TeamResult = 'win' | 'tie' | 'loss';

/** On which side of a match a team stands or is certain to; null when it does not play in it. */
function sideOf({ home, away }: Pick<MatchTicket, 'home' | 'away'>, teamId: number) {
  if (knownTeam(home)?.id === teamId) return 'home';
  return knownTeam(away)?.id === teamId ? 'away' : null;
}

/** How a match ended for a team; null before its end, and where the result is hidden or does not count. A walkover against both is lost by both. */
export function resultOf(ticket: MatchTicket, teamId: number): TeamResult | null {
  const { homeScore, awayScore, stageCode, walkOver, notCounted } = ticket;
  const side = sideOf(ticket, teamId);
  const isOver = stageCode === 'finished' || stageCode === 'waiting_for_approval';
  if (side === null || !isOver || notCounted || homeScore === null || awayScore === null) return null;
  if (walkOver === 'both') return 'loss';
  if (homeScore === awayScore) return 'tie';
  return homeScore > awayScore === (side === 'home') ? 'win' : 'loss';
}

/** The score of a match from a team's side, its own goals first; null before there is one. */
export function scoreFor(ticket: MatchTicket, teamId: number): string | null {
  const { homeScore, awayScore } = ticket;
  if (homeScore === null || awayScore === null) return null;
  return sideOf(ticket, teamId) === 'away' ? `${awayScore}:${homeScore}` : `${homeScore}:${awayScore}`;
}

/** The other side of a match of a team. */
export function otherSide({ home, away }: Pick<MatchTicket, 'home' | 'away'>, teamId: number) {
  return sideOf({ home, away }, teamId) === 'away' ? home : away;
}

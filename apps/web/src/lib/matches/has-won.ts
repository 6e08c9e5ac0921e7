import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';

/** Only a match that is over has a winner; a walkover against both has none, nor has a result that does not count. */
export function hasWon(
  {
    homeScore,
    awayScore,
    stageCode,
    notCounted,
  }: Pick<MatchTicket, 'homeScore' | 'awayScore' | 'stageCode' | 'notCounted'>,
  side: 'home' | 'away',
): boolean {
  if (stageCode !== 'finished' && stageCode !== 'waiting_for_approval') return false;
  if (notCounted || homeScore === null || awayScore === null) return false;
  return side === 'home' ? homeScore > awayScore : awayScore > homeScore;
}

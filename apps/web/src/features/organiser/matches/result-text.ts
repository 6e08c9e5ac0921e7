import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { Translator } from '@sevenmetre/phrases';

interface Scores {
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}

/** `17:15`; null: there is none. */
export function scoreText({ homeScore, awayScore }: Scores): string | null {
  return homeScore === null || awayScore === null ? null : `${homeScore}:${awayScore}`;
}

/** The result of a match, or why it will have none. */
export function resultText(t: Translator, ticket: MatchTicket): string {
  if (ticket.cancelled) return t('officialScore.matches.cancelled');
  if (ticket.withdrawn !== undefined) return t('officialScore.matches.withdrawn');
  const score = scoreText(ticket);
  if (score === null) return t('officialScore.matches.noScore');
  return ticket.notCounted ? t('officialScore.matches.notCounted', { score }) : score;
}

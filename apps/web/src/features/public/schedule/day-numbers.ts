import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';

interface DayNumbers {
  readonly matches: number;
  readonly goals: number;
  readonly ties: number;
  /** Of the match with the largest difference, the higher score first; null: every match was a tie. */
  readonly largestWin: string | null;
  /** The match with the smallest difference that was won, of several the one with the most goals. */
  readonly closest: MatchTicket | null;
}

/** What the results of a day amount to. Walkovers and what does not count were not played; null: nothing was. */
export function dayNumbers(tickets: readonly MatchTicket[]): DayNumbers | null {
  const played = tickets.flatMap((ticket) => {
    const { homeScore: home, awayScore: away, stageCode, walkOver, notCounted } = ticket;
    const isOver = stageCode === 'finished' || stageCode === 'waiting_for_approval';
    if (!isOver || walkOver !== null || notCounted || home === null || away === null) return [];
    return { ticket, goals: home + away, more: Math.max(home, away), less: Math.min(home, away) };
  });
  if (played.length === 0) return null;
  const won = played.filter(({ more, less }) => more > less);
  const by = ({ more, less }: (typeof won)[number]) => more - less;
  const closest = won.toSorted((a, b) => by(a) - by(b) || b.goals - a.goals)[0];
  const largest = won.toSorted((a, b) => by(b) - by(a) || b.goals - a.goals)[0];
  return {
    matches: played.length,
    goals: played.reduce((sum, { goals }) => sum + goals, 0),
    ties: played.length - won.length,
    largestWin: largest ? `${largest.more}:${largest.less}` : null,
    closest: closest?.ticket ?? null,
  };
}

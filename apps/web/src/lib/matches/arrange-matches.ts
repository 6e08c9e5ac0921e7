import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { isLive } from './match-clock.ts';

export interface DayOfMatches {
  /** ISO date in the tournament's zone; null: not planned yet. */
  readonly day: string | null;
  readonly matches: readonly MatchTicket[];
}

/**
 * Matches by day as a visitor looks for them: first what is live, today and the days to come in playing order,
 * then past days, latest first. Matches of today go live → to come → played.
 */
export function arrangeMatches(matches: readonly MatchTicket[], today: string): readonly DayOfMatches[] {
  const days = new Map<string | null, MatchTicket[]>();
  for (const match of matches) {
    // A match that runs past midnight, or that a late hall plays a day later, belongs to now.
    const day = isLive(match) ? today : match.day;
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return [...days]
    .map(([day, ofDay]): DayOfMatches => ({ day, matches: orderInDay(ofDay, day, today) }))
    .sort((a, b) => dayRank(a.day, today) - dayRank(b.day, today) || compareDays(a.day, b.day, today));
}

function orderInDay(matches: readonly MatchTicket[], day: string | null, today: string): MatchTicket[] {
  const backwards = day !== null && day < today;
  return matches.toSorted(
    (a, b) => stateRank(a) - stateRank(b) || byTime(a, b) * (backwards || stateRank(a) === 2 ? -1 : 1),
  );
}

/** 0 live, 1 to come, 2 over. */
function stateRank(match: MatchTicket): number {
  if (isLive(match)) return 0;
  return match.stageCode === 'not_started' ? 1 : 2;
}

function byTime(a: MatchTicket, b: MatchTicket): number {
  return (a.time ?? '99').localeCompare(b.time ?? '99', 'en') || a.matchNumber - b.matchNumber;
}

/** 0 today and later, 1 not planned, 2 behind. */
function dayRank(day: string | null, today: string): number {
  if (day === null) return 1;
  return day >= today ? 0 : 2;
}

function compareDays(a: string | null, b: string | null, today: string): number {
  if (a === null || b === null || a === b) return 0;
  return (a < b ? -1 : 1) * (a >= today ? 1 : -1);
}

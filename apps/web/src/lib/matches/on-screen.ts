import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { isLive } from './match-clock.ts';
import { hasBegun } from './now-line.ts';

export interface OnScreen {
  /** What is being played, or has just ended. */
  readonly playing: MatchTicket | null;
  /** What comes after it, today and later, in playing order. */
  readonly coming: readonly MatchTicket[];
}

/** Milliseconds after which a stage that nobody has ended is not being played any more. */
const abandonedAfter = 3 * 3_600_000;

/**
 * What the screen of a hall shows of its matches.
 *
 * @param today ISO date in the tournament's zone
 * @param now milliseconds UTC
 */
export function onScreenAt(matches: readonly MatchTicket[], today: string, now: number): OnScreen {
  const begun = matches.findLastIndex(hasBegun);
  const last = matches[begun];
  const live = matches.findLast((match) => isLive(match) && isRecent(match, now));
  const ended = last?.stageCode === 'waiting_for_approval' && last.day === today ? last : null;
  return {
    playing: live ?? ended,
    coming: matches
      .slice(begun + 1)
      .filter(({ day, stageCode }) => stageCode === 'not_started' && day !== null && day >= today),
  };
}

function isRecent({ stageStartedAt }: MatchTicket, now: number): boolean {
  return stageStartedAt === null || now - Date.parse(stageStartedAt) < abandonedAfter;
}

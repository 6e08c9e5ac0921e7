import { matchClockAt, overSince } from '@sevenmetre/rules/match';
import type { RunningStage } from '@sevenmetre/rules/match';
import { isPlayed } from '@sevenmetre/rules/vocabulary';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';

export type Phase =
  | 'to-come'
  | 'first-half'
  | 'half-time'
  | 'second-half'
  | 'extra-time'
  | 'shootout'
  | 'to-confirm'
  | 'played';

export interface MatchClock {
  readonly phase: Phase;
  /** The minute that is being played, 1 is the first; null when the clock does not run. */
  readonly minute: number | null;
}

/** After so many seconds over the half's length the pause is assumed; stoppages and a late whistle are shorter. */
const pauseAfter = 120;

/** What of a ticket the match clock follows from. */
export type ClockedTicket = Pick<MatchTicket, 'stageCode' | 'stageStartedAt' | 'halfLength' | 'clock'>;

/** The same in the words of the rules. A slice that an older program has kept knows no recorded clock. */
export function runningStage({ stageCode, stageStartedAt, halfLength, clock }: ClockedTicket): RunningStage {
  return { stage: stageCode, stageStartedAt, halfLength, clock: clock ?? null };
}

/**
 * What a visitor reads on a ticket. The public minute is that of the clock at the table; where none is recorded it is derived
 * from when the running half began. It stops at the end of the half. `now` in milliseconds UTC.
 */
export function matchClock(ticket: ClockedTicket, now: number): MatchClock {
  switch (ticket.stageCode) {
    case 'not_started':
      return { phase: 'to-come', minute: null };
    case '1st_half':
      return half(ticket, now, 'first-half');
    case '2nd_half':
      return half(ticket, now, 'second-half');
    case 'extra1_1st_half':
    case 'extra1_2nd_half':
    case 'extra2_1st_half':
    case 'extra2_2nd_half':
      return half(ticket, now, 'extra-time');
    case 'shootout':
      return { phase: 'shootout', minute: null };
    case 'waiting_for_approval':
      return { phase: 'to-confirm', minute: null };
    case 'finished':
      return { phase: 'played', minute: null };
  }
}

/** Whether the match is being played: from the first whistle to the end of the shoot-out. */
export function isLive(ticket: Pick<MatchTicket, 'stageCode'>): boolean {
  return isPlayed(ticket.stageCode);
}

function half(
  ticket: ClockedTicket,
  now: number,
  phase: 'first-half' | 'second-half' | 'extra-time',
): MatchClock {
  const running = runningStage(ticket);
  if (running.stageStartedAt === null && running.clock === null) return { phase, minute: null };
  const clock = matchClockAt(running, new Date(now));
  const beyond = overSince(running, new Date(now));
  if (phase === 'first-half' && beyond !== null && beyond >= pauseAfter)
    return { phase: 'half-time', minute: null };
  return { phase, minute: clock.over ? clock.minute : clock.minute + 1 };
}

import { matchClockAt } from '@sevenmetre/rules/match';
import type { MatchTicket } from '@sevenmetre/contract/schemas/slices';

export type Phase =
  | 'to-come'
  | 'first-half'
  | 'half-time'
  | 'second-half'
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

/**
 * What a visitor reads on a ticket. The public minute is derived from when the running half began, as the hall's clock
 * is not known; it stops at the end of the half. `now` in milliseconds UTC.
 */
export function matchClock(
  ticket: Pick<MatchTicket, 'stageCode' | 'stageStartedAt' | 'halfLength'>,
  now: number,
): MatchClock {
  switch (ticket.stageCode) {
    case 'not_started':
      return { phase: 'to-come', minute: null };
    case '1st_half':
      return half(ticket, now, 'first-half');
    case '2nd_half':
      return half(ticket, now, 'second-half');
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
  return ['1st_half', '2nd_half', 'shootout'].includes(ticket.stageCode);
}

function half(
  {
    stageCode: stage,
    stageStartedAt,
    halfLength,
  }: Pick<MatchTicket, 'stageCode' | 'stageStartedAt' | 'halfLength'>,
  now: number,
  phase: 'first-half' | 'second-half',
): MatchClock {
  if (stageStartedAt === null) return { phase, minute: null };
  const clock = matchClockAt({ stage, stageStartedAt, halfLength }, new Date(now));
  const beyond = (now - Date.parse(stageStartedAt)) / 1000 - halfLength;
  if (phase === 'first-half' && beyond >= pauseAfter) return { phase: 'half-time', minute: null };
  return { phase, minute: clock.over ? clock.minute : clock.minute + 1 };
}

import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { laterBy } from '@sevenmetre/rules/schedule';
import { useNow } from './now.ts';

type Planned = Pick<MatchTicket, 'stageCode' | 'time' | 'delay'>;

/**
 * Minutes that a coming match is late; null when it is not late, or when the delay is no longer known. `now` in
 * milliseconds UTC.
 */
export function lateBy({ stageCode, time, delay }: Planned, now: number): number | null {
  if (delay === null || time === null || stageCode !== 'not_started') return null;
  return now < Date.parse(delay.knownUntil) ? delay.minutes : null;
}

/** As `lateBy`, updated as time passes. */
export function useLateBy(ticket: Planned): number | null {
  return useNow((now) => lateBy(ticket, now));
}

/** When a match that is so late is expected, `HH:MM` in the tournament's zone. */
export function expectedTime({ time }: Pick<MatchTicket, 'time'>, minutes: number): string {
  return time === null ? '' : laterBy(time, minutes);
}

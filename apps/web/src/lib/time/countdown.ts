import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { Translator } from '@sevenmetre/phrases';
import { lateBy } from './delay.ts';

type Planned = Pick<MatchTicket, 'startsAt' | 'stageCode' | 'time' | 'delay' | 'withdrawn'>;

/** Minutes; above that the time of day is shown instead. */
const farthest = 720;
/** From here on hours are easier to read. */
const inHoursFrom = 90;

/**
 * Minutes until a match is expected to begin, negative when it has not begun in time; null when its time is not known or it
 * has begun. `now` in milliseconds UTC.
 */
export function minutesUntil(ticket: Planned, now: number): number | null {
  if (ticket.startsAt === null || ticket.stageCode !== 'not_started') return null;
  return Math.ceil((Date.parse(ticket.startsAt) - now) / 60_000) + (lateBy(ticket, now) ?? 0);
}

/** "in 2 h 4" of a match of the next hours, "yet to start" of one of the last hours; null of every other. */
export function countdown(t: Translator, ticket: Planned, now: number): string | null {
  const minutes = minutesUntil(ticket, now);
  if (minutes === null || ticket.withdrawn !== undefined || Math.abs(minutes) > farthest) return null;
  if (minutes <= 0) return t('dates.notBegun');
  if (minutes < inHoursFrom) return t('dates.inMinutes', { minutes });
  return t('dates.inHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { Translator } from '@sevenmetre/phrases';
import { lateBy } from './delay.ts';

type Planned = Pick<MatchTicket, 'startsAt' | 'stageCode' | 'time' | 'delay'>;

/** Minutes; above that the time of day is shown instead. */
const farthest = 720;
/** From here on hours are easier to read. */
const inHoursFrom = 90;

/** Minutes until a match is expected to begin; null when its time is not known or has come. `now` in milliseconds UTC. */
export function minutesUntil(ticket: Planned, now: number): number | null {
  if (ticket.startsAt === null || ticket.stageCode !== 'not_started') return null;
  const late = lateBy(ticket, now) ?? 0;
  const minutes = Math.ceil((Date.parse(ticket.startsAt) - now) / 60_000) + late;
  return minutes > 0 ? minutes : null;
}

/** "in 2 h 4", of a match of the next hours; null of every other. */
export function countdown(t: Translator, ticket: Planned, now: number): string | null {
  const minutes = minutesUntil(ticket, now);
  if (minutes === null || minutes > farthest) return null;
  if (minutes < inHoursFrom) return t('dates.inMinutes', { minutes });
  return t('dates.inHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

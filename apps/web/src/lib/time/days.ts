import { wallClock } from './wall-clock.ts';

export {
  dateInMonth,
  dayName,
  dayRange,
  shortDay,
  shortWeekdayAtFirst,
  weekdayOf,
} from '@sevenmetre/phrases/days';

/**
 * The day in a zone as an ISO date. Words of dates come from phrases, not from Intl: server and browser must write
 * the same letters, or the page is painted twice.
 */
export function dayIn(timeZone: string, now: number): string {
  return wallClock(timeZone, now).slice(0, 10);
}

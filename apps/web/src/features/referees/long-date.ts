import type { Translator } from '@sevenmetre/phrases';
import { dayIn, dayName } from '../../lib/days.ts';

/** "Saturday 4 April 2026" of an ISO date. */
export function longDate(t: Translator, day: string): string {
  return `${dayName(t, day, null)} ${day.slice(0, 4)}`;
}

/** The same of an instant in UTC, as the calendar of a zone has it. */
export function instantDate(t: Translator, instant: string, timeZone: string): string {
  return longDate(t, dayIn(timeZone, Date.parse(instant)));
}

import type { Translator } from '@sevenmetre/phrases';
import { dayIn, dayName } from '../../../lib/time/days.ts';
import { weekdayNames } from '../../../lib/time/moments.ts';
import { wallClock } from '../../../lib/time/wall-clock.ts';

/** "Saturday 4 April 2026" of an ISO date. */
export function longDate(t: Translator, day: string): string {
  return `${dayName(t, day, null)}\u00a0${day.slice(0, 4)}`;
}

/** The same behind other words: small where the language writes its weekdays small. */
export function longDateInSentence(t: Translator, day: string): string {
  const date = longDate(t, day);
  const [weekday = ''] = weekdayNames(t).map(({ long }) => long);
  const isSmall = weekday.charAt(0) === weekday.charAt(0).toLocaleLowerCase(t.locale);
  return isSmall ? date.charAt(0).toLocaleLowerCase(t.locale) + date.slice(1) : date;
}

/** The same of an instant in UTC, as the calendar of a zone has it. */
export function instantDate(t: Translator, instant: string, timeZone: string): string {
  return longDate(t, dayIn(timeZone, Date.parse(instant)));
}

/** The same with the hour: until when something may be done. */
export function instantMoment(t: Translator, instant: string, timeZone: string): string {
  const hour = wallClock(timeZone, Date.parse(instant)).slice(11, 16);
  return `${instantDate(t, instant, timeZone)}, ${hour}`;
}

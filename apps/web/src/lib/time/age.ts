import type { Translator } from '@sevenmetre/phrases';
import { wallClock } from './wall-clock.ts';

/** How old data are, in words: from a minute on in minutes, from an hour on in hours, from a day on in days. */
export function ageInWords(t: Translator, milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return t('dates.justNow');
  if (minutes < 60) return t('dates.minutesAgo', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t('dates.hoursAgo', { count: hours });
  return t('dates.daysAgo', { count: Math.floor(hours / 24) });
}

/** Hour and minute of an instant as the zone's clocks show it. */
export function clockTime(timeZone: string, instant: number): string {
  return wallClock(timeZone, instant).slice(11, 16);
}

/** By how many minutes the zone's clocks are ahead of UTC at an instant. */
export function minutesEast(timeZone: string, instant: number): number {
  const asIfUtc = Date.parse(`${wallClock(timeZone, instant).replace(' ', 'T')}Z`);
  return Math.round((asIfUtc - Math.floor(instant / 1000) * 1000) / 60_000);
}

/** By how many hours the visitor's clock is ahead of the tournament's, at an instant. */
export function hoursAhead(timeZone: string, instant: number, visitorOffsetMinutes: number): number {
  return (visitorOffsetMinutes - minutesEast(timeZone, instant)) / 60;
}

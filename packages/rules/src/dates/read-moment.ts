import type { Locale } from '../vocabulary/index.ts';
import { isDay } from './calendar-day.ts';
import { type DateError, readDay, writeDay } from './read-day.ts';

export type ReadMoment =
  /** Local time, `2010-03-05T14:30`; the caller knows the zone. */
  { readonly ok: true; readonly clock: string } | { readonly ok: false; readonly error: DateError };

const withTime = /^(.*[^\s,T])(?:,? |T)(\d{1,2})[:.](\d\d)(?::00)?$/;

/** Parses a date and time of day: a day as in `readDay`, then hours and minutes of 24 hours. */
export function readMoment(text: string): ReadMoment {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const [, date, hour, minute] = withTime.exec(plain) ?? [];
  if (date === undefined || hour === undefined || minute === undefined) return withoutTime(plain);
  const read = readDay(date);
  if (!read.ok) return read;
  if (Number(hour) > 23 || Number(minute) > 59) return { ok: false, error: { code: 'timeFormat' } };
  return { ok: true, clock: `${read.day}T${hour.padStart(2, '0')}:${minute}` };
}

/** The error: a missing time, or an invalid day. */
function withoutTime(text: string): ReadMoment {
  const read = readDay(text);
  if (read.ok) return { ok: false, error: { code: 'timeMissing' } };
  const [, date = ''] = /^(.*[^\s,]),? \S+$/.exec(text) ?? [];
  return readDay(date).ok ? { ok: false, error: { code: 'timeFormat' } } : read;
}

/**
 * A local time in the format for editing: "5. 3. 2010 14:30"; other texts stay unchanged. The inverse of
 * `readMoment`.
 */
export function writeMoment(clock: string, locale: Locale): string {
  const [day = '', time = ''] = clock.split('T');
  return isDay(day) && /^\d\d:\d\d$/.test(time) ? `${writeDay(day, locale)} ${time}` : clock;
}

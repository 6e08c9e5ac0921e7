import type { Locale } from '../vocabulary/index.ts';
import { isDay } from './calendar-day.ts';
import { type DateError, readDay, writeDay } from './read-day.ts';

export type ReadMoment =
  /** What a clock shows, `2010-03-05T14:30`; in which zone is the reader's matter. */
  { readonly ok: true; readonly clock: string } | { readonly ok: false; readonly error: DateError };

const withTime = /^(.*[^\s,T])(?:,? |T)(\d{1,2})[:.](\d\d)(?::00)?$/;

/** The date and time of day that a text means: a day as `readDay` reads it, then hours and minutes of 24 hours. */
export function readMoment(text: string): ReadMoment {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const [, date, hour, minute] = withTime.exec(plain) ?? [];
  if (date === undefined || hour === undefined || minute === undefined) return withoutTime(plain);
  const read = readDay(date);
  if (!read.ok) return read;
  if (Number(hour) > 23 || Number(minute) > 59) return { ok: false, error: { code: 'timeFormat' } };
  return { ok: true, clock: `${read.day}T${hour.padStart(2, '0')}:${minute}` };
}

/** Says what is missing or wrong: the time behind a day, or the day itself. */
function withoutTime(text: string): ReadMoment {
  const read = readDay(text);
  if (read.ok) return { ok: false, error: { code: 'timeMissing' } };
  const [, date = ''] = /^(.*[^\s,]),? \S+$/.exec(text) ?? [];
  return readDay(date).ok ? { ok: false, error: { code: 'timeFormat' } } : read;
}

/** The reading of a clock as its reader types it: "5. 3. 2010 14:30"; other texts stay as they are. `readMoment` reads it back. */
export function writeMoment(clock: string, locale: Locale): string {
  const [day = '', time = ''] = clock.split('T');
  return isDay(day) && /^\d\d:\d\d$/.test(time) ? `${writeDay(day, locale)} ${time}` : clock;
}

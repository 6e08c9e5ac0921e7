import { languageOf } from '@sevenmetre/rules/vocabulary';
import type { Translator } from '@sevenmetre/phrases';

const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** "12 Jan 2026" of an ISO day. */
export function dayText(t: Translator, isoDay: string): string {
  return format(t, `${isoDay}T00:00:00Z`, { ...day, timeZone: 'UTC' });
}

/** "Thu 2 April" of an ISO day. */
export function weekdayText(t: Translator, isoDay: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return format(t, `${isoDay}T00:00:00Z`, options);
}

/** "Thu 2" of an ISO day: for days in a row whose month is known. */
export function shortWeekdayText(t: Translator, isoDay: string): string {
  // The month comes last in all languages.
  return weekdayText(t, isoDay).split(/\s/).slice(0, 2).join('\u00a0');
}

/** "12 Jan 2026" of an instant (UTC, ISO 8601), in the tournament's zone. */
export function instantDayText(t: Translator, instant: string, timeZone: string): string {
  return format(t, instant, { ...day, timeZone });
}

/** "1 Mar 2026, 23:59" of an instant (UTC, ISO 8601), in the tournament's zone. */
export function instantText(t: Translator, instant: string, timeZone: string): string {
  return format(t, instant, { ...day, hour: '2-digit', minute: '2-digit', timeZone });
}

/** "Friday 5 March 2010" of an ISO day. */
export function longDayText(t: Translator, isoDay: string): string {
  return weekdayAndDay(t, `${isoDay}T00:00:00Z`, 'UTC');
}

/** "Friday 5 March 2010, 14:30" of an instant (UTC, ISO 8601), on the clocks of a zone. */
export function longInstantText(t: Translator, instant: string, timeZone: string): string {
  const time = format(t, instant, { hour: '2-digit', minute: '2-digit', timeZone });
  return `${weekdayAndDay(t, instant, timeZone)}, ${time}`;
}

/** "March 2010" of an ISO day. */
export function monthText(t: Translator, isoDay: string): string {
  return format(t, `${isoDay}T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** "Mar" of an ISO day. */
export function shortMonthText(t: Translator, isoDay: string): string {
  return format(t, `${isoDay}T00:00:00Z`, { month: 'short', timeZone: 'UTC' });
}

/** "12 Mar" of an ISO day. */
export function dayAndMonthText(t: Translator, isoDay: string): string {
  return format(t, `${isoDay}T00:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** "Monday" and "Mon" to "Sunday" and "Sun". */
export function weekdayNames(t: Translator): readonly { readonly long: string; readonly short: string }[] {
  const name = (date: number, weekday: 'long' | 'short') =>
    format(t, `2024-01-0${date}T00:00:00Z`, { weekday, timeZone: 'UTC' });
  return [1, 2, 3, 4, 5, 6, 7].map((date) => ({ long: name(date, 'long'), short: name(date, 'short') }));
}

/** "10:42" on this device: for what happened here. */
export function clockText(t: Translator, milliseconds: number): string {
  const options = { hour: '2-digit', minute: '2-digit' } as const;
  return formatOf(t, options).format(milliseconds);
}

/** Composed here: browsers disagree on a comma between the two. */
function weekdayAndDay(t: Translator, instant: string, timeZone: string): string {
  const weekday = format(t, instant, { weekday: 'long', timeZone });
  return `${weekday} ${format(t, instant, { ...longDay, timeZone })}`;
}

function format(t: Translator, instant: string, options: Intl.DateTimeFormatOptions): string {
  const text = formatOf(t, options).format(new Date(instant));
  // In Czech a day with its dot stays on one line with the month and the year.
  return text.replace(/(\d\.) /g, '$1\u00a0');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept: to make a format takes many times longer than to use it. */
function formatOf({ locale }: Translator, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(languageOf(locale).tag, options);
  formats.set(key, format);
  return format;
}

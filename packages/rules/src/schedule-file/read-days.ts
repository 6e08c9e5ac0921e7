import { dayOfSerial, isoDay, monthNamed } from '../dates/index.ts';
import { fold } from '../search/index.ts';
import { type DayOrder, dayOrders, readDayOf } from '../tables/index.ts';
import { languageOf, locales } from '../vocabulary/index.ts';
import { chooseReading, type ColumnReading } from './choose-reading.ts';

/** What a text means: a day of the tournament by its index, or a day outside it. */
export type DayMeaning =
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'outside' }
  /** The date and the day of the week contradict each other: probably another year. */
  | { readonly kind: 'weekday' };

/** 2024-01-01 was a Monday. */
const week = [1, 2, 3, 4, 5, 6, 7].map((date) => Date.UTC(2024, 0, date));

/** Days of the week, Sunday is 0, by language: "so" is a Saturday in Czech and a Sunday in German. */
const weekdays = [...locales.map((locale) => languageOf(locale).tag), 'fr-FR'].map((tag) => {
  const names = (['long', 'short'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' });
    return week.map((time) => [plain(format.format(time)), new Date(time).getUTCDay()] as const);
  });
  return { names: new Map(names) };
});

type Readings = readonly { readonly order: DayOrder; readonly names: ReadonlyMap<string, number> }[];

const readings: Readings = dayOrders.flatMap((order) => weekdays.map(({ names }) => ({ order, names })));

/**
 * Reads the days of a column in one way for all cells: order of day and month, language of the days of the week.
 * Years of two digits and dates without a year are days of the tournament (SF3).
 * @param days ISO days of the tournament
 * @param chosen examples that somebody has chosen; null: none
 */
export function readDays(
  texts: readonly string[],
  days: readonly string[],
  chosen: string | null,
): ColumnReading<DayMeaning> {
  const ways = readings.map((reading) => (text: string) => meaningOf(text, days, reading));
  const show = (meaning: DayMeaning) => (meaning.kind === 'day' ? (days[meaning.day] ?? null) : null);
  return chooseReading(texts, ways, { show, chosen });
}

/** Whether a text is a date or a day of the week, of any year. */
export function isDay(text: string): boolean {
  return readings.some((reading) => meaningOf(text, [], reading) !== null);
}

function meaningOf(
  cell: string,
  days: readonly string[],
  { order, names }: Readings[number],
): DayMeaning | null {
  const text = cell.replace(/\s+/gu, ' ').trim();
  const { weekday, rest } = withoutWeekday(text, names);
  if (rest === '')
    return weekday === null
      ? null
      : onlyDay(
          days.filter((day) => weekdayOf(day) === weekday),
          days,
        );
  const dated = dateIn(rest, days, order);
  if (dated?.kind !== 'day' || weekday === null) return dated;
  return weekdayOf(days[dated.day] ?? '') === weekday ? dated : { kind: 'weekday' };
}

/** A day of the week before or after a date. */
function withoutWeekday(text: string, names: ReadonlyMap<string, number>) {
  const parts = text.split(/[\s,]+/u);
  const found = parts.findIndex((part) => names.has(plain(part)));
  if (found === -1) return { weekday: null, rest: text };
  const rest = parts.filter((_, index) => index !== found).join(' ');
  return {
    weekday: names.get(plain(parts[found] ?? '')) ?? null,
    rest: rest.replace(/^[()\s–-]+|[()\s–-]+$/gu, ''),
  };
}

function dateIn(text: string, days: readonly string[], order: DayOrder): DayMeaning | null {
  const numbered = dayNumber(text);
  if (numbered !== null)
    return numbered >= 1 && numbered <= days.length ? { kind: 'day', day: numbered - 1 } : null;
  if (/^\d{5}(?:\.\d+)?$/u.test(text)) return fromIso(dayOfSerial(Math.floor(Number(text))), days);
  const yearless = withoutYear(text, order);
  if (yearless !== null) {
    const [month, day] = yearless;
    if (month < 1 || month > 12 || day < 1 || day > 31) return null;
    return onlyDay(
      days.filter((iso) => iso.slice(5) === isoDay(2000, month, day).slice(5)),
      days,
    );
  }
  const plainText = text.replace(/(\d)(?:st|nd|rd|th)\b/giu, '$1');
  const iso = readDayOf(plainText, order);
  return iso === null ? null : fromIso(iso, days);
}

/** "1", "Day 2", "2. den": the number of a day of the tournament. */
function dayNumber(text: string): number | null {
  const [, before, after] =
    /^(?:(?:day|den|tag|dzien|hraci den|spieltag) ?)?(\d{1,2})$|^(\d{1,2})\. ?(?:den|hraci den|tag|spieltag|dzien)$/u.exec(
      fold(text),
    ) ?? [];
  const number = before ?? after;
  return number === undefined ? null : Number(number);
}

/** Month and day of a date without a year. */
function withoutYear(text: string, order: DayOrder): readonly [number, number] | null {
  const [, one, mark, two] = /^(\d{1,2})(\. ?|[/-])(\d{1,2})\.?$/u.exec(text) ?? [];
  if (one !== undefined && two !== undefined) {
    const isMonthFirst = order === 'month-first' && mark !== undefined && !mark.startsWith('.');
    return isMonthFirst ? [Number(one), Number(two)] : [Number(two), Number(one)];
  }
  const [, day, word] = /^(\d{1,2})(?:\.|st|nd|rd|th)? ?(\p{L}+)\.?$/u.exec(text) ?? [];
  const [, name, date] = /^(\p{L}+)\.? (\d{1,2})(?:\.|st|nd|rd|th)?$/u.exec(text) ?? [];
  const month = monthNamed(word ?? name ?? '');
  return month === null ? null : [month, Number(day ?? date)];
}

function fromIso(iso: string, days: readonly string[]): DayMeaning {
  const day = days.indexOf(iso);
  return day === -1 ? { kind: 'outside' } : { kind: 'day', day };
}

/** The only one of some days; several, or none, are outside. */
function onlyDay(found: readonly string[], days: readonly string[]): DayMeaning {
  const [only] = found;
  return only === undefined || found.length > 1
    ? { kind: 'outside' }
    : { kind: 'day', day: days.indexOf(only) };
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function plain(text: string): string {
  return fold(text).replaceAll('.', '');
}

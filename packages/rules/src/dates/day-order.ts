import { millisecondsOfDay } from './lengths.ts';
import { daysInMonth, isDay, isoDay } from './calendar-day.ts';
import { monthNamed } from './month-names.ts';
import { readDay, typedYears } from './read-day.ts';

/** Which of the first two numbers of a date is the day. */
export const dayOrders = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** Order of the dates in a list; `unknown`: every one can be read in two ways. `mixed`: they contradict. */
export type ListOrder = DayOrder | 'unknown' | 'mixed';

/** A year of two digits between hyphens could also come first, so that it is none. */
const figures = /^(\d{1,2}) ?([/-]) ?(\d{1,2}) ?(?:\2 ?(\d{4})|(?<=\/.*)\/ ?(\d{2}))$/;
const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})\.?$/;
const yearFirst = /^(\d{4}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{1,2})\.?$/;

/** Both readings of a date with slashes or hyphens; null where the calendar lacks the day. */
function readingsOf(text: string, lastDay: string) {
  const [, first, , second, long, short] = figures.exec(tidy(text)) ?? [];
  const written = long ?? short;
  if (!first || !second || !written) return null;
  const year = wholeYear(written, lastDay);
  const [a, b] = [Number(first), Number(second)];
  return { 'day-first': dayOf(year, b, a), 'month-first': dayOf(year, a, b) };
}

/** The order that the dates with slashes or hyphens of one list prove (DA7). Dots are day first everywhere. */
export function orderOfDays(texts: readonly string[], lastDay: string): ListOrder {
  const proven = new Set(
    texts.flatMap((text): DayOrder[] => {
      const readings = readingsOf(text, lastDay);
      if (readings === null || (readings['day-first'] === null) === (readings['month-first'] === null))
        return [];
      return [readings['day-first'] === null ? 'month-first' : 'day-first'];
    }),
  );
  if (proven.size === 2) return 'mixed';
  const [order = 'unknown'] = proven;
  return order;
}

export type DayOfList =
  | { readonly kind: 'day'; readonly day: string }
  /** Two days are possible and the list does not decide. */
  | { readonly kind: 'asked'; readonly dayFirst: string; readonly monthFirst: string }
  | { readonly kind: 'none' };

/**
 * A day of a list whose order is known or not (DA7), as ISO date. Years of two digits are the last ones that
 * are not after `lastDay`.
 */
export function readDayOfList(text: string, order: ListOrder, lastDay: string): DayOfList {
  // Databases write a time with every day.
  const plain = tidy(text).replace(/(?<=\d)(?:[T ]|, ?)0?0[:.]00(?:[:.]00(?:[.,]0+)?)?$/u, '');
  const readings = readingsOf(plain, lastDay);
  if (readings === null) return certainDay(plain, lastDay);
  const { 'day-first': dayFirst, 'month-first': monthFirst } = readings;
  if (dayFirst === null && monthFirst === null) return { kind: 'none' };
  if (order === 'day-first' || order === 'month-first') return known(readings[order]);
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst)
    return known(dayFirst ?? monthFirst);
  return { kind: 'asked', dayFirst, monthFirst };
}

function certainDay(plain: string, lastDay: string): DayOfList {
  const [, year, , month, day] = yearFirst.exec(plain) ?? [];
  if (year && month && day) return known(dayOf(Number(year), Number(month), Number(day)));
  const [, date, of, written] = dotted.exec(plain) ?? [];
  if (date && of && written) return known(dayOf(wholeYear(written, lastDay), Number(of), Number(date)));
  const compact = compactDay(plain) ?? dayOfBirthNumber(plain);
  if (compact !== null) return known(compact);
  const [, romanDay, roman = '', inYear] = /^(\d{1,2})[. ]+([IVX]{1,4})[. ]+(\d{4})$/iu.exec(plain) ?? [];
  const named = monthNamed(roman);
  if (romanDay && inYear && named !== null) return known(dayOf(Number(inYear), named, Number(romanDay)));
  const read = readDay(plain);
  return known(read.ok ? read.day : null);
}

/**
 * The day of a birth number (`rodné číslo`), which Czech and Slovak clubs write instead of it: months of women are 50 higher, 20 more when
 * numbers run out. null: not such a number, also if its check digit is wrong.
 */
export function dayOfBirthNumber(text: string): string | null {
  const whole = birthNumberDay(text);
  // Spreadsheets drop the first zero of ten digits.
  const padded = /^\d{9}$/u.test(text) ? birthNumberDay(`0${text}`) : null;
  return whole === null || padded === null ? (whole ?? padded) : null;
}

function birthNumberDay(text: string): string | null {
  const [, year = '', month = '', day = '', rest = ''] = /^(\d\d)(\d\d)(\d\d)\/?(\d{3,4})$/u.exec(text) ?? [];
  const digits = `${year}${month}${day}${rest}`;
  const isLong = rest.length === 4;
  // Numbers of nine digits end in 1953; ten digits are divisible by eleven.
  if (digits === '' || (isLong ? Number(digits) % 11 !== 0 : Number(year) > 53)) return null;
  const century = isLong && Number(year) < 54 ? 2000 : 1900;
  const calendarMonth = Number(month) - (addedToMonth.findLast((added) => Number(month) > added) ?? 0);
  return dayOf(century + Number(year), calendarMonth, Number(day));
}

const addedToMonth = [0, 20, 50, 70] as const;

/** Eight digits that are a day in one order only, `05032012` or `20120305`; spreadsheets drop the first zero. null: not such a day. */
export function compactDay(text: string): string | null {
  if (!/^\d{7,8}$/u.test(text)) return null;
  const digits = text.padStart(8, '0');
  const part = (from: number, to: number) => Number(digits.slice(from, to));
  const days = [dayOf(part(4, 8), part(2, 4), part(0, 2)), dayOf(part(0, 4), part(4, 6), part(6, 8))];
  const [only = null, ...others] = days.filter((day) => day !== null);
  return others.length === 0 ? only : null;
}

/** The ISO day of a day number of spreadsheets, which count from 1900 with a 29 February. */
export function dayOfSerial(serial: number): string {
  return new Date(Date.UTC(1899, 11, 30) + serial * millisecondsOfDay).toISOString().slice(0, 10);
}

function known(day: string | null): DayOfList {
  return day === null ? { kind: 'none' } : { kind: 'day', day };
}

function wholeYear(written: string, lastDay: string): number {
  if (written.length === 4) return Number(written);
  const last = Number(lastDay.slice(0, 4));
  const century = last - (last % 100);
  const year = century + Number(written);
  return year > last ? year - 100 : year;
}

function dayOf(year: number, month: number, day: number): string | null {
  if (year < typedYears.first || year > typedYears.last || month < 1 || month > 12) return null;
  if (day < 1 || day > daysInMonth(year, month)) return null;
  const iso = isoDay(year, month, day);
  return isDay(iso) ? iso : null;
}

function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

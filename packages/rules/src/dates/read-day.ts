import { languageOf } from '../vocabulary/index.ts';
import type { Locale } from '../vocabulary/index.ts';
import { daysInMonth, isDay, isoDay } from './calendar-day.ts';
import { monthNamed, shortMonth } from './month-names.ts';

/** Range of years in entered dates; others are mistakes. */
export const typedYears = { first: 1900, last: 2100 } as const;

/** Why a text is not a date (rules DA3 and DA5); each code has a phrase. */
export type DateError =
  | { readonly code: 'dateFormat' | 'timeMissing' | 'timeFormat' }
  | { readonly code: 'dateYear'; readonly first: number; readonly last: number }
  | { readonly code: 'dateMonth'; readonly month: number }
  | { readonly code: 'dateDay'; readonly day: number; readonly last: number };

export type ReadDay =
  | { readonly ok: true; readonly day: string }
  | { readonly ok: false; readonly error: DateError };

/**
 * Parses a day into an ISO date: day, month, year in numbers (the order of both languages), the month as a
 * word of either language, or ISO 8601. Years with two digits, missing years and invalid days are refused.
 */
export function readDay(text: string): ReadDay {
  const parts = partsOf(text.replace(/\s+/gu, ' ').trim());
  if (parts === null) return refused({ code: 'dateFormat' });
  const [written, month, day] = parts;
  const year = Number(written);
  const { first, last } = typedYears;
  if (written.length !== 4 || year < first || year > last) {
    return refused({ code: 'dateYear', first, last });
  }
  if (month < 1 || month > 12) return refused({ code: 'dateMonth', month });
  const days = daysInMonth(year, month);
  if (day < 1 || day > days) return refused({ code: 'dateDay', day, last: days });
  return { ok: true, day: isoDay(year, month, day) };
}

/** The year as a text, to count its digits. */
type Parts = readonly [year: string, month: number, day: number];

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const figures = /^(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d+)$/;
const dayFirst = /^(\d{1,2})\.? (\p{L}+)\.?,? (\d+)$/u;
const monthFirst = /^(\p{L}+)\.? (\d{1,2}),? (\d+)$/u;

function partsOf(text: string): Parts | null {
  const [, isoYear, isoMonth, isoDate] = iso.exec(text) ?? [];
  if (isoYear && isoMonth && isoDate) return [isoYear, Number(isoMonth), Number(isoDate)];
  const [, day, , month, year] = figures.exec(text) ?? [];
  if (day && month && year) return [year, Number(month), Number(day)];
  const [, before, word, after] = dayFirst.exec(text) ?? [];
  if (before && word && after) return named(word, before, after);
  const [, first, date, end] = monthFirst.exec(text) ?? [];
  return first && date && end ? named(first, date, end) : null;
}

function named(word: string, day: string, year: string): Parts | null {
  const month = monthNamed(word);
  return month === null ? null : [year, month, Number(day)];
}

function refused(error: DateError): { readonly ok: false; readonly error: DateError } {
  return { ok: false, error };
}

/**
 * An ISO date in the format for editing: "5. 3. 2010"; "5 Mar 2010" where 5/3 could be May. Other texts stay
 * unchanged. The inverse of `readDay`.
 */
export function writeDay(day: string, locale: Locale): string {
  if (!isDay(day)) return day;
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
  const inFigures = figuresOf(languageOf(locale).tag).format(Date.UTC(year, month - 1, date));
  return inFigures.includes('/') ? `${date} ${shortMonth(month)} ${year}` : inFigures;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function figuresOf(tag: string): Intl.DateTimeFormat {
  const known = formats.get(tag);
  if (known) return known;
  const format = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  formats.set(tag, format);
  return format;
}

import { monthNamed } from '../dates/index.ts';
import { fold } from '../search/index.ts';
import { languageOf, locales } from '../vocabulary/index.ts';

/** 2024-01-01 was a Monday. */
const week = [1, 2, 3, 4, 5, 6, 7].map((date) => Date.UTC(2024, 0, date));

const weekdays = new Map<string, number>(
  locales.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(languageOf(locale).tag, { weekday, timeZone: 'UTC' });
      return week.map((time) => [plain(format.format(time)), new Date(time).getUTCDay()] as const);
    }),
  ),
);

const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/;
const figures = /^(?<date>\d{1,2}) ?[./] ?(?<month>\d{1,2})(?: ?[./] ?(?<year>\d{4})?)?$/;
const named = /^(?<date>\d{1,2})\.? (?<month>\p{L}+)\.?(?: (?<year>\d{4}))?$/u;
const afterWeekday = /^(?<weekday>\p{L}+)\.?(?: (?<rest>\d.*))?$/u;

/**
 * The days, of the given ones, that a cell refers to: `2026-04-04`, `4. 4.`, `04.04.2026`, `4/4`, `4. dubna`,
 * a weekday of any language of the portal, or a weekday before a date. Empty: a day, but none of these; null:
 * not a day.
 */
export function listedDays(cell: string, days: readonly string[]): readonly string[] | null {
  const text = cell.replaceAll(/\s+/gu, ' ').trim();
  const { weekday = '', rest = '' } = afterWeekday.exec(text)?.groups ?? {};
  const wanted = weekdays.get(plain(weekday));
  if (wanted === undefined) return datedDays(text, days);
  if (rest !== '') return datedDays(rest, days);
  return days.filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === wanted);
}

function datedDays(text: string, days: readonly string[]): readonly string[] | null {
  const read = iso.exec(text) ?? figures.exec(text) ?? named.exec(text);
  if (!read?.groups) return null;
  const { year, month = '', date } = read.groups;
  const number = /^\d/.test(month) ? Number(month) : monthNamed(month);
  if (number === null) return null;
  return days.filter((day) => {
    const [ofYear, ofMonth, ofDate] = day.split('-').map(Number);
    return ofDate === Number(date) && ofMonth === number && (year === undefined || ofYear === Number(year));
  });
}

function plain(word: string): string {
  return fold(word).replace(/\.$/, '');
}

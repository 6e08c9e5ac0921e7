import type { Translator } from './translator.ts';

const weekdays = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'] as const;
const months = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'm12'] as const;

/** "Saturday 4 April", with "today" on `today`. */
export function dayName(t: Translator, day: string, today: string | null): string {
  const words = {
    weekday: t(`dates.weekday.${weekdayOf(day)}`),
    date: dateOf(day),
    month: monthName(t, day),
  };
  return day === today ? t('dates.dayToday', words) : t('dates.day', words);
}

/** "4 April". */
export function dateInMonth(t: Translator, day: string): string {
  return t('dates.date', { date: dateOf(day), month: monthName(t, day) });
}

/** "Fri 3 Apr". */
export function shortDay(t: Translator, day: string): string {
  return t('dates.dayShort', {
    weekday: t(`dates.weekdayShort.${weekdayOf(day)}`),
    date: dateOf(day),
    month: t(`dates.monthShort.${months[Number(day.slice(5, 7)) - 1] ?? 'm1'}`),
  });
}

/** "Sun", with a capital letter in every language: on its own, or as the first word. */
export function shortWeekdayAtFirst(t: Translator, day: string): string {
  const word = t(`dates.weekdayShort.${weekdayOf(day)}`);
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** "2–5 April 2026". */
export function dayRange(t: Translator, from: string, to: string): string {
  const words = {
    fromDate: dateOf(from),
    fromMonth: monthName(t, from),
    toDate: dateOf(to),
    toMonth: monthName(t, to),
    year: to.slice(0, 4),
  };
  return from.slice(0, 7) === to.slice(0, 7) ? t('dates.range', words) : t('dates.rangeOverMonths', words);
}

function monthName(t: Translator, day: string): string {
  return t(`dates.month.${months[Number(day.slice(5, 7)) - 1] ?? 'm1'}`);
}

function dateOf(day: string): string {
  return String(Number(day.slice(8, 10)));
}

/** Key of the weekday of an ISO day; `d0`: Sunday. */
export function weekdayOf(day: string): (typeof weekdays)[number] {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'd0';
}

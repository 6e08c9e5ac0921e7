import { millisecondsOfDay } from './lengths.ts';

/** Whether a text is a calendar day as an ISO date (`2010-03-05`). */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * 28 to 31.
 * @param month 1 to 12
 */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Adds days to an ISO date; negative: subtracts. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * millisecondsOfDay).toISOString().slice(0, 10);
}

/** Adds months to an ISO date; the last day of the month if it has no such day (31 January, 28 February). */
export function addMonths(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const year = Math.floor(months / 12);
  const month = months - year * 12 + 1;
  return isoDay(year, month, Math.min(Number(day.slice(8)), daysInMonth(year, month)));
}

/** An ISO date from numbers. */
export function isoDay(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), padded(month), padded(day)].join('-');
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}

import { addDays, addMonths, daysInMonth } from '@sevenmetre/rules/dates';

/** ISO days, both included. */
export interface DayBounds {
  readonly min: string;
  readonly max: string;
}

/** The days of a day's month by weeks of seven, Monday first; null where a week has a day of another month. ISO dates. */
export function weeksOf(day: string): readonly (readonly (string | null)[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const before = weekdayOf(first);
  const count = daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, column) => {
      const offset = week * 7 + column - before;
      return offset < 0 || offset >= count ? null : addDays(first, offset);
    }),
  );
}

/** Where a key leads from a day in a calendar; null: the key is none of its. */
export function dayAfterKey(day: string, key: string, isYear: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, isYear ? -12 : -1);
    case 'PageDown':
      return addMonths(day, isYear ? 12 : 1);
    default:
      return null;
  }
}

/** The day itself, or the bound that it lies beyond. */
export function nearest(day: string, { min, max }: DayBounds): string {
  if (day < min) return min;
  return day > max ? max : day;
}

/** 0 for Monday to 6 for Sunday. */
function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

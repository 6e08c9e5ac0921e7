import { minutesOfDay } from '../dates/index.ts';

/**
 * The initial day of a hall's page: today, else the next day with matches, else the last one. ISO dates in
 * order.
 */
export function openingDay(days: readonly string[], today: string): string | null {
  return days.find((day) => day >= today) ?? days.at(-1) ?? null;
}

/**
 * A time of day some minutes later, also past midnight.
 * @param time `HH:MM`
 */
export function laterBy(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const all = (((hour * 60 + minute + minutes) % minutesOfDay) + minutesOfDay) % minutesOfDay;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(all / 60))}:${two(all % 60)}`;
}

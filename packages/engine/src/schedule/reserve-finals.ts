import { slotsOf } from './compile-slots.ts';
import { type HallDay, type Pin, minutesOfDay } from './input.ts';

/**
 * Pins finals to the last starts of a hall's day in the given order, which the organiser decides and not a
 * search.
 * @returns fewer pins than keys if the day has fewer starts
 */
export function reserveFinals(hallDay: HallDay, keys: readonly string[]): Map<string, Pin> {
  const starts = slotsOf(hallDay).map(({ start }) => start);
  const last = starts.slice(-keys.length);
  const chosen = keys.slice(-last.length);
  return new Map(
    chosen.map((key, index) => [
      key,
      { hall: hallDay.hall, start: hallDay.day * minutesOfDay + (last[index] ?? 0) },
    ]),
  );
}

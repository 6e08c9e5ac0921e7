import { slotsOf } from './compile-slots.ts';
import { type HallDay, type Pin, minutesOfDay } from './input.ts';

/**
 * The last starts of a hall's day for finals, in the order in which they shall be played: the running order of finals is a
 * decision of the organiser, not of a search.
 *
 * @returns fewer pins than keys where the day has fewer starts
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

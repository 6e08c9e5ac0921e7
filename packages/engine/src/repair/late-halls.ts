import {
  type HallDay,
  type Minute,
  type Schedule,
  type ScheduleInput,
  minutesOfDay,
  slotsOf,
} from '../schedule/index.ts';
import type { Happening } from './happening.ts';

type HallLate = Extract<Happening, { kind: 'hallLate' }>;

/** A match in a delayed hall. */
export interface LateMatch {
  readonly key: string;
  readonly start: Minute;
  /** Earliest start after the previous ones; gaps in the hall's day absorb the delay. */
  readonly begins: Minute;
  readonly end: Minute;
}

/**
 * Matches of the rest of the hall's day: the first one has the given delay, the others what results from it.
 */
export function lateMatches(input: ScheduleInput, published: Schedule, late: HallLate): LateMatch[] {
  const duration = new Map(input.categories.map((rules) => [rules.id, rules.duration]));
  const matches = input.matches
    .flatMap(({ key, category }) => {
      const place = published.get(key);
      return place && isLater(place, late)
        ? [{ key, start: place.start, length: duration.get(category) ?? 0 }]
        : [];
    })
    .toSorted((a, b) => a.start - b.start);
  let free = (matches[0]?.start ?? late.from) + late.minutes;
  return matches.map(({ key, start, length }) => {
    const begins = Math.max(start, free);
    free = begins + length;
    return { key, start, begins, end: free };
  });
}

function isLater(
  { hall, start }: { readonly hall: string; readonly start: Minute },
  late: HallLate,
): boolean {
  return hall === late.hall && start >= late.from && dayOf(start) === dayOf(late.from);
}

/** Days of halls with delayed starts: as many as before, each delayed by the previous one. */
export function withLateHalls(
  hallDays: readonly HallDay[],
  input: ScheduleInput,
  published: Schedule,
  happenings: readonly Happening[],
): HallDay[] {
  return happenings
    .filter((happening) => happening.kind === 'hallLate')
    .reduce<HallDay[]>(
      (days, late) =>
        days.map((day) =>
          day.hall === late.hall && day.day === dayOf(late.from)
            ? delayed(day, late, lateMatches(input, published, late))
            : day,
        ),
      [...hallDays],
    );
}

function delayed(hallDay: HallDay, { from, minutes }: HallLate, matches: readonly LateMatch[]): HallDay {
  const midnight = hallDay.day * minutesOfDay;
  const first = matches[0]?.start ?? from + minutes;
  const before = slotsOf(hallDay)
    .map(({ start }) => start)
    .filter((start) => start + midnight < from);
  const starts = matches.map(({ begins }) => begins - midnight);
  let free = (matches.at(-1)?.end ?? first) - midnight;
  for (; free + hallDay.slotLength <= hallDay.close; free += hallDay.slotLength) starts.push(free);
  return { ...hallDay, starts: [...before, ...starts] };
}

function dayOf(minute: Minute): number {
  return Math.floor(minute / minutesOfDay);
}

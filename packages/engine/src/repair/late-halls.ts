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

/** Where matches were published, and those of them that have begun or were locked by hand. */
interface PublishedPlaces {
  readonly published: Schedule;
  readonly locked: ReadonlySet<string>;
}

/**
 * Matches of the rest of the hall's day that can still be moved: the first one has the given delay, the
 * others what results from it.
 */
export function lateMatches(
  input: ScheduleInput,
  { published, locked }: PublishedPlaces,
  late: HallLate,
): LateMatch[] {
  const duration = new Map(input.categories.map((rules) => [rules.id, rules.duration]));
  const matches = input.matches
    .flatMap(({ key, category }) => {
      const place = published.get(key);
      return place && !locked.has(key) && isLater(place, late)
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
  places: PublishedPlaces,
  happenings: readonly Happening[],
): HallDay[] {
  return happenings
    .filter((happening) => happening.kind === 'hallLate')
    .reduce<HallDay[]>(
      (days, late) =>
        days.map((day) =>
          day.hall === late.hall && day.day === dayOf(late.from)
            ? delayed(day, late, {
                matches: lateMatches(input, places, late),
                kept: keptStarts(places, late),
              })
            : day,
        ),
      [...hallDays],
    );
}

/** Starts of matches that have begun, or were locked, in the time of the delay: they stay. */
function keptStarts({ published, locked }: PublishedPlaces, late: HallLate): Minute[] {
  return [...published].flatMap(([key, place]) =>
    locked.has(key) && isLater(place, late) ? [place.start] : [],
  );
}

interface LateDay {
  readonly matches: readonly LateMatch[];
  readonly kept: readonly Minute[];
}

function delayed(hallDay: HallDay, { from, minutes }: HallLate, { matches, kept }: LateDay): HallDay {
  const midnight = hallDay.day * minutesOfDay;
  const first = matches[0]?.start ?? from + minutes;
  const before = slotsOf(hallDay)
    .map(({ start }) => start)
    .filter((start) => start + midnight < from);
  const starts = [...matches.map(({ begins }) => begins), ...kept].map((start) => start - midnight);
  let free = (matches.at(-1)?.end ?? first) - midnight;
  for (; free + hallDay.slotLength <= hallDay.close; free += hallDay.slotLength) starts.push(free);
  return { ...hallDay, starts: [...before, ...starts] };
}

function dayOf(minute: Minute): number {
  return Math.floor(minute / minutesOfDay);
}

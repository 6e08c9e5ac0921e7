import {
  type Compiled,
  type HallDay,
  type Schedule,
  type ScheduleInput,
  minutesOfDay,
  slotsOf,
} from '../schedule/index.ts';

/**
 * Days of halls whose starts include those of a schedule that was changed by hand or by delays: used places
 * stay, and the time between them is divided as in the hall's day. A place outside the hours of its hall
 * becomes a slot too, since the match takes time of its teams. `outsideHours` returns these slots.
 */
export function hallDaysAround(input: ScheduleInput, schedule: Schedule): HallDay[] {
  const duration = new Map(input.categories.map((rules) => [rules.id, rules.duration]));
  const taken = new Map<string, { start: number; end: number }[]>();
  for (const { key, category } of input.matches) {
    const place = schedule.get(key);
    if (!place) continue;
    const day = Math.floor(place.start / minutesOfDay);
    const start = place.start - day * minutesOfDay;
    const name = `${place.hall} ${day}`;
    taken.set(name, [...(taken.get(name) ?? []), { start, end: start + (duration.get(category) ?? 0) }]);
  }
  return input.hallDays.map((hallDay) => {
    const used = taken.get(`${hallDay.hall} ${hallDay.day}`) ?? [];
    const grid = new Set(slotsOf(hallDay).map(({ start }) => start));
    if (used.every(({ start }) => grid.has(start))) return hallDay;
    return { ...withUsedHours(hallDay, used), starts: startsAround(hallDay, used) };
  });
}

interface Used {
  readonly start: number;
  readonly end: number;
}

/** Extends the hours for used places; the court stays closed between the end of the day and a later place. */
function withUsedHours(hallDay: HallDay, used: readonly Used[]): HallDay {
  const { open, close, blocked } = hallDay;
  const later = used.filter(({ start }) => start >= close).map(({ start }) => start);
  const gap = later.length > 0 ? [{ from: close, to: Math.min(...later) }] : [];
  return {
    ...hallDay,
    open: Math.min(open, ...used.map(({ start }) => start)),
    close: Math.max(close, ...used.map(({ end }) => end)),
    blocked: [...blocked, ...gap.filter(({ from, to }) => from < to)],
  };
}

/** Slots outside of the hours of their halls: only matches that are there already may use them. */
export function outsideHours({ slot, names }: Compiled, hours: readonly HallDay[]): number[] {
  const byName = new Map(hours.map((one) => [`${one.hall} ${one.day}`, one]));
  return Array.from({ length: slot.count }, (_, index) => index).filter((index) => {
    const day = slot.day[index] ?? 0;
    const own = byName.get(`${names.halls[slot.hall[index] ?? 0]} ${day}`);
    const start = (slot.start[index] ?? 0) - day * minutesOfDay;
    return own === undefined || start < own.open || start >= own.close;
  });
}

function startsAround(hallDay: HallDay, used: readonly Used[]): number[] {
  const starts: number[] = [];
  let free = hallDay.open;
  const fill = (until: number): void => {
    const end = Math.min(until, hallDay.close);
    for (; free + hallDay.slotLength <= end; free += hallDay.slotLength) starts.push(free);
  };
  for (const { start, end } of used.toSorted((a, b) => a.start - b.start)) {
    fill(start);
    starts.push(start);
    free = Math.max(free, end);
  }
  fill(hallDay.close);
  return starts;
}

import { type HallDay, type Schedule, type ScheduleInput, minutesOfDay, slotsOf } from '../schedule/index.ts';

/**
 * Days of halls whose starts include those of a schedule that was changed by hand or by delays: the places that it uses stay, and the
 * time between them is divided as the hall's day is.
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
    return { ...hallDay, starts: startsAround(hallDay, used) };
  });
}

function startsAround(hallDay: HallDay, used: readonly { start: number; end: number }[]): number[] {
  const starts: number[] = [];
  let free = hallDay.open;
  const fill = (until: number): void => {
    for (; free + hallDay.slotLength <= until; free += hallDay.slotLength) starts.push(free);
  };
  for (const { start, end } of used.toSorted((a, b) => a.start - b.start)) {
    fill(start);
    starts.push(start);
    free = Math.max(free, end);
  }
  fill(hallDay.close);
  return starts;
}

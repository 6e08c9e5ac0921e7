import {
  type Board,
  type Compiled,
  type HallDay,
  type Schedule,
  type ScheduleInput,
  boardOf,
  compile,
  minutesOfDay,
  slotsOf,
} from '../schedule/index.ts';

/**
 * Days of halls whose starts include those of a schedule that was changed by hand or by delays: used places
 * stay, and the time between them is divided as in the hall's day. A place outside the hours of its hall
 * becomes a slot too, since the match takes time of its teams. `outsideHours` returns these slots.
 */
export function hallDaysAround(input: ScheduleInput, schedule: Schedule): HallDay[] {
  const taken = placesByHallDay(input, schedule);
  return input.hallDays.map((hallDay) => {
    const used = taken.get(`${hallDay.hall} ${hallDay.day}`) ?? [];
    const grid = new Set(slotsOf(hallDay).map(({ start }) => start));
    if (used.every(({ start }) => grid.has(start))) return hallDay;
    return { ...withUsedHours(hallDay, used), starts: startsAround(hallDay, used) };
  });
}

/** Minutes since midnight. */
interface Used {
  readonly start: number;
  readonly end: number;
}

/** The placed matches by `hall day`. */
function placesByHallDay(input: ScheduleInput, schedule: Schedule): ReadonlyMap<string, readonly Used[]> {
  const duration = new Map(input.categories.map((rules) => [rules.id, rules.duration]));
  const taken = new Map<string, Used[]>();
  for (const { key, category } of input.matches) {
    const place = schedule.get(key);
    if (!place) continue;
    const day = Math.floor(place.start / minutesOfDay);
    const start = place.start - day * minutesOfDay;
    const name = `${place.hall} ${day}`;
    taken.set(name, [...(taken.get(name) ?? []), { start, end: start + (duration.get(category) ?? 0) }]);
  }
  return taken;
}

/**
 * A board with every match of a schedule, also where it is between the starts of its court or outside of its hours. Such
 * a match takes its court and its teams there; another match may use only the starts of the courts that are left.
 */
export function boardBeside(problem: Compiled, schedule: Schedule, locked: ReadonlySet<string>): Board {
  const { input } = problem;
  const taken = placesByHallDay(input, schedule);
  const hallDays = input.hallDays.map((one) => withStarts(one, taken.get(`${one.hall} ${one.day}`) ?? []));
  const isOnStarts = hallDays.every((one, index) => one === input.hallDays[index]);
  const own = isOnStarts ? problem : compile({ ...input, hallDays });
  const board = boardOf(own, schedule, { fixed: locked });
  own.names.matches.forEach((key, match) => {
    board.locked[match] = locked.has(key) ? 1 : 0;
  });
  const starts = new Set(Array.from({ length: problem.slot.count }, (_, slot) => placeOf(problem, slot)));
  for (let slot = 0; slot < own.slot.count; slot += 1) {
    if (!starts.has(placeOf(own, slot))) board.closed[slot] = 1;
  }
  return board;
}

function placeOf({ slot, names }: Compiled, index: number): string {
  return `${names.halls[slot.hall[index] ?? 0]} ${slot.start[index]}`;
}

/** The starts of a hall's day that places beside them leave, and those of these places. */
function withStarts(hallDay: HallDay, used: readonly Used[]): HallDay {
  const grid = slotsOf(hallDay).map(({ start }) => start);
  const beside = used.filter(({ start }) => !grid.includes(start));
  if (beside.length === 0) return hallDay;
  const left = grid.filter((start) => beside.every((one) => start <= one.start || start >= one.end));
  const { open, close, blocked } = withUsedHours(hallDay, beside);
  return {
    ...hallDay,
    open,
    close,
    blocked: beside.reduce((times, one) => times.flatMap((time) => without(time, one)), blocked),
    starts: [...new Set([...left, ...beside.map(({ start }) => start)])],
  };
}

/** What a place leaves of a blocked time. */
function without({ from, to }: HallDay['blocked'][number], { start, end }: Used): HallDay['blocked'] {
  const parts = [
    { from, to: Math.min(to, start) },
    { from: Math.max(from, end), to },
  ];
  return parts.filter((part) => part.from < part.to);
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

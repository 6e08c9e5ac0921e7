import type { Compiled } from './compiled.ts';
import { type HallDay, type ScheduleInput, minutesOfDay } from './input.ts';

/** All slots by hall, day and start. */
export function compileSlots(input: ScheduleInput, days: number): Compiled['slot'] {
  const hall: number[] = [];
  const day: number[] = [];
  const start: number[] = [];
  const length: number[] = [];
  const first = new Int32Array(input.halls.length * days);
  const inHallDay = new Int32Array(input.halls.length * days);
  const hallDays = new Map(input.hallDays.map((one) => [`${one.hall} ${one.day}`, one]));
  for (const [index, { id }] of input.halls.entries()) {
    for (let on = 0; on < days; on += 1) {
      first[index * days + on] = hall.length;
      const hallDay = hallDays.get(`${id} ${on}`);
      for (const slot of hallDay ? slotsOf(hallDay) : []) {
        hall.push(index);
        day.push(on);
        start.push(on * minutesOfDay + slot.start);
        length.push(slot.length);
      }
      inHallDay[index * days + on] = hall.length - (first[index * days + on] ?? 0);
    }
  }
  const [halls, onDays] = [Int32Array.from(hall), Int32Array.from(day)];
  const [starts, lengths] = [Int32Array.from(start), Int32Array.from(length)];
  return { count: hall.length, hall: halls, day: onDays, start: starts, length: lengths, first, inHallDay };
}

/** Starts of a hall's day in minutes since midnight, and the free time of the court from each. */
export function slotsOf(hallDay: HallDay): { start: number; length: number }[] {
  const blocked = hallDay.blocked.toSorted((a, b) => a.from - b.from);
  const starts = hallDay.starts?.toSorted((a, b) => a - b) ?? grid(hallDay, blocked);
  const slots = starts.map((start, index) => {
    const next = [starts[index + 1], ...blocked.map(({ from }) => from)].filter(
      (end) => end !== undefined && end > start,
    );
    return { start, length: Math.min(hallDay.close, ...next.map((end) => end ?? hallDay.close)) - start };
  });
  return slots.filter(
    ({ start, length }) =>
      start >= hallDay.open && length > 0 && !blocked.some(({ from, to }) => start >= from && start < to),
  );
}

function grid(hallDay: HallDay, blocked: HallDay['blocked']): number[] {
  const starts: number[] = [];
  let start = hallDay.open;
  while (start + hallDay.slotLength <= hallDay.close) {
    const end = start + hallDay.slotLength;
    const inTheWay = blocked.find(({ from, to }) => from < end && to > start);
    if (!inTheWay) starts.push(start);
    start = inTheWay ? Math.max(inTheWay.to, start + 1) : end;
  }
  return starts;
}

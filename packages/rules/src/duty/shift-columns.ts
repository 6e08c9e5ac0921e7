import type { Span } from './plan-shifts.ts';

/** A part of a day in which shifts of several halls lie. Times in milliseconds UTC; null: from or until whenever halls are open. */
export interface ShiftColumn {
  readonly day: string;
  readonly from: number | null;
  readonly to: number | null;
}

interface OfDay extends Span {
  readonly day: string;
}

/** Parts of the days at whose boundaries shifts end and others begin, in their order. */
export function shiftColumns(shifts: readonly OfDay[]): ShiftColumn[] {
  const days = [...new Set(shifts.map(({ day }) => day))].toSorted();
  return days.flatMap((day) => {
    const own = shifts.filter((shift) => shift.day === day);
    const ends = new Set(own.map(({ endsAt }) => endsAt));
    const bounds = [...new Set(own.map(({ startsAt }) => startsAt))]
      .filter((at) => ends.has(at))
      .toSorted((a, b) => a - b);
    return [null, ...bounds].map((from, at) => ({ day, from, to: bounds[at] ?? null }));
  });
}

/** Whether a shift lies in a column: it begins there. */
export function isInColumn(shift: OfDay, { day, from, to }: ShiftColumn): boolean {
  return (
    shift.day === day && (from === null || shift.startsAt >= from) && (to === null || shift.startsAt < to)
  );
}

import type { Span } from './plan-shifts.ts';

/** When somebody can come on a day. Minutes since midnight in the tournament's zone; 1440: midnight at its end. */
export interface DayHours {
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

/** The instant of a minute of a day in the tournament's zone, milliseconds UTC. */
export type MinuteOfDay = (day: string, minute: number) => number;

const wholeDay = { from: 0, to: 24 * 60 };

/**
 * When somebody can be on duty (DU7). Somebody under 18 is not on duty in the evening.
 * @param hours null: always
 * @param days the days of the tournament
 * @returns null: always
 */
export function freeTimes(
  hours: readonly DayHours[] | null,
  { isMinor, minorsUntil }: { readonly isMinor: boolean; readonly minorsUntil: number },
  days: readonly string[],
  at: MinuteOfDay,
): Span[] | null {
  if (hours === null && !isMinor) return null;
  const own = hours ?? days.map((day) => ({ day, ...wholeDay }));
  const latest = isMinor ? minorsUntil : wholeDay.to;
  return own
    .map(({ day, from, to }) => ({ day, from, to: Math.min(to, latest) }))
    .filter(({ from, to }) => from < to)
    .map(({ day, from, to }) => ({ startsAt: at(day, from), endsAt: at(day, to) }));
}

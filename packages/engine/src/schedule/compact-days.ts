import { slotsOf } from './compile-slots.ts';
import type { HallDay, ScheduleInput } from './input.ts';

/** Where a day is longer than its matches need, it begins no earlier: families have to come first. */
const firstStart = 540;

/**
 * Hours of courts that the matches fill to a share, from 0 to 1: each day keeps its part of the starts, later in the morning and earlier in the
 * evening (PL20). Starts of blocked times are lost; lists of starts stay.
 * @returns null: the matches take as much already
 */
export function shortenDays(
  { hallDays, matches }: Pick<ScheduleInput, 'hallDays' | 'matches'>,
  share: number,
): readonly HallDay[] | null {
  const all = hallDays.reduce((sum, day) => sum + slotsOf(day).length, 0);
  const part = matches.length / share / all;
  return part >= 1 ? null : hallDays.map((day) => shortened(day, part));
}

function shortened(hallDay: HallDay, part: number): HallDay {
  const slots = slotsOf(hallDay);
  const count = Math.ceil(slots.length * part);
  const late = slots.findIndex(({ start }) => start >= firstStart);
  const first = Math.min(Math.max(0, late), slots.length - count);
  const [from, to] = [slots[first], slots[first + count - 1]];
  if (!from || !to) return hallDay;
  return { ...hallDay, open: from.start, close: Math.min(hallDay.close, to.start + to.length) };
}

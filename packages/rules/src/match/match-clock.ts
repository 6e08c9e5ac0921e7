import { millisecondsOfHour } from '../dates/index.ts';
import type { RecordedClock } from '../tournament/index.ts';

/** Order of recorded clocks of a match: time, device and tap of the recording. */
export interface ClockOrder {
  /** Hybrid logical clock of the device, milliseconds UTC: later than all that the device knew. */
  readonly recordedAt: number;
  readonly device: string;
  /** Key of the tap. */
  readonly key: string;
}

/**
 * The recorded clock that applies: the last one, in whatever order they arrive; ties are decided by the
 * greater device id, then the greater key. null: none recorded. Rule MA42.
 */
export function newestClock<T extends ClockOrder>(clocks: Iterable<T>): T | null {
  let newest: T | null = null;
  for (const clock of clocks) if (newest === null || isLater(clock, newest)) newest = clock;
  return newest;
}

function isLater(a: ClockOrder, b: ClockOrder): boolean {
  if (a.recordedAt !== b.recordedAt) return a.recordedAt > b.recordedAt;
  return a.device === b.device ? a.key > b.key : a.device > b.device;
}

/**
 * Clock in seconds at an instant (milliseconds UTC), without the limits of its stage. At least the recorded
 * value.
 */
export function recordedSeconds({ seconds, running, at }: RecordedClock, now: number): number {
  return running ? seconds + Math.max(Math.floor((now - at) / 1000), 0) : seconds;
}

/** Milliseconds: matches are moved by hours, and a device may be set to the time of another zone. */
const farFromPlan = 24 * millisecondsOfHour;

/**
 * Whether a start of the match clock is so far from the planned time that rather the clock of the device is wrong:
 * more than a day. Rule MA90.
 * @param startsAt planned start, ISO 8601; null, undefined: not planned, so nothing is far from it
 * @param at start in the server's time, milliseconds UTC
 */
export function isFarFromPlan(startsAt: string | null | undefined, at: number): boolean {
  return typeof startsAt === 'string' && Math.abs(Date.parse(startsAt) - at) > farFromPlan;
}

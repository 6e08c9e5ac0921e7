import type { RecordedClock } from '../tournament/index.ts';

/** What orders the recorded clocks of a match: when, where and by which tap each was recorded. */
export interface ClockOrder {
  /** Hybrid clock of the device, milliseconds UTC: later than all that the device knew. */
  readonly recordedAt: number;
  readonly device: string;
  /** Key of the tap. */
  readonly key: string;
}

/**
 * The recorded clock that holds: the one recorded last, in whatever order they are known; at the same instant the one of the
 * device with the greater name, then the greater key. null: nobody has recorded any. Rule MA42.
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

/** Seconds that the clock shows at an instant (milliseconds UTC), without the limits of its stage. Never before its own. */
export function recordedSeconds({ seconds, running, at }: RecordedClock, now: number): number {
  return running ? seconds + Math.max(Math.floor((now - at) / 1000), 0) : seconds;
}

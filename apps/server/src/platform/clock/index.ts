/** Source of the time, passed in so that tests can set it. */
export type Clock = {
  /** The present instant. Instants carry no zone; they are shown in the tournament's. */
  now(): Date;
};

/** A clock that a test sets. */
export type ManualClock = Clock & {
  set(instant: Date | string): void;
  /** Advances the clock; a negative number sets it back, as a corrected system clock does. */
  advance(seconds: number): void;
};

export const systemClock: Clock = { now: () => new Date() };

/**
 * A clock that stays at `start` until it is set.
 * @param start an instant, or its ISO 8601 text with a zone (`2026-06-13T09:00:00Z`)
 */
export function manualClock(start: Date | string): ManualClock {
  let milliseconds = new Date(start).getTime();
  return {
    now: () => new Date(milliseconds),
    set: (instant) => {
      milliseconds = new Date(instant).getTime();
    },
    advance: (seconds) => {
      milliseconds += seconds * 1000;
    },
  };
}

/** A clock that runs with another one, ahead of it or behind it. */
type ShiftedClock = Clock & {
  /** Milliseconds ahead of the other clock; negative: behind it. */
  offset(): number;
  /** Sets the clock to an instant, from which it runs on. */
  set(instant: Date): void;
};

/** @param offset milliseconds ahead of `base` at the start */
export function shiftedClock(base: Clock, offset: number): ShiftedClock {
  let ahead = offset;
  return {
    now: () => new Date(base.now().getTime() + ahead),
    offset: () => ahead,
    set: (instant) => {
      ahead = instant.getTime() - base.now().getTime();
    },
  };
}

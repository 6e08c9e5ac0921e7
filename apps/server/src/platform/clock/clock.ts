/** Where the server gets the time from. It is passed in, so that a test can say what time it is. */
export type Clock = {
  /** The present instant. Instants carry no zone; they are shown in the tournament's. */
  now(): Date;
};

/** A clock that a test moves by hand. */
export type ManualClock = Clock & {
  set(instant: Date | string): void;
  /** Moves the clock on; a negative number turns it back, as a corrected computer clock does. */
  advance(seconds: number): void;
};

export const systemClock: Clock = { now: () => new Date() };

/**
 * A clock that stands still at `start` until it is moved.
 *
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

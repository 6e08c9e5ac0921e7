import type { StageCode } from '../vocabulary/index.ts';
import { stageEnd, stageStart } from './clock.ts';
import type { RecordedClock } from '../tournament/index.ts';

/** The clock at the timekeeper's table, started, stopped and set by hand to follow the hall's clock. */
export interface TableClock {
  readonly stage: StageCode;
  /** Match clock in seconds when it was last set, started or stopped. */
  readonly seconds: number;
  /** Instant of its start in milliseconds; null: stopped. */
  readonly runningSince: number | null;
}

/** A stopped clock at the start of a stage. */
export function stoppedClock(stage: StageCode, halfLength: number): TableClock {
  return { stage, seconds: stageStart(stage, halfLength), runningSince: null };
}

/** Match clock in whole seconds, limited to the stage. Rule MA36. */
export function tableClockAt(clock: TableClock, now: number, halfLength: number): number {
  const since = clock.runningSince === null ? 0 : Math.max(now - clock.runningSince, 0) / 1000;
  const [start, end] = [stageStart(clock.stage, halfLength), stageEnd(clock.stage, halfLength)];
  return Math.min(Math.max(Math.floor(clock.seconds + since), start), end);
}

/** Whether it is counting: started, and its half is not over. */
export function isTicking(clock: TableClock, now: number, halfLength: number): boolean {
  return (
    clock.runningSince !== null && tableClockAt(clock, now, halfLength) < stageEnd(clock.stage, halfLength)
  );
}

/** Starts a stopped clock, or stops a running one; the shown time stays. Rule MA36. */
export function toggledClock(clock: TableClock, now: number, halfLength: number): TableClock {
  const seconds = tableClockAt(clock, now, halfLength);
  return { ...clock, seconds, runningSince: isTicking(clock, now, halfLength) ? null : now };
}

/**
 * Sets the clock to a time of its stage; a running one continues from there. Recorded events do not change.
 * Rule MA36.
 */
export function setClock(clock: TableClock, seconds: number, now: number, halfLength: number): TableClock {
  const [start, end] = [stageStart(clock.stage, halfLength), stageEnd(clock.stage, halfLength)];
  return {
    ...clock,
    seconds: Math.min(Math.max(Math.floor(seconds), start), end),
    runningSince: clock.runningSince === null ? null : now,
  };
}

/**
 * A recorded clock in the time of a device.
 * @param offset milliseconds that the server's clock is ahead of the device's; null: unknown, so that the
 * clock stays at its recorded value. Rule MA45.
 */
export function tableClockOf(
  { seconds, running, at, stage }: RecordedClock & { readonly stage: StageCode },
  offset: number | null,
): TableClock {
  return { stage, seconds, runningSince: running && offset !== null ? at - offset : null };
}

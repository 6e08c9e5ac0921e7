import { millisecondsOfDay, millisecondsOfHour } from '@sevenmetre/rules/dates';
import type { Clock } from '../clock/index.ts';
import { Loop } from './loop.ts';

/** Work that a process repeats in small steps. */
export interface Recurring {
  /** Does the work that is due. Never rejects. */
  run(): Promise<void>;
  start(): void;
  /** Finishes the current step. */
  stop(): Promise<void>;
}

/** Milliseconds. The first check is an hour after the start, which does not wait for it. */
const lookEvery = millisecondsOfHour;

/**
 * Work that is due a day after it was done.
 * @param step a bounded part of it; returns whether there is more
 */
export function createDaily(
  clock: Clock,
  step: () => Promise<boolean>,
  failed: (error: unknown) => void,
): Recurring {
  let doneAt = Number.NEGATIVE_INFINITY;
  return createHourly(async () => {
    const now = clock.now().getTime();
    if (now - doneAt < millisecondsOfDay) return false;
    if (await step()) return true;
    doneAt = now;
    return false;
  }, failed);
}

/** Work that decides itself whether it is due, called every hour. */
export function createHourly(step: () => Promise<boolean>, failed: (error: unknown) => void): Recurring {
  let timer: NodeJS.Timeout | undefined;
  const loop = new Loop(step, failed);
  return {
    run: () => loop.wake(),
    start() {
      timer = setInterval(() => void loop.wake(), lookEvery);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await loop.stop();
    },
  };
}

import type { Clock } from '../clock/index.ts';
import { Loop } from './loop.ts';

/** Work of a process that is done again and again, in small steps. */
export interface Recurring {
  /** Does what is due. Never rejects. */
  run(): Promise<void>;
  start(): void;
  /** Finishes the step under way. */
  stop(): Promise<void>;
}

const day = 86_400_000;
/** Milliseconds. A start does not wait for it: the first look comes after an hour. */
const lookEvery = 3_600_000;

/** Work that is done when a day has passed since it was done. @param step a bounded part of it; tells whether there is more */
export function createDaily(
  clock: Clock,
  step: () => Promise<boolean>,
  failed: (error: unknown) => void,
): Recurring {
  let doneAt = Number.NEGATIVE_INFINITY;
  return createHourly(async () => {
    const now = clock.now().getTime();
    if (now - doneAt < day) return false;
    if (await step()) return true;
    doneAt = now;
    return false;
  }, failed);
}

/** Work that knows itself when it is due, and is asked every hour. */
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

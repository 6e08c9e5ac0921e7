import type { Clock } from '../clock/index.ts';
import { Loop } from './loop.ts';

/** Work of a process that is done once a day, in small steps. */
export interface Daily {
  /** Does what is due, if a day has passed since it was done. Never rejects. */
  run(): Promise<void>;
  start(): void;
  /** Finishes the step under way. */
  stop(): Promise<void>;
}

const day = 86_400_000;
/** Milliseconds. A start does not wait for it: the first look comes after an hour. */
const lookEvery = 3_600_000;

/** @param step a bounded part of the work; tells whether there is more */
export function createDaily(
  clock: Clock,
  step: () => Promise<boolean>,
  failed: (error: unknown) => void,
): Daily {
  let doneAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const loop = new Loop(async () => {
    const now = clock.now().getTime();
    if (now - doneAt < day) return false;
    if (await step()) return true;
    doneAt = now;
    return false;
  }, failed);
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

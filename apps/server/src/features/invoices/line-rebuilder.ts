import type { Log } from '../../platform/log/index.ts';
import { Loop } from '../../platform/loop/index.ts';
import { rebuildSomeClubs, type RebuildContext } from './rebuild-edition.use-case.ts';

/** Rebuilds outdated lines, in one process or several: they share the work through the database. */
export interface LineRebuilder {
  /** Starts at once; resolves when nothing is left. Never rejects. */
  wake(): Promise<void>;
  /** Starts to look regularly for unfinished work of other processes. */
  start(): void;
  /** Finishes the current step. */
  stop(): Promise<void>;
}

/** Milliseconds until unfinished work of a stopped process is found. */
const lookEvery = 10_000;

export function createLineRebuilder(context: RebuildContext & { readonly log: Log }): LineRebuilder {
  let timer: NodeJS.Timeout | undefined;
  const work = new Loop(
    () => rebuildSomeClubs(context),
    (error) => context.log.warn({ err: error }, 'Lines of clubs wait; trying again soon'),
  );
  return {
    wake: () => work.wake(),
    start() {
      void work.wake();
      timer = setInterval(() => void work.wake(), lookEvery);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await work.stop();
    },
  };
}

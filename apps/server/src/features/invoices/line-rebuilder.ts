import type { Log } from '../../platform/log/index.ts';
import { Loop } from '../../platform/loop/index.ts';
import { rebuildSomeClubs, type RebuildContext } from './rebuild-edition.use-case.ts';

/** Rebuilds old lines, in one process or several: they share the work through the database. */
export interface LineRebuilder {
  /** Goes to work at once; fulfils when nothing is left. Never rejects. */
  wake(): Promise<void>;
  /** Looks from now on for what others have begun and not finished. */
  start(): void;
  /** Finishes the step that is on its way. */
  stop(): Promise<void>;
}

/** Milliseconds: what a stopped process has left is found so soon. */
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

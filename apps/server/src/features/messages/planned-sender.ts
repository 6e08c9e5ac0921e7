import type { DatabaseLog } from '../../platform/database/index.ts';
import { Loop } from '../../platform/loop/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { findDueMessages, sendPlanned } from './plan-message.use-case.ts';

/** Sends planned messages at their time. Several processes share the work through the database. */
export interface PlannedSender {
  /** Sends the messages that are due. Never rejects. */
  run(): Promise<void>;
  start(): void;
  /** Finishes the message in progress. */
  stop(): Promise<void>;
}

/** Milliseconds until a planned message is found to be due. */
const lookEvery = 10_000;

export function createPlannedSender(
  context: UseCaseContext & { readonly log: Pick<DatabaseLog, 'warn'> },
): PlannedSender {
  let timer: NodeJS.Timeout | undefined;
  const failed = (error: unknown) =>
    context.log.warn({ err: error }, 'A planned message waits; trying again soon');
  const sending = new Loop(async () => {
    // One that fails does not hold up the others.
    for (const id of await findDueMessages(context)) await sendPlanned(context, id).catch(failed);
    return false;
  }, failed);
  return {
    run: () => sending.wake(),
    start() {
      timer = setInterval(() => void sending.wake(), lookEvery);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await sending.stop();
    },
  };
}

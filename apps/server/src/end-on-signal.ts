import type { Database } from './platform/database/index.ts';
import type { Log } from './platform/log/index.ts';

export interface Ending {
  readonly database: Database;
  readonly log: Log;
  /** Finishes requests in progress. */
  readonly stop: () => Promise<void>;
}

/**
 * Stops the process in order on SIGTERM and SIGINT, and at once on a second signal. SIGHUP is ignored: closed
 * terminals send it, and so do tools that rotate logs.
 */
export function endOnSignal({ database, log, stop }: Ending): void {
  let ending = false;
  const end = async (signal: string): Promise<void> => {
    // A second signal: the operator does not want to wait.
    if (ending) process.exit(1);
    ending = true;
    log.info({ signal }, 'Ending');
    try {
      await stop();
      await database.close();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'The end was not in order');
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal));
  process.on('SIGHUP', () => log.info({}, 'SIGHUP changes nothing: settings are read at the start'));
}

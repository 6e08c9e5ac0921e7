import { pino } from 'pino';
import type { DestinationStream, Level, Logger } from 'pino';
import { errorFields } from './error-fields.ts';

/**
 * One JSON object a line. No personal data: no names, e-mails, bodies, cookies, query strings; addresses only cut
 * short (`truncateAddress`), errors only as `errorFields` shows them.
 */
export type Log = Logger;

/** @param destination standard output unless a test wants to read along */
export function createLog(level: Level | 'silent', destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    // Whatever hands over a whole error under one of these names gets it reduced.
    serializers: { err: errorFields, error: errorFields, req: () => undefined, res: () => undefined },
  };
  return pino(options, destination ?? standardOutput());
}

/**
 * Lines leave together, once there are twelve kilobytes of them or a fifth of a second has passed, and nobody waits
 * for a slow reader of the log: a hand-over for each line was a twenty-fifth of what the server does while matches are recorded.
 * What is still to be written when the process ends is written then (pino sees to it); a kill loses that fifth.
 */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: 12_288, periodicFlush: 200 });
}

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
  return destination === undefined ? pino(options) : pino(options, destination);
}

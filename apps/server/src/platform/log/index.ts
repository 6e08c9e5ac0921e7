import { pino } from 'pino';
import type { DestinationStream, Level, Logger } from 'pino';
import { errorFields } from './error-fields.ts';
import { readableLine } from './readable-line.ts';

/**
 * One JSON object a line, on a terminal one line for people. No personal data: no names, e-mails, bodies, cookies, query strings; addresses only
 * truncated (`truncateAddress`), errors only by `errorFields`.
 */
export type Log = Logger;

/** @param destination standard output unless a test reads the log */
export function createLog(level: Level | 'silent', destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    // Errors logged under these names are reduced by `errorFields`.
    serializers: { err: errorFields, error: errorFields, req: () => undefined, res: () => undefined },
  };
  return pino(options, destination ?? (process.stdout.isTTY ? terminal : standardOutput()));
}

/**
 * Lines are written asynchronously, every twelve kilobytes or fifth of a second: a write for each line took 4
 * % of the server's time while matches were recorded. pino flushes the rest when the process exits; a kill
 * loses up to a fifth of a second.
 */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: 12_288, periodicFlush: 200 });
}

const terminal: DestinationStream = {
  write: (line) => void process.stdout.write(readableLine(line)),
};

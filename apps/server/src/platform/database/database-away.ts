/** The embedded database has stopped or is closed; the caller may retry. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/** Codes of the network, and of a PostgreSQL that starts, stops or has no connection left. */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08[0-9A-Z]{3}|57P0[1235]|53300)$/;

/** Messages of node-postgres without a code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|Client was closed)/;

/** Whether a call failed because the database could not be reached, not because of its statement. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code');
    if (cause instanceof DatabaseAwayError || sentences.test(cause.message)) return true;
    if (typeof code === 'string' && codes.test(code)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** The embedded database has stopped or is closed; whoever asked may ask again later. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/** Of the network, and PostgreSQL's own: it is starting, ending, or has no connection left. */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08[0-9A-Z]{3}|57P0[1235]|53300)$/;

/** What node-postgres says without a code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|Client was closed)/;

/** Whether a call failed because nobody could ask the database, not because of what it was asked. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code');
    if (cause instanceof DatabaseAwayError || sentences.test(cause.message)) return true;
    if (typeof code === 'string' && codes.test(code)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

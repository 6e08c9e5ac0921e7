/** Codes of the file system, of a quota, and of PostgreSQL (disk_full). */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether a call failed for lack of space, in the database or in the data folder. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (codes.has(Reflect.get(cause, 'code'))) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDiskFull)) return true;
  }
  return false;
}

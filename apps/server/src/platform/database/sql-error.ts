/** Why the database refused a statement, without stored values, which PostgreSQL's own messages contain. */
export type SqlError = {
  /** Five characters, https://www.postgresql.org/docs/current/errcodes-appendix.html */
  sqlState: string;
  constraint: string | null;
  table: string | null;
};

/** States that a use case may handle; all others are bugs. */
export const sqlState = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  notNullViolation: '23502',
  exclusionViolation: '23P01',
  inFailedTransaction: '25P02',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
} as const;

/**
 * PostgreSQL's error in an error of either driver, also if it is wrapped, for instance by Drizzle. null: the
 * error does not come from a statement.
 */
export function sqlError(error: unknown): SqlError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = textOf(cause, 'code');
    if (code !== null && /^[0-9A-Z]{5}$/.test(code)) {
      return { sqlState: code, constraint: textOf(cause, 'constraint'), table: textOf(cause, 'table') };
    }
  }
  return null;
}

/** Whether `error` is a violation of a unique constraint or index, of the named one if given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const refused = sqlError(error);
  if (refused?.sqlState !== sqlState.uniqueViolation) return false;
  return constraint === undefined || refused.constraint === constraint;
}

function textOf(error: Error, field: 'code' | 'constraint' | 'table'): string | null {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : null;
}

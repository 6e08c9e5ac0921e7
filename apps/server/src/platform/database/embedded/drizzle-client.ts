import type { Transaction } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { PgliteDatabase, PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import type { Db, Tx } from '../database.ts';
import { casing } from '../driver.ts';
import type { Answer } from './protocol.ts';

export type RunQuery = (text: string, parameters: unknown[], rowMode: 'array' | 'object') => Promise<Answer>;

const dialect = new PgDialect({ casing });

/** Drizzle for single statements, on a function that runs them. */
export function drizzleOver(run: RunQuery, logger: Logger): Db {
  return new PgliteDatabase(dialect, sessionOver(run, logger), undefined);
}

/** Drizzle for a transaction that is begun and ended elsewhere. */
export function drizzleTransactionOver(run: RunQuery): Tx {
  return new PgliteTransaction(dialect, sessionOver(run), undefined);
}

/**
 * Drizzle's driver for PGlite, with the worker as its client. It only calls `query`, always with the same
 * parsers; functions cannot be sent to the worker, which has those parsers built in.
 */
function sessionOver(
  run: RunQuery,
  logger?: Logger,
): PgliteSession<Record<string, never>, Record<string, never>> {
  const client: Pick<Transaction, 'query'> = {
    async query<T>(text: string, parameters: unknown[] = [], options: { rowMode?: 'array' | 'object' } = {}) {
      const { rows, affectedRows } = await run(text, parameters, options.rowMode ?? 'object');
      return { rows: rows as T[], affectedRows, fields: [] };
    },
  };
  return new PgliteSession(client as Transaction, dialect, undefined, logger ? { logger } : {});
}

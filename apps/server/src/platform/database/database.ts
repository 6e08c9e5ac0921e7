import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction, PgTransactionConfig } from 'drizzle-orm/pg-core';

/** The common part of results in both modes; other fields of the drivers differ. */
type QueryResult<Row> = { rows: Row[] };

/** Drizzle's encoding of a generic type. */
interface QueryResultHKT extends PgQueryResultHKT {
  type: QueryResult<this['row']>;
}

type NoSchema = Record<string, never>;

/**
 * For single statements, each a transaction of its own. A `Tx` can be passed instead of a `Db`. Without
 * `transaction`: only `Database.transaction` opens one.
 */
export type Db = Omit<PgDatabase<QueryResultHKT, NoSchema>, 'transaction'>;

/** An open transaction. Its own `transaction` creates a savepoint. */
export type Tx = PgTransaction<QueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

export type TransactionOptions = PgTransactionConfig;

interface ConnectionUse {
  readonly open: number;
  readonly idle: number;
  /** Number of transactions that wait for a connection. */
  readonly waiting: number;
}

/** The database of the server: embedded in the data folder, or a PostgreSQL server. */
export type Database = {
  readonly mode: 'embedded' | 'postgres';
  /** Throws inside a transaction, where it is a bug: the embedded database would wait for itself. */
  readonly db: Db;
  /**
   * Runs `work` in one transaction: committed and on disk when the promise resolves, rolled back if `work`
   * throws. Also throws if `work` ignored the error of a statement, because PostgreSQL then rolls back.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Notifies every process on this database once `tx` is committed. */
  notify(tx: Tx): Promise<void>;
  /**
   * Calls `listener` after notifications, and once whenever some may have been missed (after a reconnect).
   * Several notifications may be merged. Returns a function that unsubscribes.
   */
  onNotification(listener: () => void): () => void;
  /**
   * Text that stays the same as long as the database is this one with its own history: a restored or copied
   * database, another server and a promoted replica have another one. The same in all processes.
   */
  identity(): Promise<string>;
  /** Whether the database can answer now. */
  ready(): Promise<boolean>;
  /** Number of syncs to disk by the embedded database; 0 with PostgreSQL, which syncs itself. */
  syncCount(): number;
  /** Number of statements that took longer than half a second, since the start. */
  slowStatements(): number;
  /** Usage of the pool of connections to PostgreSQL; null: the embedded database. */
  connections(): ConnectionUse | null;
  /** Waits for the running transaction, then closes. Later calls are refused. */
  close(): Promise<void>;
};

/** Receives warnings for operators; compatible with pino. */
export type DatabaseLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction, PgTransactionConfig } from 'drizzle-orm/pg-core';

/** What `execute` gives in both modes; other fields of a driver's result differ and are not promised. */
type QueryResult<Row> = { rows: Row[] };

/** Drizzle's way of naming a generic type. */
interface QueryResultHKT extends PgQueryResultHKT {
  type: QueryResult<this['row']>;
}

type NoSchema = Record<string, never>;

/**
 * Reads and single statements, each its own transaction. What takes a `Db` also takes a `Tx`.
 * It has no `transaction`: only `Database.transaction` opens one.
 */
export type Db = Omit<PgDatabase<QueryResultHKT, NoSchema>, 'transaction'>;

/** An open transaction. Its own `transaction` makes a savepoint. */
export type Tx = PgTransaction<QueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

export type TransactionOptions = PgTransactionConfig;

export interface ConnectionUse {
  readonly open: number;
  readonly idle: number;
  /** Transactions that wait for a connection. */
  readonly waiting: number;
}

/** The one database of the server, in the data folder or on a PostgreSQL server. */
export type Database = {
  readonly mode: 'embedded' | 'postgres';
  /** Using it inside a transaction is a bug (the embedded database would wait for itself) and throws. */
  readonly db: Db;
  /**
   * Runs `work` in one transaction: committed and on the disk when the promise fulfils, rolled back when `work`
   * throws. Also throws when `work` swallowed the error of a statement, because PostgreSQL then undoes everything.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Rings the bell of every process on this database once `tx` has been committed. */
  ring(tx: Tx): Promise<void>;
  /**
   * Calls `listener` after every bell, and once whenever bells may have been missed (a connection was lost and is
   * back). Several rings may come as one. Returns what ends the listening.
   */
  onBell(listener: () => void): () => void;
  /** Whether statements can be answered now. */
  ready(): Promise<boolean>;
  /** How often the embedded database has made the disk write through; 0 with PostgreSQL, which minds its own. */
  syncCount(): number;
  /** How the pool of connections to PostgreSQL is used now; null: the embedded database. */
  connections(): ConnectionUse | null;
  /** Lets the running transaction finish, then closes. Later calls are refused. */
  close(): Promise<void>;
};

/** Where the database layer reports what an operator should know; pino's loggers fit. */
export type DatabaseLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

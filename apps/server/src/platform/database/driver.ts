import type { ConnectionUse, Db, Tx } from './database.ts';
import type { Pipeline } from './pipeline.ts';

/** One connection, for as long as it belongs to one transaction. */
export type Connection = {
  tx: Tx;
  /** Runs one of the transaction's own statements. */
  run(statement: string): Promise<void>;
  /**
   * Sent behind whatever is on its way. Whether it was really committed: after a failed statement PostgreSQL answers
   * `commit` by undoing everything. The transaction has ended either way.
   */
  commit(): Promise<boolean>;
  /** Gives the connection back. With an error, nobody will get this connection again. */
  release(broken?: Error): void;
};

/** What the two modes do differently; everything else is in `create-database.ts`. */
export type Driver = {
  mode: 'embedded' | 'postgres';
  db: Db;
  /** @param pipeline hears of each statement of the transaction in the order of their sending */
  connect(pipeline: Pipeline): Promise<Connection>;
  /** There is one listener for the whole life of the driver. */
  onNotification(listener: () => void): void;
  ready(): Promise<boolean>;
  syncCount(): number;
  /** null: it has one connection, and no pool. */
  connections(): ConnectionUse | null;
  close(): Promise<void>;
};

/** The channel of the bell. */
export const bellChannel = 'sevenmetre_bell';

/** Drizzle's naming of columns, the same as in `drizzle.config.ts`. */
export const casing = 'snake_case';

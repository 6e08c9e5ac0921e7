import type { Database, Tx } from './database.ts';
import type { Pipeline } from './pipeline.ts';

/** A connection that belongs to one transaction. */
export type Connection = {
  tx: Tx;
  /** Runs one of the transaction's own statements. */
  run(statement: string): Promise<void>;
  /**
   * Sent after the statements in progress. false: rolled back, which is how PostgreSQL answers `commit` after
   * a failed statement. The transaction has ended either way.
   */
  commit(): Promise<boolean>;
  /** Returns the connection to the pool; with an error, it is discarded. */
  release(broken?: Error): void;
};

type Alike = 'mode' | 'db' | 'identity' | 'ready' | 'syncCount' | 'slowStatements' | 'connections';

/** The differences between the two modes; everything else is in `create-database.ts`. */
export type Driver = Pick<Database, Alike> & {
  /** @param pipeline receives each statement of the transaction in the order of sending */
  connect(pipeline: Pipeline): Promise<Connection>;
  /** Called once, for the life of the driver. */
  onNotification(listener: () => void): void;
  close(): Promise<void>;
};

/** The channel of notifications. */
export const notificationChannel = 'sevenmetre_bell';

/** Drizzle's naming of columns, as in `drizzle.config.ts`. */
export const casing = 'snake_case';

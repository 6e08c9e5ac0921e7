import { createDatabase } from './create-database.ts';
import type { Database, DatabaseLog } from './database.ts';
import { createTransactionGuard } from './transaction-guard.ts';

export type OpenDatabaseOptions = {
  log: DatabaseLog;
  /** A PostgreSQL of version 15 or newer; null: the embedded database. */
  databaseUrl: string | null;
  /** Folder of the embedded database, made when absent; `directory + '.lock'` lies beside it. */
  directory: string;
  /** Connections to PostgreSQL, without the one that listens to the bell. */
  poolSize?: number;
  /** How long to ask a PostgreSQL that does not answer yet. */
  connectWithinSeconds?: number;
};

/**
 * Opens the database; its tables are the business of `migrate`.
 *
 * @throws DatabaseStartError one sentence for the operator
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { log, databaseUrl, directory, poolSize = 10, connectWithinSeconds = 15 } = options;
  const guard = createTransactionGuard();
  // Only what is used is loaded: the embedded database is 26 MB of WebAssembly.
  if (databaseUrl === null) {
    const { openEmbedded } = await import('./embedded/index.ts');
    return createDatabase(await openEmbedded(directory, guard, log), guard, log);
  }
  const { openPostgres } = await import('./postgres/index.ts');
  const driver = await openPostgres({ databaseUrl, poolSize, connectWithinSeconds }, guard, log);
  return createDatabase(driver, guard, log);
}

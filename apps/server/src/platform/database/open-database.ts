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
  /**
   * What names the folder of files, the same for all processes that share it. With PostgreSQL a server whose folder is
   * another one than that of a running server is refused; null or absent: whoever opens the database serves no files.
   */
  storage?: number | null;
};

/**
 * Opens the database; its tables are the business of `migrate`. Only what is used is loaded, and of that last what the
 * embedded database does not need to start: it is 26 MB of WebAssembly and takes a second on its own thread.
 *
 * @throws DatabaseStartError one sentence for the operator
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { log, databaseUrl, directory, poolSize = 10, connectWithinSeconds = 15, storage = null } = options;
  const guard = createTransactionGuard();
  if (databaseUrl === null) {
    const { startEmbedded } = await import('./embedded/start-embedded.ts');
    const [embedded, { createEmbeddedDriver }, { createDatabase }] = await Promise.all([
      startEmbedded(directory, log),
      import('./embedded/embedded-driver.ts'),
      import('./create-database.ts'),
    ]);
    return createDatabase(createEmbeddedDriver(embedded, guard, log), guard, log);
  }
  const { openPostgres } = await import('./postgres/index.ts');
  const { createDatabase } = await import('./create-database.ts');
  const driver = await openPostgres({ databaseUrl, poolSize, connectWithinSeconds, storage }, guard, log);
  return createDatabase(driver, guard, log);
}

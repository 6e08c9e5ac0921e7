import type { Database, DatabaseLog } from './database.ts';
import { createTransactionGuard } from './transaction-guard.ts';

export type OpenDatabaseOptions = {
  log: DatabaseLog;
  /** URL of a PostgreSQL 15 or newer; null: the embedded database. */
  databaseUrl: string | null;
  /** Folder of the embedded database, created if missing; its lock is `directory + '.lock'`. */
  directory: string;
  /** Number of connections to PostgreSQL, without the listening one. */
  poolSize?: number;
  /** How long to retry while PostgreSQL does not answer. */
  connectWithinSeconds?: number;
  /**
   * Id of the folder of files, equal for all processes that share it. With PostgreSQL, a server with another
   * folder than a running server is refused. null or absent: the process serves no files.
   */
  storage?: number | null;
};

/**
 * Opens the database; `migrate` creates its tables. Only the modules of the mode are loaded. The embedded
 * database (26 MB of WebAssembly, a second in its own thread) is started before the rest is loaded.
 * @throws DatabaseStartError with one sentence for the operator
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

import { sql } from 'drizzle-orm';
import type { Database, DatabaseLog, Tx, TransactionOptions } from './database.ts';
import type { Connection, Driver } from './driver.ts';
import { bellChannel } from './driver.ts';
import type { TransactionGuard } from './transaction-guard.ts';

const longTransactionSeconds = 5;

/** Puts together what both modes share: the guarded transaction, its watchdog and the bell. */
export function createDatabase(driver: Driver, guard: TransactionGuard, log: DatabaseLog): Database {
  const listeners = new Set<() => void>();
  driver.onNotification(() => {
    for (const listener of listeners) listener();
  });
  return {
    mode: driver.mode,
    db: driver.db,
    async transaction(work, options) {
      guard.refuseInside('A second transaction was opened');
      const connection = await driver.connect();
      const stopWatching = watch(log);
      try {
        return await guard.inside(() => runTransaction(connection, work, options));
      } finally {
        stopWatching();
      }
    },
    async ring(tx) {
      await tx.execute(sql`select pg_notify(${bellChannel}, '')`);
    },
    onBell(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready: () => driver.ready(),
    syncCount: () => driver.syncCount(),
    close: () => driver.close(),
  };
}

async function runTransaction<T>(
  connection: Connection,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  let broken: Error | undefined;
  try {
    await connection.run(beginStatement(options));
    const result = await work(connection.tx);
    if (await connection.commit()) return result;
    throw new Error('A statement of the transaction failed and its error was swallowed; nothing was stored.');
  } catch (error) {
    broken = await rollback(connection);
    throw error;
  } finally {
    connection.release(broken);
  }
}

/** The first error says what happened; one of the rollback says only that the connection is of no more use. */
async function rollback(connection: Connection): Promise<Error | undefined> {
  try {
    await connection.run('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function beginStatement({ isolationLevel, accessMode, deferrable }: TransactionOptions): string {
  const words = ['begin'];
  if (isolationLevel) words.push(`isolation level ${isolationLevel}`);
  if (accessMode) words.push(accessMode);
  if (deferrable !== undefined) words.push(deferrable ? 'deferrable' : 'not deferrable');
  return words.join(' ');
}

/** Says so when a transaction stays open: the embedded database answers nobody else meanwhile. */
function watch(log: DatabaseLog): () => void {
  const opened = new Error('The transaction was opened here');
  const timer = setTimeout(() => {
    log.warn(
      { stack: opened.stack },
      `A transaction has been open for more than ${longTransactionSeconds} seconds`,
    );
  }, longTransactionSeconds * 1000).unref();
  return () => clearTimeout(timer);
}

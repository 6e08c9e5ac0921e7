import { sql } from 'drizzle-orm';
import type { Database, DatabaseLog, Tx, TransactionOptions } from './database.ts';
import type { Connection, Driver } from './driver.ts';
import { notificationChannel } from './driver.ts';
import { openPipeline, Pipeline } from './pipeline.ts';
import type { TransactionGuard } from './transaction-guard.ts';

const longTransactionSeconds = 5;

/** Parts that both modes share: the guarded transaction, its watchdog and notifications. */
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
      const pipeline = new Pipeline();
      const connection = await driver.connect(pipeline);
      openPipeline(connection.tx, pipeline);
      const stopWatching = watch(log);
      try {
        return await guard.inside(() => runTransaction({ connection, pipeline }, work, options));
      } finally {
        stopWatching();
      }
    },
    async notify(tx) {
      await tx.execute(sql`select pg_notify(${notificationChannel}, '')`);
    },
    onNotification(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    identity: () => driver.identity(),
    ready: () => driver.ready(),
    syncCount: () => driver.syncCount(),
    slowStatements: () => driver.slowStatements(),
    connections: () => driver.connections(),
    close: () => driver.close(),
  };
}

interface Open {
  readonly connection: Connection;
  readonly pipeline: Pipeline;
}

async function runTransaction<T>(
  open: Open,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const { connection } = open;
  let result: T;
  try {
    // Not awaited: the first statement is sent directly after it.
    const begun = connection.run(beginStatement(options));
    begun.catch(() => {});
    result = await work(connection.tx);
    await begun;
  } catch (error) {
    connection.release(await rollback(connection));
    throw error;
  }
  await commit(open);
  return result;
}

/** The commit is sent after the statements that `work` has not awaited, and always ends the transaction. */
async function commit({ connection, pipeline }: Open): Promise<void> {
  const [last, committed] = await Promise.allSettled([pipeline.settleLast(), connection.commit()]);
  connection.release(committed.status === 'rejected' ? errorOf(committed.reason) : undefined);
  if (last.status === 'rejected') throw last.reason;
  if (committed.status === 'rejected') throw committed.reason;
  if (committed.value) return;
  throw new Error('A statement of the transaction failed and its error was swallowed; nothing was stored.');
}

/** The first error is the cause; an error of the rollback only makes the connection unusable. */
async function rollback(connection: Connection): Promise<Error | undefined> {
  try {
    await connection.run('rollback');
    return undefined;
  } catch (error) {
    return errorOf(error);
  }
}

function errorOf(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

function beginStatement({ isolationLevel, accessMode, deferrable }: TransactionOptions): string {
  const words = ['begin'];
  if (isolationLevel) words.push(`isolation level ${isolationLevel}`);
  if (accessMode) words.push(accessMode);
  if (deferrable !== undefined) words.push(deferrable ? 'deferrable' : 'not deferrable');
  return words.join(' ');
}

/** Warns if a transaction stays open: the embedded database answers no other caller meanwhile. */
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

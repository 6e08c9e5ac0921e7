import type { DatabaseLog } from '../database.ts';
import { DatabaseStartError } from '../database-start-error.ts';
import type { Connection, Driver } from '../driver.ts';
import type { Pipeline } from '../pipeline.ts';
import { refuseInside } from '../transaction-guard.ts';
import type { TransactionGuard } from '../transaction-guard.ts';
import { lockDirectory } from './directory-lock.ts';
import { drizzleOver, drizzleTransactionOver } from './drizzle-client.ts';
import type { RunQuery } from './drizzle-client.ts';
import { startMaintenance } from './maintenance.ts';
import { codeOf, prepareDirectory, prepareParent } from './prepare-directory.ts';
import { createQueue } from './queue.ts';
import type { Queue } from './queue.ts';
import { spareMemory } from './spare-memory.ts';
import { WorkerClient } from './worker-client.ts';

/**
 * PostgreSQL inside this process, on the files in `directory`: safe against a crash and a power cut, and safe from a
 * second process. It has one connection, which a queue hands round.
 *
 * @throws DatabaseStartError
 */
export async function openEmbedded(
  directory: string,
  guard: TransactionGuard,
  log: DatabaseLog,
): Promise<Driver> {
  spareMemory();
  prepareParent(directory);
  const unlock = lockDirectory(directory);
  try {
    await prepareDirectory(directory);
    const worker = await startServing(directory);
    worker.onLost((error) => log.error({ err: error }, 'The embedded database has stopped'));
    return createDriver(worker, guard, log, unlock);
  } catch (error) {
    unlock();
    throw startErrorOf(error, directory);
  }
}

async function startServing(directory: string): Promise<WorkerClient> {
  const worker = new WorkerClient({ kind: 'serve', directory });
  if ((await worker.syncsOfOneCommit) > 0) return worker;
  await worker.close();
  throw new DatabaseStartError(
    'disk-not-synced',
    'The embedded database does not write its commits through to the disk, so it is not safe to use; set DATABASE_URL.',
  );
}

function createDriver(
  worker: WorkerClient,
  guard: TransactionGuard,
  log: DatabaseLog,
  unlock: () => void,
): Driver {
  const queue = createQueue();
  const ask: RunQuery = (text, parameters, rowMode) =>
    worker.ask({ kind: 'query', text, parameters, rowMode });
  const inTurn: RunQuery = async (text, parameters, rowMode) => {
    const leave = await queue.enter();
    return ask(text, parameters, rowMode).finally(leave);
  };
  const stopMaintenance = startMaintenance({
    run: async (statement) => (await inTurn(statement, [], 'object')).rows,
    onError: (error) => log.error({ err: error }, 'Maintenance of the embedded database failed'),
  });
  let closing: Promise<void> | undefined;
  const close = async () => {
    stopMaintenance();
    const leave = await queue.enter();
    await worker.close().finally(unlock);
    leave();
  };
  return {
    mode: 'embedded',
    db: drizzleOver(inTurn, refuseInside(guard)),
    connect: (pipeline) => connect(queue, ask, pipeline),
    onNotification: (listener) => worker.onBell(listener),
    ready: async () => worker.alive && closing === undefined,
    syncCount: () => worker.syncs,
    close: () => (closing ??= close()),
  };
}

async function connect(queue: Queue, ask: RunQuery, pipeline: Pipeline): Promise<Connection> {
  const leave = await queue.enter();
  const run: RunQuery = (...statement) => {
    const answer = ask(...statement);
    pipeline.noteStatement();
    return answer;
  };
  return {
    tx: drizzleTransactionOver(run),
    run: async (statement) => void (await ask(statement, [], 'object')),
    async commit() {
      const answer = ask('commit', [], 'object');
      // Whoever comes next stands behind it in the database's own queue.
      leave();
      return (await answer).command === 'COMMIT';
    },
    release: leave,
  };
}

function startErrorOf(error: unknown, directory: string): DatabaseStartError {
  if (error instanceof DatabaseStartError) return error;
  const code = codeOf(error);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(code)) {
    const sentence = `The database folder ${directory} cannot be written (${code}).`;
    return new DatabaseStartError('folder-not-writable', sentence, { cause: error });
  }
  const sentence = `The embedded database in ${directory} did not start (${messageOf(error)}).`;
  return new DatabaseStartError('embedded-start-failed', sentence, { cause: error });
}

function messageOf(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return root instanceof Error ? root.message : String(root);
}

import { DatabaseSync } from 'node:sqlite';
import { isDiskFull } from '../../disk/index.ts';
import type { DatabaseLog } from '../database.ts';
import { DatabaseStartError } from '../database-start-error.ts';
import { codeOf, identityOf, prepareDirectory, prepareParent } from './prepare-directory.ts';
import { RevivingWorker } from './reviving-worker.ts';
import { limitWasmCompilation } from './limit-wasm-compilation.ts';
import { WorkerClient } from './worker-client.ts';

/** SQLite's code SQLITE_BUSY. */
const busy = 5;

/**
 * Takes the exclusive lock of `directory`, by a lock of the operating system on `directory + '.lock'`. A
 * killed process loses it at once, so it is never stale. Returns a function that releases it.
 *
 * Two processes on one folder would destroy each other's data unnoticed, since PGlite takes no lock.
 * @throws DatabaseStartError `database-in-use` or `folder-not-writable`
 */
function lockDirectory(directory: string): () => void {
  const file = `${directory}.lock`;
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('pragma journal_mode = off');
    lock.exec('begin exclusive');
    // A read-only file would be opened and "locked" without effect; this write, which is never committed,
    // fails then.
    lock.exec('pragma user_version = 1');
  } catch (error) {
    lock?.close();
    if (error instanceof Error && Reflect.get(error, 'errcode') === busy) {
      const sentence = `The database ${directory} is in use by another process; set DATABASE_URL to share a database.`;
      throw new DatabaseStartError('database-in-use', sentence, { cause: error });
    }
    const reason = error instanceof Error ? error.message : String(error);
    const sentence = `The file ${file} cannot be written (${reason}); choose another DATA_DIR.`;
    throw new DatabaseStartError('folder-not-writable', sentence, { cause: error });
  }
  return () => lock.close();
}

/** PostgreSQL in a separate thread, before the first statement. */
export interface Embedded {
  readonly worker: RevivingWorker;
  /** As in `Database`. */
  readonly identity: string;
  /** Releases the folder; the worker must have ended. */
  unlock(): void;
}

/**
 * Starts PostgreSQL inside this process, on the files in `directory`: safe against crashes, power cuts and a
 * second process. Does not import Drizzle, so that the thread starts before anything large is loaded.
 * @throws DatabaseStartError
 */
export async function startEmbedded(directory: string, log: DatabaseLog): Promise<Embedded> {
  limitWasmCompilation();
  prepareParent(directory);
  const unlock = lockDirectory(directory);
  try {
    await prepareDirectory(directory);
    const start = () => startServing(directory);
    const worker = new RevivingWorker(await start(), { start, log });
    return { worker, identity: identityOf(directory), unlock };
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

function startErrorOf(error: unknown, directory: string): DatabaseStartError {
  if (error instanceof DatabaseStartError) return error;
  if (isDiskFull(error)) {
    const sentence = `There is no room left on the disk of the database folder ${directory}.`;
    return new DatabaseStartError('folder-not-writable', sentence, { cause: error });
  }
  const code = codeOf(error);
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) {
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

import { DatabaseSync } from 'node:sqlite';
import { DatabaseStartError } from '../database-start-error.ts';

/** SQLite's code SQLITE_BUSY. */
const busy = 5;

/**
 * Takes the exclusive lock of `directory`, by a lock of the operating system on `directory + '.lock'`. A
 * killed process loses it at once, so it is never stale. Returns a function that releases it.
 *
 * Two processes on one folder would destroy each other's data unnoticed, since PGlite takes no lock.
 * @throws DatabaseStartError `database-in-use` or `folder-not-writable`
 */
export function lockDirectory(directory: string): () => void {
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

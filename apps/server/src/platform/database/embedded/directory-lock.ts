import { DatabaseSync } from 'node:sqlite';
import { DatabaseStartError } from '../database-start-error.ts';

/** SQLite's number for "somebody else has it". */
const busy = 5;

/**
 * Takes the only right to use `directory`, by a lock of the operating system on `directory + '.lock'`. A killed
 * process loses it at once, so there is nothing to clean up and nothing stale. Returns what gives it back.
 *
 * Two processes on one folder would destroy each other's data without noticing: PGlite itself takes no lock.
 *
 * @throws DatabaseStartError `database-in-use` or `folder-not-writable`
 */
export function lockDirectory(directory: string): () => void {
  const file = `${directory}.lock`;
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('pragma journal_mode = off');
    lock.exec('begin exclusive');
    // A file that may only be read was opened and "locked" all the same, for nobody; a write, never committed, tells.
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

import { DatabaseSync } from 'node:sqlite';
import { DatabaseStartError } from '../database-start-error.ts';

/**
 * Takes the only right to use `directory`, by a lock of the operating system on `directory + '.lock'`. A killed
 * process loses it at once, so there is nothing to clean up and nothing stale. Returns what gives it back.
 *
 * Two processes on one folder would destroy each other's data without noticing: PGlite itself takes no lock.
 *
 * @throws DatabaseStartError `database-in-use`
 */
export function lockDirectory(directory: string): () => void {
  const lock = new DatabaseSync(`${directory}.lock`, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new DatabaseStartError(
      'database-in-use',
      `The database ${directory} is in use by another process; set DATABASE_URL to share a database.`,
      { cause: error },
    );
  }
  return () => lock.close();
}

import { join } from 'node:path';
import { openDatabase } from '../platform/database/index.ts';
import type { Database, DatabaseLog } from '../platform/database/index.ts';
import { readEnvironment } from '../platform/environment/index.ts';
import { preparePrivateFolder } from '../platform/private-folder/index.ts';
import { root } from '../root.ts';

export { migrationsFolder } from '../root.ts';

const log: DatabaseLog = {
  info: (_fields, message) => console.error(message),
  warn: (_fields, message) => console.error(message),
  error: (_fields, message) => console.error(message),
};

/**
 * Runs `work` on the database of the environment, and closes it afterwards.
 * @param options `quiet`: the work is expected to take long, so warnings are not logged
 */
export async function withConfiguredDatabase<T>(
  work: (database: Database) => Promise<T>,
  { quiet = false }: { quiet?: boolean } = {},
): Promise<T> {
  const { databaseUrl, dataDirectory } = readEnvironment(process.env, root);
  preparePrivateFolder(dataDirectory);
  const heard = quiet ? { ...log, warn: () => {} } : log;
  const database = await openDatabase({
    log: heard,
    databaseUrl,
    directory: join(dataDirectory, 'database'),
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

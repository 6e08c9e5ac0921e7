import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../platform/database/index.ts';
import type { Database, DatabaseLog } from '../platform/database/index.ts';
import { readEnvironment } from '../platform/environment/index.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

const log: DatabaseLog = {
  info: (_fields, message) => console.error(message),
  warn: (_fields, message) => console.error(message),
  error: (_fields, message) => console.error(message),
};

/** Lets `work` use the database that the environment names, and closes it afterwards. */
export async function withConfiguredDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDirectory } = readEnvironment(process.env, root);
  const database = await openDatabase({ log, databaseUrl, directory: join(dataDirectory, 'database') });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

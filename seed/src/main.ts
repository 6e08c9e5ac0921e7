import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasEdition } from '@sevenmetre/server/features/tournament-folder/index';
import { systemClock } from '@sevenmetre/server/platform/clock/index';
import { migrate, openDatabase } from '@sevenmetre/server/platform/database/index';
import type { DatabaseLog } from '@sevenmetre/server/platform/database/index';
import { readEnvironment } from '@sevenmetre/server/platform/environment/index';
import { OperatorError } from '@sevenmetre/server/platform/operator-error/index';
import { preparePrivateFolder } from '@sevenmetre/server/platform/private-folder/index';
import { demoAccounts } from './accounts.ts';
import { seedEdition, seedNames } from './seed-edition.ts';
import type { SeedName } from './seed-edition.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const migrations = join(root, 'apps/server/migrations');
const log: DatabaseLog = {
  info: () => {},
  warn: () => {},
  error: (_fields, message) => console.error(message),
};

/**
 * `npm run seed -- NAME`: loads a demo into an empty database. Exit code 0: done, 1: it could not, 2: wrong
 * arguments.
 */
async function main(args: readonly string[]): Promise<number> {
  const [name, ...more] = args;
  const known = seedNames.find((candidate) => candidate === name);
  if (!known || more.length > 0)
    return refuse(`Say which edition: npm run seed -- ${seedNames.join(' | ')}.`, 2);
  try {
    return await seed(known);
  } catch (error) {
    if (error instanceof OperatorError) return refuse(error.message, 1);
    throw error;
  }
}

async function seed(name: SeedName): Promise<number> {
  const { databaseUrl, dataDirectory, mode } = readEnvironment(process.env, root);
  if (mode === 'production')
    return refuse('Demo data and their known passwords are not made in production.', 1);
  preparePrivateFolder(dataDirectory);
  const database = await openDatabase({ log, databaseUrl, directory: join(dataDirectory, 'database') });
  try {
    await migrate(database, migrations);
    if (await hasEdition(database.db))
      return refuse('This database holds an edition already; name another DATA_DIR or DATABASE_URL.', 1);
    await seedEdition(name, { database, clock: systemClock, say: console.log });
  } finally {
    await database.close();
  }
  console.log(`The edition “${name}” is in place, with ${demoAccounts.length} demo accounts.`);
  return 0;
}

function refuse(sentence: string, code: number): number {
  console.error(sentence);
  return code;
}

process.exitCode = await main(process.argv.slice(2));

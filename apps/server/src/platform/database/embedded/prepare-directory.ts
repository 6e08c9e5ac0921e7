import { closeSync, existsSync, openSync, readFileSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../private-folder/index.ts';
import { DatabaseStartError } from '../database-start-error.ts';
import { runWorker } from './worker-client.ts';

/** The major version of PostgreSQL in the pinned PGlite; files of other versions cannot be read. */
const postgresVersion = '18';
const versionFile = 'PG_VERSION';

/** Creates the parent folder of `directory`, which contains its lock. */
export function prepareParent(directory: string): void {
  const parent = dirname(directory);
  try {
    makeFolder(parent);
  } catch (error) {
    throw new DatabaseStartError(
      'folder-not-writable',
      `The folder ${parent} cannot be made (${codeOf(error)}).`,
      {
        cause: error,
      },
    );
  }
}

/** Creates the database in `directory` if there is none; refuses a folder with other contents. */
export async function prepareDirectory(directory: string): Promise<void> {
  if (!existsSync(directory) || removeIfEmpty(directory)) {
    // The first start takes twice the memory of others; a separate thread frees it when it ends.
    await runWorker({ kind: 'initialise', directory });
    return;
  }
  const version = readVersion(directory);
  // PGlite would only report that it did not start, for instance if another user has created the folder.
  closeSync(openSync(join(directory, versionFile), 'r+'));
  if (version === postgresVersion) return;
  throw new DatabaseStartError(
    'folder-of-another-version',
    `The database ${directory} was written by version ${version} of the embedded database, this program has ${postgresVersion}; ` +
      'export it with the program that wrote it and import that file into a new folder.',
  );
}

function removeIfEmpty(directory: string): boolean {
  if (readdirSync(directory).length > 0) return false;
  rmdirSync(directory);
  return true;
}

function readVersion(directory: string): string {
  try {
    return readFileSync(join(directory, versionFile), 'utf8').trim();
  } catch (error) {
    throw new DatabaseStartError(
      'folder-not-a-database',
      `The folder ${directory} is not empty and holds no database; choose another DATA_DIR or move its files away.`,
      { cause: error },
    );
  }
}

/**
 * Identifies the files of a database: those of a copy or a backup are others. The file of the version is
 * written once, when the database is created.
 */
export function identityOf(directory: string): string {
  // A folder that was removed and restored may get the same inode, but not the same time.
  const { ino, birthtimeNs } = statSync(join(directory, versionFile), { bigint: true });
  return `${ino} ${birthtimeNs}`;
}

export function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : 'for an unknown reason';
}

import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startPostgres } from './start-postgres.ts';

/**
 * Creates the folder of a new database. PGlite writes it file by file without syncing, so it is created under
 * another name and renamed once all of it is on disk: after a power cut there is a complete database or none.
 */
export async function initialise(directory: string, onFullLog: () => never): Promise<void> {
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const { pg } = await startPostgres(unfinished, onFullLog);
  await pg.close();
  syncTree(unfinished);
  renameSync(unfinished, directory);
  syncFolder(dirname(directory));
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path, 'r+');
  }
  syncFolder(folder);
}

function syncFolder(folder: string): void {
  // Windows cannot sync a folder and does not need to.
  if (process.platform !== 'win32') syncPath(folder, 'r');
}

function syncPath(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

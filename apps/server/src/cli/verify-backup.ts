import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureReferenceData } from '../features/reference-data/index.ts';
import { loadSnapshot, newEpoch } from '../features/live/index.ts';
import { type Database, openDatabase } from '../platform/database/index.ts';
import { importDatabase } from '../platform/transfer/index.ts';
import { runCommand } from './run-command.ts';
import { migrationsFolder } from '../root.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * `npm run verify-backup -- FILE`: restores an export into a temporary database, reads it, and removes it
 * again.
 */
await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) {
    console.error('Say which backup: npm run verify-backup -- FILE (a file that npm run export has made).');
    process.exitCode = 2;
    return;
  }
  const directory = await mkdtemp(join(tmpdir(), 'sevenmetre-backup-'));
  const database = await openDatabase({
    log: silent,
    databaseUrl: null,
    directory: join(directory, 'database'),
  });
  try {
    console.log(await restore(file, database));
  } finally {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
});

async function restore(file: string, database: Database): Promise<string> {
  const { tables, rows } = await importDatabase({ database, file, migrationsFolder, afterRestore: newEpoch });
  await database.transaction(ensureReferenceData);
  const { snapshot } = await loadSnapshot(database);
  const held =
    snapshot === null
      ? 'no edition is current'
      : `the current edition has ${snapshot.teams.size} teams and ${snapshot.matches.size} matches`;
  return `This backup can be restored: ${rows} rows of ${tables} tables; ${held}.`;
}

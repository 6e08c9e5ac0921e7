import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from './platform/clock/index.ts';
import { type Database, type DatabaseLog, migrate, readMigrationState } from './platform/database/index.ts';

export interface UpToDateContext {
  readonly database: Database;
  /** Migrations of this program. */
  readonly migrationsFolder: string;
  /** Copies of the embedded database lie in its folder `copies`. */
  readonly dataDirectory: string;
  readonly clock: Clock;
  readonly log: DatabaseLog;
}

/** They hold personal data, so they do not pile up. */
const copiesKept = 3;

/**
 * Applies the migrations. The embedded database is exported first, so that operators can go back to the
 * previous release by importing that file (docs/upgrade.md). PostgreSQL has backups of its own.
 * @throws DatabaseStartError, or TransferError when the copy cannot be written; nothing was changed then
 */
export async function bringUpToDate(context: UpToDateContext): Promise<void> {
  const { database, migrationsFolder, log } = context;
  const { pending, isNew } = await readMigrationState(database, migrationsFolder);
  if (pending.length > 0 && !isNew) {
    log.info({ pending }, 'The database is of an earlier release; bringing it up to date');
    if (database.mode === 'embedded') await keepCopy(context);
  }
  await migrate(database, migrationsFolder, log);
}

async function keepCopy({ database, dataDirectory, clock, log }: UpToDateContext): Promise<void> {
  // Imported lazily: few starts need it.
  const { exportDatabase } = await import('./platform/transfer/index.ts');
  const folder = join(dataDirectory, 'copies');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { file, rows } = await exportDatabase({ database, clock, path: folder });
  log.info({ file, rows }, 'A copy of the database as it was lies in this file');
  for (const old of readdirSync(folder).toSorted().slice(0, -copiesKept)) rmSync(join(folder, old));
}

import { closeSync, openSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file whose time is that of the last backup: `export` sets it, and `touch` after `pg_dump`. Only an existing file
 * keeps its owner when root touches it, so the server makes it.
 */
const pathIn = (dataDirectory: string): string => join(dataDirectory, 'last-backup');

/** Begins to count: the age of the last backup is that of the portal until there is one. */
export function expectBackups(dataDirectory: string): void {
  closeSync(openSync(pathIn(dataDirectory), 'a', 0o600));
}

/** Notes that a backup was made. */
export function noteBackup(dataDirectory: string, at: Date): void {
  expectBackups(dataDirectory);
  utimesSync(pathIn(dataDirectory), at, at);
}

/** null: unknown. */
export function lastBackupAt(dataDirectory: string): Date | null {
  return statSync(pathIn(dataDirectory), { throwIfNoEntry: false })?.mtime ?? null;
}

import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../random/index.ts';
import type { StorageOptions } from './storage.ts';

/**
 * Identifies the folder of files: all processes with the same folder get the same number, a copy of the
 * folder has another.
 * @returns a whole number from 0 to 2³¹ − 1
 */
export function storageIdentity({ dataDirectory, random }: StorageOptions): number {
  const folder = join(dataDirectory, 'files');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'storage.id');
  ensureFile(file, random);
  // A copy has the same text, but another inode.
  const named = `${readFileSync(file, 'utf8')} ${statSync(file).ino}`;
  return createHash('sha256').update(named).digest().readUInt32BE() >>> 1;
}

/** Atomic: another process may do the same at the same time. */
function ensureFile(file: string, random: Random): void {
  if (statSync(file, { throwIfNoEntry: false }) !== undefined) return;
  const name = random.bytes(16).toString('hex');
  const half = `${file}.${name}`;
  writeFileSync(half, `${name}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(half, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(half, { force: true });
  }
}

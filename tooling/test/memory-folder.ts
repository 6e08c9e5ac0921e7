import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';

/** Bytes. Databases and browsers of a run hold some 1.5 GB of files at most. */
const bytesNeeded = 4 * 1024 ** 3;

export interface MemoryFolder {
  readonly path: string;
  readonly remove: () => void;
}

/**
 * A temporary folder in memory, writable for all users as every temporary folder is. Tests create and remove
 * some 1,000 files for every database, which takes half of the run's time on a slow file system; what they
 * prove of a disk (kills, fsync calls) is the same in memory.
 * @param parent a file system in memory
 * @param bytes how much room there has to be
 * @returns null where there is none, or too little room
 */
export function memoryFolder(parent = inMemory, bytes = bytesNeeded): MemoryFolder | null {
  try {
    accessSync(parent, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(parent);
    if (bavail * bsize < bytes) return null;
    const path = mkdtempSync(join(parent, 'sevenmetre-'));
    chmodSync(path, 0o1777);
    return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
  } catch {
    return null;
  }
}

import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { headerStart } from './format.ts';

/** Whether `path` is a file that starts like an export of a whole database; its contents may be damaged. */
export function looksLikeDatabaseExport(path: string): boolean {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false;
  const start = Buffer.alloc(headerStart.length);
  const descriptor = openSync(path, 'r');
  try {
    readSync(descriptor, start, 0, start.length, 0);
  } finally {
    closeSync(descriptor);
  }
  return start.toString('latin1') === headerStart;
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadUpload } from '../../../platform/http/index.ts';
import type { Watch } from '../../../platform/work/index.ts';
import { folderFileOf, uploadLimits } from '../format.ts';
import type { SummaryReading } from '../read/folder-summary.ts';
import { type FolderTask, readFolderInThread, refusedFolder } from '../read/read-folder-in-thread.ts';

interface More extends Pick<FolderTask, 'portal' | 'categories'> {
  /** Whoever waits for the reading. */
  readonly watch?: Watch;
}

/**
 * Reads an upload (one archive, or the files) in a thread and runs `work` on the temporary folder that holds it. Only
 * files of the format are written: names are taken from the list, never from the upload. With `portal`, the answers of another
 * portal become a tournament first.
 */
export async function withReceivedFolder<T>(
  uploads: readonly ReadUpload[],
  work: (reading: SummaryReading, folder: string) => Promise<T>,
  more: More = { portal: null },
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'sevenmetre-upload-'));
  try {
    return await work(await read(uploads, folder, more), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function read(
  uploads: readonly ReadUpload[],
  folder: string,
  { watch, ...more }: More,
): Promise<SummaryReading> {
  const [first] = uploads;
  if (first && uploads.length === 1 && /\.zip$/i.test(first.filename))
    return readFolderInThread({ folder, archive: first, ...more }, watch);
  const files = new Map(uploads.map(({ filename, bytes }) => [folderFileOf(filename), bytes]));
  const total = uploads.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > uploadLimits.bytes) return refusedFolder({ code: 'folder-too-large', parameters: {} });
  for (const [name, bytes] of files)
    if (name !== null) await writeFile(join(folder, name), bytes, { mode: 0o600 });
  return readFolderInThread({ folder, archive: null, ...more }, watch);
}

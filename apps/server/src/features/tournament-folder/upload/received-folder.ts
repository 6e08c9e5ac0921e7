import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadUpload } from '../../../platform/http/index.ts';
import type { FolderError } from '../folder-error.ts';
import { csvFiles, settingsFile } from '../format.ts';
import { unpackFolder } from './unpack-folder.ts';

/** Maximal unpacked size of an archive in bytes; larger tournaments are imported on the command line. */
const unpackedBytes = 200 * 1024 * 1024;

const knownFiles = new Set<string>([settingsFile, ...csvFiles]);

const unreadable: FolderError = {
  file: '',
  line: null,
  column: null,
  code: 'archive-unreadable',
  parameters: {},
};

/**
 * Runs `work` on a temporary folder with the upload (one archive, or the files). Only files of the format are
 * written: names are taken from the list, never from the upload.
 */
export async function withReceivedFolder<T>(
  uploads: readonly ReadUpload[],
  work: (folder: string) => Promise<T>,
): Promise<T | FolderError> {
  const files = filesOf(uploads);
  if (files === null) return { ...unreadable, file: uploads[0]?.filename.slice(-100) ?? '' };
  const folder = await mkdtemp(join(tmpdir(), 'sevenmetre-upload-'));
  try {
    for (const [name, bytes] of files) await writeFile(join(folder, name), bytes, { mode: 0o600 });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** null: an archive that cannot be read. */
function filesOf(uploads: readonly ReadUpload[]): ReadonlyMap<string, Uint8Array> | null {
  const [first] = uploads;
  if (first && uploads.length === 1 && /\.zip$/i.test(first.filename))
    return unpackFolder(first.bytes, { names: knownFiles, bytes: unpackedBytes });
  const named = uploads.filter(({ filename }) => knownFiles.has(filename));
  return new Map(named.map(({ filename, bytes }) => [filename, bytes]));
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { Unzip } from 'fflate';
import type { AsyncFlateStreamHandler, UnzipDecoder, UnzipFile } from 'fflate';
import type { FolderError } from '../folder-error.ts';
import { csvFiles, settingsFile, uploadLimits } from '../format.ts';

/** Bytes of the archive per step. */
const step = 64 * 1024;

const knownFiles = new Set<string>([settingsFile, ...csvFiles]);

type ArchiveError = Pick<FolderError, 'code' | 'parameters'>;

const unreadable: ArchiveError = { code: 'archive-unreadable', parameters: {} };
const tooLarge: ArchiveError = {
  code: 'archive-too-large',
  parameters: { megabytes: uploadLimits.bytes / 1024 / 1024, files: uploadLimits.entries },
};

/**
 * Unpacks the files of the format from any folder of an archive into `folder`; the first of each name is used.
 * Nothing is written before the whole archive was read within the limits.
 * @returns null, or why it is refused
 */
export async function unpackFolder(packed: Uint8Array, folder: string): Promise<ArchiveError | null> {
  const files = unpackFiles(packed);
  if ('code' in files) return files;
  for (const [name, parts] of files) await writeFile(join(folder, name), parts, { mode: 0o600 });
  return null;
}

function unpackFiles(packed: Uint8Array): ReadonlyMap<string, readonly Uint8Array[]> | ArchiveError {
  const files = new Map<string, Uint8Array[]>();
  let counted = 0;
  let entries = 0;
  let refusal: ArchiveError | null = null;
  const unzip = new Unzip((file: UnzipFile) => {
    entries += 1;
    if (entries > uploadLimits.entries) refusal ??= tooLarge;
    const name = file.name.split('/').at(-1) ?? '';
    if (refusal || !knownFiles.has(name) || files.has(name)) return;
    const parts: Uint8Array[] = [];
    files.set(name, parts);
    file.ondata = (error, chunk) => {
      counted += chunk?.length ?? 0;
      if (error !== null) refusal ??= unreadable;
      else if (counted > uploadLimits.bytes) refusal ??= tooLarge;
      if (refusal === null) parts.push(chunk);
    };
    file.start();
  });
  unzip.register(Inflate);
  try {
    for (let from = 0; from < packed.length && refusal === null; from += step)
      unzip.push(packed.subarray(from, from + step), from + step >= packed.length);
  } catch (error) {
    return refusal ?? (isTooLarge(error) ? tooLarge : unreadable);
  }
  return refusal ?? (files.size === 0 ? unreadable : files);
}

/** Inflates an entry once its last byte is there, natively and never to more than an upload may have. */
class Inflate implements UnzipDecoder {
  static readonly compression = 8;
  ondata: AsyncFlateStreamHandler = () => {};
  readonly #packed: Uint8Array[] = [];

  push(chunk: Uint8Array, isLast: boolean): void {
    // The archive's bytes may be reused for the next step.
    this.#packed.push(chunk.slice());
    if (!isLast) return;
    const bytes = inflateRawSync(Buffer.concat(this.#packed), { maxOutputLength: uploadLimits.bytes });
    this.ondata(null, bytes, true);
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

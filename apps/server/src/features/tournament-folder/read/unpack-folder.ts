import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { Unzip } from 'fflate';
import type { AsyncFlateStreamHandler, UnzipDecoder, UnzipFile } from 'fflate';
import type { FolderError } from '../folder-error.ts';
import { folderFileOf, uploadLimits } from '../format.ts';

/** Bytes of the archive per step. */
const step = 64 * 1024;

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

type Files = ReadonlyMap<string, readonly Uint8Array[]>;

/** What was found in an archive so far. */
class Found {
  readonly files = new Map<string, Uint8Array[]>();
  refusal: ArchiveError | null = null;
  #bytes = 0;
  #entries = 0;

  begin(file: UnzipFile): void {
    this.#entries += 1;
    if (this.#entries > uploadLimits.entries) this.refusal ??= tooLarge;
    const name = folderFileOf(file.name.split('/').at(-1) ?? '');
    if (this.refusal || name === null || this.files.has(name)) return;
    const parts: Uint8Array[] = [];
    this.files.set(name, parts);
    file.ondata = (error, chunk) => {
      this.#bytes += chunk?.length ?? 0;
      if (error !== null) this.refusal ??= unreadable;
      else if (this.#bytes > uploadLimits.bytes) this.refusal ??= tooLarge;
      if (this.refusal === null) parts.push(chunk);
    };
    file.start();
  }
}

function unpackFiles(packed: Uint8Array): Files | ArchiveError {
  const found = new Found();
  const unzip = new Unzip((file) => found.begin(file));
  unzip.register(Inflate);
  try {
    for (let from = 0; from < packed.length && found.refusal === null; from += step)
      unzip.push(packed.subarray(from, from + step), from + step >= packed.length);
  } catch (error) {
    return found.refusal ?? (isTooLarge(error) ? tooLarge : unreadable);
  }
  return found.refusal ?? (found.files.size === 0 ? unreadable : found.files);
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

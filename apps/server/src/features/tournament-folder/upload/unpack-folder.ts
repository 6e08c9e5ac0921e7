import { Unzip, UnzipInflate } from 'fflate';
import type { UnzipFile } from 'fflate';

/** Bytes of input per step, which can unpack to at most a thousand times as much. */
const step = 16 * 1024;

/**
 * Unpacks the wanted files of an archive from any folder in it; the first of each name is used.
 * @returns null if it is not an archive, has none of the files, or unpacks to more than `bytes`
 */
export function unpackFolder(
  packed: Uint8Array,
  { names, bytes }: { readonly names: ReadonlySet<string>; readonly bytes: number },
): ReadonlyMap<string, Uint8Array> | null {
  const chunks = new Map<string, Uint8Array[]>();
  let counted = 0;
  let failed = false;
  const unzip = new Unzip((file: UnzipFile) => {
    const name = file.name.split('/').at(-1) ?? '';
    if (!names.has(name) || chunks.has(name)) return;
    const parts: Uint8Array[] = [];
    chunks.set(name, parts);
    file.ondata = (error, chunk) => {
      counted += chunk?.length ?? 0;
      failed ||= error !== null || counted > bytes;
      if (!failed) parts.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    const goesOn = (from: number) => from < packed.length && !failed;
    for (let from = 0; goesOn(from); from += step)
      unzip.push(packed.subarray(from, from + step), from + step >= packed.length);
  } catch {
    return null;
  }
  if (failed || chunks.size === 0) return null;
  return new Map(Array.from(chunks, ([name, parts]) => [name, new Uint8Array(Buffer.concat(parts))]));
}

import { Unzip, UnzipInflate, zipSync } from 'fflate';
import type { UnzipFile } from 'fflate';
import type { Progress } from '@sevenmetre/rules/tables';
import { isPlainMarkup } from './plain-markup.ts';

/** Bytes of input per step, which can unpack to at most a thousand times as much. */
const step = 16 * 1024;
const mostFiles = 200;

/**
 * The texts of a workbook in an uncompressed archive, so that the reader gets exactly what was checked here.
 * null: not an archive, larger than `bytes`, or texts that are slow to parse.
 */
export function unpackWorkbook(
  packed: Uint8Array,
  bytes: number,
  progress: Progress = () => undefined,
): ArrayBuffer | null {
  const texts = unpackTexts(packed, bytes, progress);
  if (texts === null || !isPlainMarkup(texts.values())) return null;
  const stored = zipSync(Object.fromEntries(texts), { level: 0 });
  return new Uint8Array(stored).buffer;
}

/** By path; other files of the archive, such as pictures, are not unpacked. */
function unpackTexts(packed: Uint8Array, bytes: number, progress: Progress): Map<string, Uint8Array> | null {
  const chunks = new Map<string, Uint8Array[]>();
  let counted = 0;
  let failed = false;
  const unzip = new Unzip((file: UnzipFile) => {
    if (!/\.xml(\.rels)?$/.test(file.name)) return;
    const parts: Uint8Array[] = [];
    chunks.set(file.name, parts);
    file.ondata = (error, chunk) => {
      counted += chunk?.length ?? 0;
      failed ||= error !== null || counted > bytes || chunks.size > mostFiles;
      if (!failed) parts.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const goesOn = (from: number) => from < packed.length && !failed;
  try {
    for (let from = 0; goesOn(from); from += step) {
      unzip.push(packed.subarray(from, from + step), from + step >= packed.length);
      progress((from + step) / packed.length);
    }
  } catch {
    return null;
  }
  if (failed || chunks.size === 0) return null;
  return new Map([...chunks].map(([name, parts]) => [name, new Uint8Array(Buffer.concat(parts))]));
}

import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';

/** Bytes of input per step, which can unpack to at most a thousand times as much. */
const step = 16 * 1024;
const mostFiles = 200;

/**
 * The files of an archive of statements, by name; null: not an archive, or a workbook. Nothing is written to disk.
 * @param bytes of all files together
 */
export function unpackStatements(
  packed: Uint8Array,
  bytes: number,
): readonly Uint8Array[] | 'too-large' | null {
  if (packed[0] !== 0x50 || packed[1] !== 0x4b) return null;
  const files = new Map<string, Uint8Array[]>();
  let [counted, isWorkbook, failed] = [0, false, false];
  const unzip = new Unzip((file: UnzipFile) => {
    isWorkbook ||= file.name === '[Content_Types].xml' || file.name.startsWith('xl/');
    if (isWorkbook || file.name.endsWith('/')) return;
    const chunks: Uint8Array[] = [];
    files.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      counted += chunk?.length ?? 0;
      failed ||= error !== null || counted > bytes || files.size > mostFiles;
      if (!failed) chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const goesOn = (from: number) => from < packed.length && !failed && !isWorkbook;
  try {
    for (let from = 0; goesOn(from); from += step)
      unzip.push(packed.subarray(from, from + step), from + step >= packed.length);
  } catch {
    return null;
  }
  if (failed) return 'too-large';
  if (isWorkbook || files.size === 0) return null;
  return [...files]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, chunks]) => new Uint8Array(Buffer.concat(chunks)));
}

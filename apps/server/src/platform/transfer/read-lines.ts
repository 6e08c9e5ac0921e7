import { createReadStream } from 'node:fs';
import { damaged, TransferError } from './transfer-error.ts';

export type Line = {
  /** From 1. */
  number: number;
  /** Without the line feed. */
  bytes: Buffer;
  /** false only at the end of a truncated file. */
  complete: boolean;
};

/** Rows are far smaller; a file without line feeds must not fill the memory. */
const longestLine = 64 * 1024 * 1024;
const lineFeed = 0x0a;

/**
 * The lines of a file, read on demand. Only a line feed ends a line (`node:readline` also splits at
 * separators that a text in a row may contain).
 * @throws TransferError
 */
export async function* readLines(file: string): AsyncGenerator<Line> {
  let number = 0;
  // Joined when the line ends: joining at each part would copy a long line a thousand times.
  let rest: Buffer[] = [];
  for await (const chunk of readChunks(file)) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      number += 1;
      yield { number, bytes: Buffer.concat([...rest, chunk.subarray(start, end)]), complete: true };
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
    if (lengthOf(rest) > longestLine)
      throw damaged(file, number + 1, 'the line is longer than any row can be');
  }
  if (rest.length > 0) yield { number: number + 1, bytes: Buffer.concat(rest), complete: false };
}

function lengthOf(parts: readonly Buffer[]): number {
  return parts.reduce((total, part) => total + part.length, 0);
}

async function* readChunks(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file)) yield Buffer.from(chunk);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new TransferError('file-not-readable', `The file ${file} cannot be read (${reason}).`, {
      cause: error,
    });
  }
}

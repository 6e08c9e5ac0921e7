import { isUtf8 } from 'node:buffer';
import type { FileHandle } from 'node:fs/promises';
import { maximumLineLength } from '../format.ts';

/** Text of a line with its number from 1, or the error. */
export type Line =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly error: 'not-utf-8' | 'line-too-long'; readonly encoding: string };

const chunkSize = 262_144;
const newline = 0x0a;

/**
 * The lines of a UTF-8 file, in blocks of some thousand, without line ends and byte order mark. Bytes are
 * split at line feeds, which are never part of another character, so that an invalid byte is reported with
 * its line.
 */
export async function* readLines(handle: FileHandle): AsyncGenerator<readonly Line[]> {
  const buffer = Buffer.allocUnsafe(chunkSize);
  let rest: Buffer = Buffer.alloc(0);
  let number = 1;
  for (;;) {
    const { bytesRead } = await handle.read(buffer, 0, chunkSize);
    let bytes: Buffer = Buffer.concat([rest, buffer.subarray(0, bytesRead)]);
    if (number === 1 && rest.length === 0) {
      const encoding = wideEncoding(bytes);
      if (encoding) return yield [{ number, error: 'not-utf-8', encoding }];
      bytes = withoutMark(bytes);
    }
    const end = bytesRead === 0 ? bytes.length : bytes.lastIndexOf(newline) + 1;
    const lines = cutLines(bytes.subarray(0, end), number);
    if (lines.length > 0) yield lines;
    number += lines.length;
    rest = bytes.subarray(end);
    if (rest.length > maximumLineLength) return yield [{ number, error: 'line-too-long', encoding: '' }];
    if (bytesRead === 0) return;
  }
}

function cutLines(bytes: Buffer, first: number): Line[] {
  if (bytes.length === 0) return [];
  if (isUtf8(bytes)) {
    const texts = bytes.toString('utf8').split('\n');
    // The part after the last line feed is the start of the next line.
    if (texts.at(-1) === '') texts.pop();
    return texts.map((text, index) => toLine(text, first + index));
  }
  const lines: Line[] = [];
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(newline, start);
    const end = found < 0 ? bytes.length : found;
    const part = bytes.subarray(start, end);
    const number = first + lines.length;
    lines.push(
      isUtf8(part)
        ? toLine(part.toString('utf8'), number)
        : { number, error: 'not-utf-8', encoding: 'a Windows or ISO 8859 code page' },
    );
    start = end + 1;
  }
  return lines;
}

function toLine(text: string, number: number): Line {
  if (text.length > maximumLineLength) return { number, error: 'line-too-long', encoding: '' };
  return { number, text: text.endsWith('\r') ? text.slice(0, -1) : text };
}

function withoutMark(bytes: Buffer): Buffer {
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return marked ? bytes.subarray(3) : bytes;
}

function wideEncoding(bytes: Buffer): string | null {
  const marked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const zeroes = bytes.subarray(0, 64).filter((byte) => byte === 0).length;
  return marked || zeroes > 16 ? 'UTF-16' : null;
}

import { isUtf8 } from 'node:buffer';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCells, readText } from '@sevenmetre/rules/tables';
import { csvFiles, settingsFile } from '../format.ts';
import { joinCells, splitLine } from './csv-line.ts';

/**
 * Writes the files of an uploaded folder as the format has them, UTF-8 with commas, by the reader of all tables: in the encodings
 * of our countries, with semicolons, tabs or bars, with a `sep=` line. A file that could be read in two ways stays, and is an
 * error of the folder. Lines keep their numbers, except below a `sep=` line.
 */
export async function writePlainTables(folder: string): Promise<void> {
  for (const file of [settingsFile, ...csvFiles]) {
    const path = join(folder, file);
    const bytes = await readFile(path).catch(() => null);
    const text = bytes === null ? null : plainText(bytes, file !== settingsFile);
    if (text !== null) await writeFile(path, text, { mode: 0o600 });
  }
}

/** null: it is plain already, or not certain. */
function plainText(bytes: Buffer, isTable: boolean): string | null {
  const reading = readText(bytes);
  if (reading.doubts.length > 0) return null;
  const isPlain = isUtf8(bytes) && reading.encoding === 'utf-8';
  if (!isTable || (isPlain && hasCommas(reading.text))) return isPlain ? null : reading.text;
  const { rows, delimiter } = readCells(reading.text);
  if (delimiter === null) return isPlain ? null : reading.text;
  const lines = /^sep=/iu.test(reading.text) ? rows.slice(1) : rows;
  return lines.map((cells) => `${joinCells(cells)}\n`).join('');
}

/** Whether the heading has more than one cell, or one without any other separator. */
function hasCommas(text: string): boolean {
  const [first = ''] = text.split('\n', 1);
  const cells = splitLine(first.trim());
  return typeof cells === 'string' || cells.length > 1 || !/[;\t|]|^sep=/iu.test(first);
}

import { isUtf8 } from 'node:buffer';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCells, readText } from '@sevenmetre/rules/tables';
import { answerQuestions } from '../../../platform/work/kept-threads.ts';
import { type FolderError, FolderErrors } from '../folder-error.ts';
import { csvFiles, settingsFile } from '../format.ts';
import { summaryOf } from './folder-summary.ts';
import type { SummaryReading } from './folder-summary.ts';
import { convertPortalYear } from './portal-year.ts';
import { readFolder } from './read-folder.ts';
import { type FolderTask, refusedFolder } from './read-folder-in-thread.ts';
import { unpackFolder } from './unpack-folder.ts';
import { joinCells, splitLine } from './csv-line.ts';

/** Tables with the code of a category, by its column. */
const columns = { 'categories.csv': 'code', 'teams.csv': 'category', 'groups.csv': 'category' } as const;

/** Gives the categories of an uploaded folder the codes of the registered ones that they are. Broken lines stay as they are. */
async function renameCategories(folder: string, codes: ReadonlyMap<string, string>): Promise<void> {
  if (codes.size === 0) return;
  for (const [file, column] of Object.entries(columns)) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text !== null) await writeFile(path, renamed(text, column, codes), { mode: 0o600 });
  }
}

function renamed(text: string, column: string, codes: ReadonlyMap<string, string>): string {
  const [heading = '', ...lines] = text.split('\n');
  const names = splitLine(heading.replace(/^\ufeff/u, '').trim());
  const at = typeof names === 'string' ? -1 : names.indexOf(column);
  if (at < 0) return text;
  const rows = lines.map((line) => {
    const cells = splitLine(line.replace(/\r$/u, ''));
    const code = typeof cells === 'string' ? undefined : codes.get(cells[at] ?? '');
    if (typeof cells === 'string' || code === undefined) return line;
    return joinCells(cells.map((cell, index) => (index === at ? code : cell)));
  });
  return [heading, ...rows].join('\n');
}

/* Entry point of the threads of `readFolderInThread`. */
answerQuestions(async ({ folder, archive, portal, categories }: FolderTask): Promise<SummaryReading> => {
  const error = archive === null ? null : await unpackFolder(archive.bytes, folder);
  if (error !== null) return refusedFolder(error, archive?.filename.slice(-100));
  await writePlainTables(folder);
  await renameCategories(folder, categories ?? new Map());
  const wrong = portal === null ? null : await convertPortalYear(folder, portal);
  if (wrong !== null && wrong.length > 0) return listed(wrong);
  const reading = await readFolder(folder);
  return reading.ok ? { ok: true, summary: summaryOf(reading.good, wrong !== null) } : reading;
});

/** The first errors, with the number of all. */
function listed(wrong: readonly FolderError[]): SummaryReading {
  const errors = new FolderErrors();
  for (const error of wrong) errors.add(error);
  return { ok: false, errors: errors.list(), count: errors.count };
}

/**
 * Writes the files of an uploaded folder as the format has them, UTF-8 with commas, by the reader of all tables: in the encodings
 * of our countries, with semicolons, tabs or bars, with a `sep=` line. A file that could be read in two ways stays, and is an
 * error of the folder. Lines keep their numbers, except below a `sep=` line.
 */
async function writePlainTables(folder: string): Promise<void> {
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

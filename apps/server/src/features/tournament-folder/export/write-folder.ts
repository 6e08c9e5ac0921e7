import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { joinCells } from '../read/csv-line.ts';
import { csvFiles, csvFormats, settingsFile } from '../format.ts';
import type { CsvFile } from '../format.ts';
import type { Settings } from '../tournament.ts';

export type Cell = string | number | null;
type Cells = Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;

/**
 * A tournament as files: the cells of each table in the order of the format's columns, optional ones last.
 */
export interface FolderContent {
  readonly settings: Settings;
  readonly tables: Readonly<Record<CsvFile, Cells>>;
}

/** The same; a table that is left out has no rows. */
interface PartialContent {
  readonly settings: Settings;
  readonly tables: Partial<FolderContent['tables']>;
}

export type WriteOutcome = 'written' | 'folder-not-empty';

/**
 * Writes a tournament folder completely or not at all; a folder that is not empty is refused. Cells that a
 * spreadsheet would take for formulas are not escaped, because an import would read the mark as part of a
 * name.
 */
export async function writeFolder(folder: string, content: PartialContent): Promise<WriteOutcome> {
  const target = resolve(folder);
  if (!(await isFree(target))) return 'folder-not-empty';
  await mkdir(dirname(target), { recursive: true });
  const building = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  try {
    await writeFile(join(building, settingsFile), settingsText(content.settings));
    for (const file of csvFiles) await writeTable(join(building, file), file, content.tables[file] ?? []);
    await rmdir(target).catch(() => {});
    await rename(building, target);
    return 'written';
  } catch (error) {
    await rm(building, { recursive: true, force: true });
    throw error;
  }
}

/** Rules are stored as text, and written as JSON numbers and booleans. */
function settingsText({ rules = {}, ...settings }: Settings): string {
  const values = Object.entries(rules).map(([key, value]) => [key, JSON.parse(value) as unknown] as const);
  return `${JSON.stringify({ ...settings, rules: Object.fromEntries(values) }, null, 1)}\n`;
}

async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return true;
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOTDIR') return false;
    throw error;
  }
}

async function writeTable(path: string, file: CsvFile, rows: Cells): Promise<void> {
  const { columns, optional } = csvFormats[file];
  const stream = createWriteStream(path, { flags: 'wx' });
  stream.write(`${[...columns, ...optional].join(',')}\n`);
  for await (const cells of rows) {
    if (!stream.write(`${joinCells(cells)}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
}

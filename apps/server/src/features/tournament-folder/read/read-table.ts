import type { FileHandle } from 'node:fs/promises';
import { splitLine } from './csv-line.ts';
import type { FolderErrors } from '../folder-error.ts';
import { csvFormats, maximumFileSize, maximumLineLength } from '../format.ts';
import type { CsvFile } from '../format.ts';
import { readLines } from './lines.ts';
import type { Line } from './lines.ts';
import { Row } from './row.ts';
import { openSource } from './source-file.ts';

export interface TableSource {
  readonly folder: string;
  readonly errors: FolderErrors;
}

/** Progress of reading a table; updated while rows are read. */
export interface TableState {
  /** false: some lines could not be read, so the absence of a row is not known. */
  complete: boolean;
  rows: number;
}

/**
 * The rows of a table, in blocks of some thousand. Unreadable lines are errors of the table; the other rows
 * are returned anyway, so that their errors are found too.
 */
export async function* readTable(
  { folder, errors }: TableSource,
  file: CsvFile,
  state: TableState,
): AsyncGenerator<readonly Row[]> {
  const opened = await openSource(folder, file, maximumFileSize);
  if ('code' in opened) {
    state.complete = false;
    errors.add({ file, line: null, column: null, ...opened });
    return;
  }
  try {
    yield* readRows(opened.handle, { file, errors, state });
  } finally {
    await opened.handle.close();
  }
}

interface Header {
  /** Index of each column. */
  readonly columns: ReadonlyMap<string, number>;
  /** Number of cells of every line. */
  readonly width: number;
}

interface Table {
  readonly file: CsvFile;
  readonly errors: FolderErrors;
  readonly state: TableState;
}

async function* readRows(handle: FileHandle, table: Table): AsyncGenerator<readonly Row[]> {
  let header: Header | null = null;
  const { maximumRows } = csvFormats[table.file];
  for await (const lines of readLines(handle)) {
    const [first] = lines;
    if (header === null && first) header = readHeader(first, table);
    if (header === null) return;
    const withHeader = { ...table, header };
    const rows = lines.flatMap((line) => (line.number === 1 ? [] : toRow(line, withHeader)));
    table.state.rows += rows.length;
    yield rows;
    if (table.state.rows <= maximumRows) continue;
    return fail(table, null, 'too-many-rows', { limit: maximumRows });
  }
  if (header === null) fail(table, null, 'file-empty');
}

/** null if rows cannot be read without it. */
function readHeader(line: Line, table: Table): Header | null {
  const cells = cellsOf(line, table);
  if (!cells) return null;
  const { columns, optional } = csvFormats[table.file];
  const found = new Map<string, number>();
  const error = (code: 'column-unknown' | 'column-repeated' | 'column-missing', column: string) =>
    table.errors.add({ file: table.file, line: 1, column, code, parameters: {} });
  if (cells.length === 1 && columns.length > 1) {
    const separator = [';', '\t', '|'].find((sign) => cells[0]?.includes(sign));
    if (separator) return (fail(table, 1, 'separator', { found: names[separator] ?? separator }), null);
  }
  for (const [index, column] of cells.entries()) {
    if (found.has(column)) error('column-repeated', column);
    else if (!columns.includes(column) && !optional.includes(column)) error('column-unknown', column);
    found.set(column, index);
  }
  const missing = columns.filter((column) => !found.has(column));
  for (const column of missing) error('column-missing', column);
  if (missing.length > 0) table.state.complete = false;
  return missing.length > 0 ? null : { columns: found, width: cells.length };
}

const names: Readonly<Record<string, string>> = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' };

/** Empty lines are skipped: programs tend to end files with some. */
function toRow(line: Line, table: Table & { readonly header: Header }): Row[] {
  if ('text' in line && line.text.trim() === '') return [];
  const cells = cellsOf(line, table);
  if (!cells) return [];
  const { file, errors } = table;
  const { width: expected } = table.header;
  if (cells.length === expected)
    return [new Row({ file, errors, columns: table.header.columns }, line.number, cells)];
  fail(table, line.number, 'column-count', { expected, found: cells.length });
  return [];
}

function cellsOf(line: Line, table: Table): readonly string[] | null {
  if ('error' in line) {
    const { number, error, encoding } = line;
    fail(table, number, error, error === 'not-utf-8' ? { encoding } : { limit: maximumLineLength });
    return null;
  }
  const cells = splitLine(line.text);
  if (typeof cells !== 'string') return cells;
  fail(table, line.number, cells);
  return null;
}

function fail(
  { file, errors, state }: Table,
  line: number | null,
  code: Parameters<FolderErrors['add']>[0]['code'],
  parameters: Parameters<FolderErrors['add']>[0]['parameters'] = {},
): void {
  state.complete = false;
  errors.add({ file, line, column: null, code, parameters });
}

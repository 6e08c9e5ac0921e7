import { oneLine } from '@sevenmetre/rules/language';
import Papa from 'papaparse';
import { staysInside } from './cell-addresses.ts';
import type { Extent } from './cell-addresses.ts';
import { unpackWorkbook } from './unpack.ts';
import { plainText } from './write-csv.ts';

export interface SheetLimits extends Extent {
  readonly fileBytes: number;
  /** Of all texts of a workbook. */
  readonly unpackedBytes: number;
  /** Characters of one cell. */
  readonly cellLength: number;
}

/** Enough for the largest club with notes; small enough to be read without long waits for others. */
export const usualLimits: SheetLimits = {
  fileBytes: 640 * 1024,
  unpackedBytes: 12 * 1024 * 1024,
  rows: 2_000,
  columns: 60,
  cellLength: 2_000,
};

type SheetError =
  /** More bytes, rows, columns or characters than the limits, packed or unpacked. */
  | 'sheet-too-large'
  /** Neither an XLSX workbook nor a text table, or a broken one. */
  | 'sheet-unreadable';

export type SheetReading =
  | { readonly ok: true; readonly rows: readonly (readonly string[])[] }
  | { readonly ok: false; readonly error: SheetError };

/**
 * The first sheet of an XLSX workbook, or a CSV file (comma, semicolon or tab; UTF-8, UTF-16 or
 * windows-1250), as texts of one line. The format is detected from the content, never from the name. Dates of
 * a workbook become ISO dates; empty lines at the end are left out. Errors contain nothing of the content.
 */
export async function readSheet(file: Uint8Array, limits: SheetLimits = usualLimits): Promise<SheetReading> {
  if (file.length > limits.fileBytes) return { ok: false, error: 'sheet-too-large' };
  const rows = isArchive(file) ? await workbookRows(file, limits) : csvRows(file);
  if (typeof rows === 'string') return { ok: false, error: rows };
  const kept = withoutEmptyEnd(rows.map((row) => row.map((cell) => plainText(oneLine(cell).trim()))));
  const isLarge =
    kept.length > limits.rows ||
    kept.some((row) => row.length > limits.columns || row.some((cell) => cell.length > limits.cellLength));
  return isLarge ? { ok: false, error: 'sheet-too-large' } : { ok: true, rows: kept };
}

type Rows = readonly (readonly string[])[];

function isArchive(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b;
}

async function workbookRows(file: Uint8Array, limits: SheetLimits): Promise<Rows | SheetError> {
  const workbook = unpackWorkbook(file, limits.unpackedBytes);
  if (workbook === null) return 'sheet-unreadable';
  if (!staysInside(workbook, limits)) return 'sheet-too-large';
  // Imported with the first workbook, so that the start of the server does not wait for it.
  const { readSheet: readWorkbook } = await import('read-excel-file/universal');
  try {
    const rows: readonly (readonly unknown[])[] = await readWorkbook(workbook);
    return rows.map((row) => row.map(cellText));
  } catch {
    return 'sheet-unreadable';
  }
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return typeof cell === 'string' ? cell : '';
}

function csvRows(file: Uint8Array): Rows | SheetError {
  const text = decode(file);
  // A text table has no control characters: otherwise it is a picture, an old workbook or another binary
  // file.
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) return 'sheet-unreadable';
  return Papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data;
}

/** The most frequent separator of the first line; files with one column have none. */
function delimiterOf(text: string): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const counts = [',', ';', '\t'].map((mark) => [mark, line.split(mark).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** By its byte order mark, else UTF-8, else windows-1250, as Czech spreadsheets save. */
function decode(file: Uint8Array): string {
  try {
    if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1250').decode(file);
  }
}

function withoutEmptyEnd(rows: Rows): Rows {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''));
  return rows.slice(0, last + 1);
}

import { neutralText } from './neutral-text.ts';
import type { Table } from './table.ts';

const narrowest = 8;
const widest = 40;

export interface Sheet extends Table {
  /** Letters that a workbook refuses are left out, at most 31 are kept. */
  readonly name: string;
}

/**
 * A workbook: bold names that stay in sight, columns as wide as their texts, numbers as numbers and every text as a text.
 *
 * @param sheets at least one, each under a name of its own
 */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  // Loaded with the first workbook: a start of the server does not wait for it.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile(sheets.map(sheetData)).toBuffer();
}

function sheetData({ name, columns, rows }: Sheet) {
  const head = columns.map((column) => ({
    type: String,
    value: neutralText(column),
    fontWeight: 'bold' as const,
  }));
  const body = rows.map((row) => row.map(cellOf));
  const widths = columns.map((column, index) => ({
    width: widthOf([column, ...rows.map((row) => String(row[index] ?? ''))]),
  }));
  return { data: [head, ...body], sheet: sheetName(name), columns: widths, stickyRowsCount: 1 };
}

function cellOf(cell: string | number | null) {
  if (cell === null || cell === '') return null;
  return typeof cell === 'number'
    ? { type: Number, value: cell }
    : { type: String, value: neutralText(cell) };
}

function widthOf(texts: readonly string[]): number {
  const longest = texts.reduce((length, text) => Math.max(length, text.length), 0);
  return Math.min(widest, Math.max(narrowest, longest + 2));
}

function sheetName(name: string): string {
  const allowed = name.replace(/[\\/?*[\]:]/g, ' ').trim();
  return allowed.slice(0, 31) || 'Sheet';
}

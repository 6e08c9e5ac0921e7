import { oneLine } from '@sevenmetre/rules/language';
import type { Table } from './write-csv.ts';

const narrowest = 8;
const widest = 40;

/** Format of a column's cells besides texts and numbers: dates and times, or amounts of money. */
export type Shape = 'time' | 'amount';

export interface Sheet extends Table {
  /** Characters that workbooks do not allow are removed; at most 31 are kept. */
  readonly name: string;
  /** By column; absent: by the cell's type. */
  readonly shapes?: readonly (Shape | undefined)[];
}

/**
 * A workbook with a bold, frozen header and columns as wide as their texts. Numbers are numbers, dates are
 * dates, and texts are text cells, so that a phone number keeps its plus and nothing is computed.
 * @param sheets at least one, with unique names
 */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  // Imported with the first workbook, so that the start of the server does not wait for it.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile(sheets.map(sheetData)).toBuffer();
}

function sheetData({ name, columns, rows, shapes = [] }: Sheet) {
  const head = columns.map((column) => ({
    type: String,
    value: withoutControls(column),
    fontWeight: 'bold' as const,
  }));
  const body = rows.map((row) => row.map((cell, index) => cellOf(cell, shapes[index])));
  const widths = columns.map((column, index) => ({
    width: widthOf([column, ...rows.map((row) => shownText(row[index] ?? '', shapes[index]))]),
  }));
  return { data: [head, ...body], sheet: sheetName(name), columns: widths, stickyRowsCount: 1 };
}

function cellOf(cell: string | number | null, shape: Shape | undefined) {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number')
    return { type: Number, value: cell, ...(shape === 'amount' ? { format: '#,##0.00' } : {}) };
  return (shape === 'time' ? timeOf(cell) : null) ?? { type: String, value: withoutControls(cell) };
}

/**
 * Without controls and without what Unicode says is no character: XML cannot contain them, or its readers do
 * not take them, and a workbook with one of them does not open.
 */
function withoutControls(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Noncharacter_Code_Point}/gu, '')
    .toWellFormed();
}

/** A day or local time, since workbooks have no zones; null: neither. */
function timeOf(text: string) {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/.exec(text) ?? [];
  if (day === undefined) return null;
  const format = time === undefined ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm';
  return { type: Date, value: new Date(`${day}T${time ?? '00:00'}:00Z`), format };
}

/** The displayed text, for the width: a column that is too narrow for an amount shows ####. */
function shownText(cell: string | number, shape: Shape | undefined): string {
  if (typeof cell === 'string' || shape !== 'amount') return String(cell);
  return cell.toLocaleString('en', { minimumFractionDigits: 2 });
}

function widthOf(texts: readonly string[]): number {
  const longest = texts.reduce((length, text) => Math.max(length, text.length), 0);
  return Math.min(widest, Math.max(narrowest, longest + 2));
}

function sheetName(name: string): string {
  const allowed = oneLine(withoutControls(name))
    .replace(/[\\/?*[\]:]/g, ' ')
    .trim();
  return allowed.slice(0, 31) || 'Sheet';
}

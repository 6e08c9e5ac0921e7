import Papa from 'papaparse';
import { neutralText } from './neutral-text.ts';
import type { Table } from './table.ts';

/** Spreadsheets recognise UTF-8 only by this mark. */
const byteOrderMark = '\ufeff';

/** CSV as of RFC 4180 in UTF-8, without cells that a spreadsheet would take for formulas. */
export function writeCsv({ columns, rows }: Table): string {
  const fields = columns.map(neutralText);
  const data = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? neutralText(cell) : (cell ?? ''))),
  );
  return `${byteOrderMark}${Papa.unparse({ fields, data }, { newline: '\r\n' })}\r\n`;
}

import Papa from 'papaparse';
import { neutralText } from './neutral-text.ts';
import type { Table } from './table.ts';

/** Spreadsheets read Czech letters only when the file begins so. */
const byteOrderMark = '\ufeff';

/** CSV as RFC 4180 writes it, in UTF-8, without anything that a spreadsheet would take for a formula. */
export function writeCsv({ columns, rows }: Table): string {
  const fields = columns.map(neutralText);
  const data = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? neutralText(cell) : (cell ?? ''))),
  );
  return `${byteOrderMark}${Papa.unparse({ fields, data }, { newline: '\r\n' })}\r\n`;
}

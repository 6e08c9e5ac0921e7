import Papa from 'papaparse';

/** A table of open data: one name a column, in the order of the file. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** Spreadsheets read Czech letters only when the file begins so. */
const byteOrderMark = '\ufeff';

/**
 * CSV as RFC 4180 writes it. A text that a spreadsheet would take for a formula begins with an apostrophe: names come
 * from people.
 */
export function csvOf({ columns, rows }: Table): string {
  const fields = [...columns];
  const data = rows.map((row) => row.map((cell) => cell ?? ''));
  return `${byteOrderMark}${Papa.unparse({ fields, data }, { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}

import Papa from 'papaparse';

export type Cell = string | number | null;

/** A table for a file: one name per column, in order. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const formulaStart = /^[=+\-@\t\r\n]/;

const neutralised = /^'(?=[=+\-@\t\r\n])/;

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

/**
 * Escapes texts that a spreadsheet would take for formulas with an apostrophe, since names and notes in a CSV
 * file come from users.
 */
function neutralText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** The inverse of `neutralText`, for files that are imported again. */
export function plainText(text: string): string {
  return text.replace(neutralised, '');
}

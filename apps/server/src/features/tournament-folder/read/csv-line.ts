/** Why a line is not valid CSV. */
export type LineError = 'quote-not-closed' | 'quote-misplaced';

/**
 * The trimmed cells of one line as of RFC 4180. A cell may be quoted, with inner quotation marks doubled, but
 * cannot contain a line break.
 */
export function splitLine(line: string): readonly string[] | LineError {
  if (!line.includes('"')) return line.split(',').map((cell) => cell.trim());
  const cells: string[] = [];
  let position = 0;
  for (;;) {
    const cell = readCell(line, position);
    if (typeof cell === 'string') return cell;
    cells.push(cell.text);
    if (cell.end >= line.length) return cells;
    position = cell.end + 1;
  }
}

interface Cell {
  readonly text: string;
  /** Index of the comma after the cell, or the length of the line. */
  readonly end: number;
}

function readCell(line: string, start: number): Cell | LineError {
  if (line[start] !== '"') {
    const comma = line.indexOf(',', start);
    const end = comma < 0 ? line.length : comma;
    const text = line.slice(start, end).trim();
    return text.includes('"') ? 'quote-misplaced' : { text, end };
  }
  let text = '';
  let position = start + 1;
  for (;;) {
    const quote = line.indexOf('"', position);
    if (quote < 0) return 'quote-not-closed';
    text += line.slice(position, quote);
    if (line[quote + 1] !== '"') return endOfQuoted(line, quote + 1, text);
    text += '"';
    position = quote + 2;
  }
}

function endOfQuoted(line: string, end: number, text: string): Cell | LineError {
  return end === line.length || line[end] === ',' ? { text: text.trim(), end } : 'quote-misplaced';
}

/** The inverse: quotes a cell only if needed. */
export function joinCells(cells: readonly (string | number | null)[]): string {
  return cells
    .map((cell) => {
      const text = cell === null ? '' : String(cell);
      return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',');
}

export type Row = readonly string[];
export type Rows = readonly Row[];

/** What a workbook can hide of a list. */
export const hiddenKinds = ['rows', 'columns', 'sheets'] as const;
export type HiddenKind = (typeof hiddenKinds)[number];

const delimiters = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

interface CellReading {
  /** null: one column. */
  readonly delimiter: Delimiter | null;
  /** A `sep=` line names the delimiter; otherwise the columns of most rows agree. */
  readonly evidence: 'declared' | 'consistent' | 'chosen' | 'single-column';
  /** One per row of the file, empty ones too, so that an index is a row's number less one. */
  readonly rows: Rows;
}

/** Receives the share of a text that was read, from 0 to 1. */
export type Progress = (share: number) => void;

/** Progress of a part of the work, which goes from one share of the whole to another. */
export function portionOf(progress: Progress, from: number, to: number): Progress {
  return (share) => progress(from + (to - from) * share);
}

const sampledRows = 200;
/** Commas also stand in amounts and titles. */
const decimalCommas = 0.6;
/** A quote that ends more lines below than any text has is a quote inside a text. */
const longestQuotedLines = 50;

/**
 * Splits a text into cells (CSV, TSV). The delimiter is the one with which most of the first rows agree on a number of
 * columns; quotes are respected while choosing. A `sep=` line is left empty.
 */
export function readCells(written: string, chosen?: Delimiter, progress?: Progress): CellReading {
  const text = visibleText(written);
  const declared = /^sep=([;,\t|])[^\r\n]*/iu.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const named = chosen ?? delimiters.find((mark) => mark === declared?.[1]);
  if (named !== undefined)
    return {
      delimiter: named,
      evidence: chosen ? 'chosen' : 'declared',
      rows: split(body, named, { progress }),
    };
  const [best] = delimiters
    .map((mark) => ({
      mark,
      weight: agreementOf(split(body, mark, { most: sampledRows })) * (mark === ',' ? decimalCommas : 1),
    }))
    .toSorted((a, b) => b.weight - a.weight);
  if (best === undefined || best.weight === 0)
    return { delimiter: null, evidence: 'single-column', rows: split(body, null, { progress }) };
  return { delimiter: best.mark, evidence: 'consistent', rows: split(body, best.mark, { progress }) };
}

/**
 * A text as it is seen: letters composed with their accents (Apple's systems decompose them), without marks of no width that mails and
 * text processors leave between letters.
 */
export function visibleText(text: string): string {
  return /^[\u0000-\u007f]*$/u.test(text)
    ? text
    : text.normalize('NFC').replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '');
}

/** Delimiters in the rows that have the same number of columns; a row with a broken quote does not count. */
function agreementOf(rows: Rows): number {
  const counts = new Map<number, number>();
  for (const row of rows) {
    if (row.some((cell) => cell.startsWith('"'))) continue;
    counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  }
  return Math.max(0, ...[...counts].map(([width, count]) => (width - 1) * count));
}

interface Splitting {
  /** Rows after which it ends. */
  readonly most?: number;
  readonly progress?: Progress | undefined;
}

function split(
  text: string,
  delimiter: Delimiter | null,
  { most = Number.POSITIVE_INFINITY, progress }: Splitting,
): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < most) {
    const cell = cellAt(text, at, delimiter);
    row.push(cell.value);
    at = cell.end;
    if (at < text.length && text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    rows.push(row);
    progress?.(at / text.length);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows;
}

interface CellEnd {
  readonly value: string;
  /** Position of the delimiter, the line end, or the end of the text. */
  readonly end: number;
}

function cellAt(text: string, start: number, delimiter: Delimiter | null): CellEnd {
  return quotedAt(text, start, delimiter) ?? plainAt(text, start, delimiter);
}

function plainAt(text: string, start: number, delimiter: Delimiter | null): CellEnd {
  let end = start;
  while (end < text.length && !endsCell(text[end] ?? '', delimiter)) end += 1;
  return { value: text.slice(start, end), end };
}

/** null: not quoted, or the closing quote does not end the cell. */
function quotedAt(text: string, start: number, delimiter: Delimiter | null): CellEnd | null {
  let from = start;
  while (text[from] === ' ') from += 1;
  if (text[from] !== '"') return null;
  let lines = 0;
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\n') lines += 1;
    if (lines > longestQuotedLines) return null;
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    let end = at + 1;
    while (text[end] === ' ') end += 1;
    if (end < text.length && !endsCell(text[end] ?? '', delimiter)) return null;
    return { value: text.slice(from + 1, at).replaceAll('""', '"'), end };
  }
  return null;
}

function endsCell(character: string, delimiter: Delimiter | null): boolean {
  return character === delimiter || character === '\n' || character === '\r';
}

/** The text of a cell with single spaces; '': the row has no such cell. */
export function cellOf(cells: Row, index: number | undefined): string {
  return index === undefined ? '' : (cells[index] ?? '').replace(/\s+/gu, ' ').trim();
}

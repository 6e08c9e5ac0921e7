import { done, type Outcome, refuse } from '../outcome/index.ts';
import type { HiddenParts } from '@sevenmetre/contract/common';
import { oneLine } from '@sevenmetre/rules/language';
import {
  type Delimiter,
  type Encoding,
  type EncodingDoubt,
  type HiddenKind,
  portionOf,
  type Progress,
  readCells,
  readText,
  type Rows,
  visibleText,
} from '@sevenmetre/rules/tables';
import { countCells } from './cell-addresses.ts';
import type { Extent } from './cell-addresses.ts';
import { asSeen, findHidden, nothingHidden } from './hidden-parts.ts';
import type { HiddenPlaces, NamedSheet } from './hidden-parts.ts';
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
  | {
      readonly ok: true;
      /** Of the first sheet that is not hidden. */
      readonly rows: Rows;
      /** All sheets of a workbook that have rows; a text table is one without a name. */
      readonly sheets: readonly NamedSheet[];
      /** How a text table was decoded; null: a workbook. */
      readonly text: SheetText | null;
    }
  | { readonly ok: false; readonly error: SheetError };

/** A pasted list hides nothing. */
export const noHiddenParts: HiddenParts = { rows: [], columns: [], sheets: [] };

/** What an importer says beside rows that somebody has looked through: all was said before. */
export const nothingBeside: { aside: never[]; unknown: never[]; hidden: HiddenParts; encoding: null } = {
  aside: [],
  unknown: [],
  hidden: noHiddenParts,
  encoding: null,
};

export interface SheetText {
  readonly encoding: Encoding;
  /** Not empty: the user has to choose an encoding (`SheetAnswers`). */
  readonly doubts: readonly EncodingDoubt[];
  /** null: one column. */
  readonly delimiter: Delimiter | null;
}

/** What an importer asks about a text whose encoding is in doubt, with the words that each reading changes; null: nothing. */
export function encodingQuestion(text: SheetText | null) {
  if (text === null || text.doubts.length === 0) return null;
  const others = text.doubts.map(({ encoding, words }) => ({ encoding, words: [...words] }));
  return { encoding: text.encoding, others };
}

/** Rows of a text whose encoding is asked: those with letters that another encoding would read differently wait for the answer. */
export function askEncoding<R extends { readonly open: readonly string[] }>(
  rows: readonly R[],
  question: ReturnType<typeof encodingQuestion>,
  textsOf: (row: R) => readonly string[],
): readonly R[] {
  if (question === null) return rows;
  return rows.map((row) => (isReadAlike(textsOf(row)) ? row : { ...row, open: [...row.open, 'encoding'] }));
}

/** Whether these texts are the same in every encoding: they have only characters of ASCII. */
export function isReadAlike(texts: readonly string[]): boolean {
  return /^[\u0000-\u007f]*$/u.test(texts.join(''));
}

/** The user's answers to doubts about an earlier reading of the same file, and what an importer needs of it. */
export interface SheetAnswers {
  readonly encoding?: Encoding;
  /** Whether moments of a workbook keep their time: `2026-06-13T09:00`, a time alone as `1899-12-30T09:00`. */
  readonly keepsTimes?: boolean;
  /** Whether the lines of a cell stay apart. */
  readonly keepsLines?: boolean;
  /** Hidden parts of a workbook that are read like visible ones. */
  readonly hidden?: readonly HiddenKind[];
}

/** The rest are the rows. Of a workbook, the bytes are unpacked, its cells are counted, and its numbers are parsed. */
const shareOfBytes = 0.6;

/**
 * The sheets of an XLSX workbook, or a text table (CSV, TSV) in any encoding of `readText`, as texts of one line, unless lines are kept. The
 * format is detected from the content, never from the name. Dates of a workbook become ISO dates, numbers have at most
 * twelve significant digits; empty lines at the end are left out. Hidden rows and columns are left empty, unless they are asked for
 * (decision 0013). Errors contain nothing of the content.
 * @param progress receives the share that was read: bytes of the file, then rows
 */
export async function readSheet(
  file: Uint8Array,
  limits: SheetLimits = usualLimits,
  answers: SheetAnswers = {},
  progress: Progress = () => undefined,
): Promise<SheetReading> {
  if (file.length > limits.fileBytes) return { ok: false, error: 'sheet-too-large' };
  const ofBytes = portionOf(progress, 0, shareOfBytes);
  const ofRows = portionOf(progress, shareOfBytes, 1);
  const read = isArchive(file)
    ? await readWorkbookRows(file, limits, { ...answers, progress: ofBytes })
    : readTextTable(file, answers, ofBytes);
  if (typeof read === 'string') return { ok: false, error: read };
  const all = read.sheets.reduce((sum, { rows }) => sum + rows.length, 0);
  const plainLines = answers.keepsLines === true ? linesOf : oneLine;
  let cleaned = 0;
  const clean = (rows: Rows) =>
    withoutEmptyEnd(
      rows.map((row) => {
        cleaned += 1;
        ofRows(cleaned / all);
        return row.map((cell) => plainText(visibleText(plainLines(cell)).trim()));
      }),
    );
  const cleanSheets = read.sheets.map((sheet) => ({ ...sheet, rows: clean(sheet.rows) }));
  if (cleanSheets.some(({ rows }) => isLarge(rows, limits))) return { ok: false, error: 'sheet-too-large' };
  const sheets = cleanSheets.map((sheet) => {
    const seen = asSeen(sheet, sheet.places, answers.hidden ?? []);
    return { ...seen, rows: withoutEmptyEnd(seen.rows) };
  });
  const filled = sheets.filter(({ rows, hidden }) => rows.length + hidden.rows.length > 0);
  const [first] = [...sheets.filter(({ isHidden }) => !isHidden), ...sheets];
  return { ok: true, rows: first?.rows ?? [], sheets: filled, text: read.text };
}

/** Each line of a cell as one line of text. */
function linesOf(cell: string): string {
  return cell.includes('\n') ? cell.split(/\r?\n/u).map(oneLine).join('\n') : oneLine(cell);
}

/**
 * The sheets of a reading in which a heading is found; of a workbook without any, its first sheet. More than one: the user has
 * to choose. Hidden sheets only if they are read.
 */
export function sheetsWithHeading(
  { rows, sheets }: Extract<SheetReading, { ok: true }>,
  hasHeading: (rows: Rows) => boolean,
  read: readonly HiddenKind[] = [],
): readonly [NamedSheet, ...NamedSheet[]] {
  const open = sheets.filter((sheet) => !sheet.isHidden || read.includes('sheets'));
  const [first, ...others] = open.filter((sheet) => hasHeading(sheet.rows));
  const { isHidden, hidden } = open.find((sheet) => sheet.rows === rows) ?? open[0] ?? nothingNamed;
  return [first ?? { name: '', rows, isHidden, hidden }, ...others];
}

const nothingNamed = { isHidden: false, hidden: { rows: [], columns: [] } };

/** What a workbook hides of one of its sheets, and which of its hidden sheets have a heading. */
export function hiddenParts(
  { sheets }: Extract<SheetReading, { ok: true }>,
  { hidden }: NamedSheet,
  hasHeading: (rows: Rows) => boolean,
): HiddenParts {
  return {
    rows: hidden.rows.map(({ line }) => line),
    columns: [...hidden.columns],
    sheets: sheets.flatMap(({ name, rows, isHidden }) => (isHidden && hasHeading(rows) ? [name] : [])),
  };
}

interface TableAnswers {
  /** Place of the user's answer among the names of tables. */
  readonly sheet?: number | undefined;
  readonly hidden?: readonly HiddenKind[] | undefined;
}

/**
 * The rows of the only table of a file, with what the file hides of it; refused with the names of its sheets where several hold
 * one. A table without the heading is returned too: the importer says what it lacks.
 */
export function onlyTable(
  reading: Extract<SheetReading, { ok: true }>,
  hasHeading: (rows: Rows) => boolean,
  { sheet, hidden: read = [] }: TableAnswers = {},
): Outcome<{ readonly rows: Rows; readonly hidden: HiddenParts }> {
  const tables = sheetsWithHeading(reading, hasHeading, read);
  const table = tables.length === 1 ? tables[0] : tables[sheet ?? -1];
  const hidden = hiddenParts(reading, table ?? tables[0], hasHeading);
  if (table) return done({ rows: table.rows, hidden });
  return refuse('sheets-several', { sheets: tables.map(({ name }) => name), hidden });
}

function isLarge(rows: Rows, limits: SheetLimits): boolean {
  return (
    rows.length > limits.rows ||
    rows.some((row) => row.length > limits.columns || row.some((cell) => cell.length > limits.cellLength))
  );
}

function isArchive(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b;
}

interface ReadSheets {
  readonly sheets: readonly { readonly name: string; readonly rows: Rows; readonly places: HiddenPlaces }[];
  readonly text: SheetText | null;
}

async function readWorkbookRows(
  file: Uint8Array,
  limits: SheetLimits,
  { keepsTimes = false, progress }: SheetAnswers & { readonly progress: Progress },
): Promise<ReadSheets | SheetError> {
  const workbook = unpackWorkbook(file, limits.unpackedBytes, portionOf(progress, 0, 0.1));
  if (workbook === null) return 'sheet-unreadable';
  const counted = countCells(workbook, limits, portionOf(progress, 0.1, 0.4));
  if (counted === null) return 'sheet-too-large';
  const ofNumbers = portionOf(progress, 0.4, 1);
  let parsed = 0;
  const parseNumber = (text: string): number => {
    parsed += 1;
    ofNumbers(Math.min(1, parsed / counted.numbers));
    return Number(text);
  };
  // Imported with the first workbook, so that the start of the server does not wait for it.
  const { default: readWorkbook } = await import('read-excel-file/universal');
  try {
    const sheets = await readWorkbook(workbook, { parseNumber });
    const textsOf = (rows: readonly (readonly unknown[])[]) =>
      rows.map((row) => row.map((cell) => cellText(cell, keepsTimes)));
    const places = findHidden(workbook);
    return {
      sheets: sheets.map(({ sheet, data }, at) => ({
        name: sheet,
        rows: textsOf(data),
        places: places[at] ?? nothingHidden,
      })),
      text: null,
    };
  } catch {
    return 'sheet-unreadable';
  }
}

function cellText(cell: unknown, keepsTimes: boolean): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : momentText(cell, keepsTimes);
  // Sums of a spreadsheet are binary fractions: 0.1 + 0.2 is shown as 0.3.
  if (typeof cell === 'number') return Number.isNaN(cell) ? '' : String(Number(cell.toPrecision(12)));
  if (typeof cell === 'boolean') return String(cell);
  return typeof cell === 'string' ? cell : '';
}

/** Times of spreadsheets are fractions of a day, seconds off at most. */
function momentText(cell: Date, keepsTimes: boolean): string {
  if (!keepsTimes) return cell.toISOString().slice(0, 10);
  const text = new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16);
}

function readTextTable(file: Uint8Array, answers: SheetAnswers, progress: Progress): ReadSheets | SheetError {
  const { text, encoding, doubts } = readText(file, answers.encoding);
  // A text table has no control characters: otherwise it is a picture, an old workbook or another binary
  // file.
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) return 'sheet-unreadable';
  const { rows, delimiter } = readCells(text, undefined, progress);
  return { sheets: [{ name: '', rows, places: nothingHidden }], text: { encoding, doubts, delimiter } };
}

function withoutEmptyEnd(rows: Rows): Rows {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''));
  return rows.slice(0, last + 1);
}

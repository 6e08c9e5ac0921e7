import { type BankColumn, bankColumns } from '@sevenmetre/rules/bank';
import type { BankFileQuery, BankQuestion, BankTableAnswers } from '@sevenmetre/contract/bank/schemas';
import type { HiddenParts } from '@sevenmetre/contract/common';
import { Worker } from 'node:worker_threads';
import { encodingNamed, portionOf, type Progress, readText, type Row } from '@sevenmetre/rules/tables';
import {
  hiddenParts,
  readSheet,
  sheetsWithHeading,
  type SheetText,
} from '../../../platform/sheets/read-sheet.ts';
import type { NamedSheet } from '../../../platform/sheets/hidden-parts.ts';
import { KeptThreads, type Watch, WorkLimit, fileQueue } from '../../../platform/work/index.ts';
import { findBankHeading } from './bank-sections.ts';
import { hasBankHeading, readBankTable, type TableContext, widestRow } from './bank-table.ts';
import { joinedCurrencyQuestions, type OwnAccount } from './account-currency.ts';
import { readAbo } from './abo.ts';
import { readCamt } from './camt.ts';
import {
  type BankFile,
  type BankFileError,
  type ReadTable,
  shortText,
  type TableProfile,
} from './movement.ts';
import { readMt940 } from './mt940.ts';
import { answersTo, columnsIn, hasAnswers, isHeading, shapeOf } from './remembered-answers.ts';
import { unpackStatements } from './unpack-statements.ts';

const limits = {
  fileBytes: 5 * 1024 * 1024,
  unpackedBytes: 30 * 1024 * 1024,
  rows: 20_000,
  columns: 100,
  cellLength: 5_000,
};
/** Input of the thread. */
export interface BankFileTask {
  readonly bytes: Uint8Array;
  readonly query: BankFileQuery;
  readonly profiles?: readonly TableProfile[];
  /** Accounts whose currency is known. */
  readonly own?: readonly OwnAccount[];
}

const milliseconds = 60_000;
const megabytes = 384;
/** Of one file; a tournament has hundreds. */
const mostMovements = 20_000;
const tooLarge: BankFileError = { error: 'bank-file-too-large' };

const threads = new KeptThreads<BankFileTask, BankFile | BankFileError>(
  () =>
    new Worker(new URL('./bank-file-reader.ts', import.meta.url), {
      execArgv: [],
      name: 'bank-file',
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    }),
  { milliseconds },
);

/**
 * The movements of a bank file, read in a thread, one file after another. The format is detected from the content,
 * never from the name.
 * @param watch cancels it, which ends the thread, and receives its progress
 * @throws TooBusy if too many files wait already
 */
export async function readBankFile(
  bytes: Uint8Array,
  query: BankFileQuery,
  { profiles = [], own = [] }: Pick<BankFileTask, 'profiles' | 'own'> = {},
  watch: Watch = {},
): Promise<BankFile | BankFileError> {
  if (bytes.length > limits.fileBytes) return tooLarge;
  try {
    const task = { bytes, query, profiles, own };
    return await fileQueue.run(() => threads.ask(task, watch), watch.signal);
  } catch (error) {
    if (error instanceof WorkLimit) return tooLarge;
    throw error;
  }
}

/** The work of the thread. */
export async function parseBankFile(
  task: BankFileTask,
  progress: Progress = () => undefined,
): Promise<BankFile | BankFileError> {
  const files = unpackStatements(task.bytes, limits.unpackedBytes);
  if (files === 'too-large') return tooLarge;
  const file = await (files === null ? parseOne(task, progress) : parseAll(files, task, progress));
  return 'movements' in file && file.movements.length + file.left.length > mostMovements ? tooLarge : file;
}

/** Statements of one archive as one file, with rows numbered on. */
async function parseAll(
  files: readonly Uint8Array[],
  task: BankFileTask,
  progress: Progress,
): Promise<BankFile | BankFileError> {
  let all: BankFile | null = null;
  for (const [at, bytes] of files.entries()) {
    const ofFile = portionOf(progress, at / files.length, (at + 1) / files.length);
    const file = await parseOne({ ...task, bytes }, ofFile);
    if ('error' in file) return file;
    all = all === null ? file : joined(all, file);
  }
  return all ?? { error: 'bank-file-unreadable' };
}

function joined(one: BankFile, other: BankFile): BankFile {
  const rows = one.movements.length + one.left.length + one.aside;
  return {
    format: one.format,
    movements: [
      ...one.movements,
      ...other.movements.map((movement) => ({ ...movement, row: movement.row + rows })),
    ],
    left: [...one.left, ...other.left.map((left) => ({ ...left, row: left.row + rows }))],
    aside: one.aside + other.aside,
    questions: joinedQuestions([...one.questions, ...other.questions]),
    tables: [...one.tables, ...other.tables],
    hidden: {
      rows: [...one.hidden.rows, ...other.hidden.rows.map((row) => row + rows)],
      columns: [...one.hidden.columns, ...other.hidden.columns],
      sheets: [...one.hidden.sheets, ...other.hidden.sheets],
    },
  };
}

/** The answer about an account is for all statements of an archive. */
function joinedQuestions(questions: readonly BankQuestion[]): BankQuestion[] {
  return [
    ...questions.filter((question) => question.kind !== 'currency'),
    ...joinedCurrencyQuestions(questions.filter((question) => question.kind === 'currency')),
  ];
}

async function parseOne(task: BankFileTask, progress: Progress): Promise<BankFile | BankFileError> {
  const { bytes, query, own = [] } = task;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const reading = readText(bytes, query.encoding);
  if (/^[\u00ef\u00bb\u00bf\u00fe\u00ff\s\0]*<[\0]?[?A-Za-z!]/u.test(start)) {
    const file = isForeign(start) ? null : readCamt(reading.text, progress);
    return file === null ? { error: 'bank-file-unreadable' } : withEncoding(file, reading);
  }
  const lines = readAbo(reading.text, query, own, progress) ?? readMt940(reading.text, progress);
  if (lines !== null) return withEncoding(lines, reading);
  return parseTable(task, progress);
}

interface Table extends Pick<NamedSheet, 'rows' | 'hidden'> {
  readonly parts: HiddenParts;
  readonly text: SheetText | null;
  /** Several sheets with a heading, of which the user has not chosen one, by their places. */
  readonly sheets: readonly { readonly sheet: number; readonly name: string }[];
}

/** Remembered answers name the columns and answer questions that the file leaves open. */
async function parseTable(
  { bytes, query, profiles = [], own = [] }: BankFileTask,
  progress: Progress,
): Promise<BankFile | BankFileError> {
  const table = await tableIn(bytes, query, portionOf(progress, 0, 0.5));
  if ('error' in table) return table;
  const heading = findBankHeading(table.rows);
  const names = table.rows[heading?.row ?? -1] ?? widestRow(table.rows);
  const shape = shapeOf(names, table.text?.delimiter ?? null);
  const profile = profiles.find((one) => one.shape === shape);
  const isNamed = Object.keys(columnsIn(query)).length > 0;
  const columns = isNamed ? {} : (profile?.answers.columns ?? {});
  const context = { heading, own, progress: portionOf(progress, 0.5, 1) };
  const file = fileOfTable(table, { ...query, ...columns }, context);
  if ('error' in file || (heading === null && !isHeading(names))) return file;
  if (profile === undefined) return { ...file, tables: [{ shape, used: null, names: {} }] };
  const given = answersTo(file.questions, profile.answers);
  const answers = { columns, ...given };
  const used = hasAnswers(answers) ? { id: profile.id, answers } : null;
  const tables = [{ shape, used, names: namesOf(names, columns) }];
  if (Object.keys(given).length === 0) return { ...file, tables };
  const answered = { ...query, ...columns, ...given };
  const again = await tableIn(bytes, answered, () => undefined);
  if ('error' in again) return again;
  const read = fileOfTable(again, answered, { heading: findBankHeading(again.rows), own });
  return 'error' in read ? read : { ...read, tables };
}

async function tableIn(
  bytes: Uint8Array,
  { encoding, sheet: chosen, hidden: read = [] }: BankFileQuery,
  progress: Progress,
): Promise<Table | BankFileError> {
  const answers = { hidden: read, ...(encoding === undefined ? {} : { encoding }) };
  const sheet = await readSheet(bytes, limits, answers, progress);
  if (!sheet.ok) return sheet.error === 'sheet-too-large' ? tooLarge : { error: 'bank-file-unreadable' };
  const tableOf = (one: NamedSheet, sheets: Table['sheets'] = []): Table => ({
    rows: one.rows,
    hidden: one.hidden,
    parts: hiddenParts(sheet, one, hasBankHeading),
    text: sheet.text,
    sheets,
  });
  const named = sheet.sheets[chosen ?? -1];
  if (named !== undefined) return tableOf(named);
  const [first, ...others] = sheetsWithHeading(sheet, hasBankHeading, read);
  if (others.length === 0) return tableOf(first);
  const sheets = [first, ...others].map((one) => ({ sheet: sheet.sheets.indexOf(one), name: one.name }));
  return tableOf(first, sheets);
}

function fileOfTable(table: Table, query: BankFileQuery, context: TableContext): BankFile | BankFileError {
  const { parts, text, sheets } = table;
  const read = readBankTable(table.rows, query, context);
  if ('error' in read) return read.error === 'bank-columns-unknown' ? { ...read, hidden: parts } : read;
  const seen = query.hidden?.includes('rows') ? read : withHiddenRows(read, table, query, context);
  const file = { ...seen, hidden: parts };
  if (sheets.length > 0)
    return { ...file, questions: [{ kind: 'sheet', sheets: [...sheets] }, ...file.questions] };
  return text === null ? file : withEncoding(file, text);
}

/** The movements that a workbook hides are left, with their amounts, so that the sums are still those of the file. */
function withHiddenRows(
  file: BankFile,
  { rows, hidden }: Table,
  query: BankFileQuery,
  { own = [] }: TableContext,
): BankFile {
  if (hidden.rows.length === 0) return file;
  const cells = new Map(hidden.rows.map((row) => [row.line - 1, row.cells]));
  const all = Array.from({ length: Math.max(rows.length, ...[...cells.keys()].map((at) => at + 1)) });
  const whole = readBankTable(
    all.map((_, at) => cells.get(at) ?? rows[at] ?? []),
    query,
    { own },
  );
  if ('error' in whole) return file;
  const left = [
    ...whole.movements.map(({ row, amount, currency, counterparty, message }) => ({
      row,
      amount,
      currency,
      text: shortText([counterparty, message].filter((text) => text !== null).join(' · ')) ?? '',
    })),
    ...whole.left,
  ].flatMap((one) => (cells.has(one.row - 1) ? [{ ...one, reason: 'hidden' as const }] : []));
  return {
    ...file,
    left: [...file.left, ...left].toSorted((a, b) => a.row - b.row),
    // Hidden rows below the last visible one were no rows of the table.
    aside: file.aside + all.length - rows.length - left.length,
  };
}

function namesOf(names: Row, columns: BankTableAnswers['columns']): ReadTable['names'] {
  const found: Partial<Record<BankColumn, string>> = {};
  for (const column of bankColumns) {
    const place = columns[column];
    if (place !== undefined) found[column] = names[place]?.slice(0, 60) ?? '';
  }
  return found;
}

/** Declared in an encoding that no bank of our countries uses. */
function isForeign(start: string): boolean {
  const name = /encoding=["']([\w-]{1,20})["']/u.exec(start)?.[1];
  return name !== undefined && encodingNamed(name) === null;
}

function withEncoding(
  file: BankFile,
  { encoding, doubts }: Pick<SheetText, 'encoding' | 'doubts'>,
): BankFile {
  if (doubts.length === 0) return file;
  const words = doubts[0]?.words.map(({ read }) => read) ?? [];
  const options = [
    { encoding, words },
    ...doubts.map((doubt) => ({
      encoding: doubt.encoding,
      words: doubt.words.map(({ instead }) => instead),
    })),
  ];
  return { ...file, questions: [{ kind: 'encoding', options }, ...file.questions] };
}

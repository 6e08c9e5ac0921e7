import type { BankFileQuery } from '@sevenmetre/contract/bank/schemas';
import { Worker } from 'node:worker_threads';
import { encodingNamed, type TextReading, readText } from '@sevenmetre/rules/tables';
import { readSheet } from '../../../platform/sheets/read-sheet.ts';
import { KeptThreads, WorkLimit, fileQueue } from '../../../platform/work/index.ts';
import { readBankTable } from './bank-table.ts';
import { readAbo } from './abo.ts';
import { readCamt } from './camt.ts';
import type { BankFile, BankFileError } from './movement.ts';
import { readMt940 } from './mt940.ts';
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
 * @throws TooBusy if too many files wait already
 */
export async function readBankFile(
  bytes: Uint8Array,
  query: BankFileQuery,
): Promise<BankFile | BankFileError> {
  if (bytes.length > limits.fileBytes) return tooLarge;
  try {
    return await fileQueue.run(() => threads.ask({ bytes, query }));
  } catch (error) {
    if (error instanceof WorkLimit) return tooLarge;
    throw error;
  }
}

/** The work of the thread. */
export async function parseBankFile({ bytes, query }: BankFileTask): Promise<BankFile | BankFileError> {
  const files = unpackStatements(bytes, limits.unpackedBytes);
  if (files === 'too-large') return tooLarge;
  const file = files === null ? await parseOne(bytes, query) : await parseAll(files, query);
  return 'movements' in file && file.movements.length + file.left.length > mostMovements ? tooLarge : file;
}

/** Statements of one archive as one file, with rows numbered on. */
async function parseAll(
  files: readonly Uint8Array[],
  query: BankFileQuery,
): Promise<BankFile | BankFileError> {
  let all: BankFile | null = null;
  for (const bytes of files) {
    const file = await parseOne(bytes, query);
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
    questions: [...one.questions, ...other.questions],
  };
}

async function parseOne(bytes: Uint8Array, query: BankFileQuery): Promise<BankFile | BankFileError> {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const reading = readText(bytes, query.encoding);
  if (/^[\u00ef\u00bb\u00bf\u00fe\u00ff\s\0]*<[\0]?[?A-Za-z!]/u.test(start)) {
    const file = isForeign(start) ? null : readCamt(reading.text);
    return file === null ? { error: 'bank-file-unreadable' } : withEncoding(file, reading);
  }
  const lines = readAbo(reading.text) ?? readMt940(reading.text);
  if (lines !== null) return withEncoding(lines, reading);
  const sheet = await readSheet(
    bytes,
    limits,
    query.encoding === undefined ? {} : { encoding: query.encoding },
  );
  if (!sheet.ok) return sheet.error === 'sheet-too-large' ? tooLarge : { error: 'bank-file-unreadable' };
  const table = readBankTable(sheet.rows, query);
  return sheet.text === null || 'error' in table ? table : withEncoding(table, reading);
}

/** Declared in an encoding that no bank of our countries uses. */
function isForeign(start: string): boolean {
  const name = /encoding=["']([\w-]{1,20})["']/u.exec(start)?.[1];
  return name !== undefined && encodingNamed(name) === null;
}

function withEncoding(file: BankFile, { encoding, doubts }: TextReading): BankFile {
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

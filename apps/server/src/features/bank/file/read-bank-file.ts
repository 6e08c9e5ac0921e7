import type { BankFileQuery } from '@sevenmetre/contract/bank/schemas';
import { Worker } from 'node:worker_threads';
import { readSheet } from '../../../platform/sheets/read-sheet.ts';
import { KeptThreads, WorkLimit, fileQueue } from '../../../platform/work/index.ts';
import { readBankTable } from './bank-table.ts';
import { readCamt053 } from './camt-053.ts';
import type { BankFile, BankFileError } from './movement.ts';

const limits = {
  fileBytes: 5 * 1024 * 1024,
  unpackedBytes: 30 * 1024 * 1024,
  rows: 20_000,
  columns: 100,
  cellLength: 5_000,
};
/** Encodings of XML files of banks. */
const encodings: ReadonlySet<string> = new Set(['utf-8', 'utf-16', 'windows-1250', 'iso-8859-2', 'us-ascii']);

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
  const file = await parseEither(bytes, query);
  return 'movements' in file && file.movements.length + file.skipped > mostMovements ? tooLarge : file;
}

async function parseEither(bytes: Uint8Array, query: BankFileQuery): Promise<BankFile | BankFileError> {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  if (/^[\u00ef\u00bb\u00bf\u00fe\u00ff\s\0]*<[\0]?[?A-Za-z!]/u.test(start)) {
    const text = decodeXml(bytes, start);
    return (text === null ? null : readCamt053(text)) ?? { error: 'bank-file-unreadable' };
  }
  const sheet = await readSheet(bytes, limits);
  if (sheet.ok) return readBankTable(sheet.rows, query);
  return sheet.error === 'sheet-too-large' ? tooLarge : { error: 'bank-file-unreadable' };
}

/** Decodes by byte order mark or XML declaration; null: invalid bytes in this encoding. */
function decodeXml(bytes: Uint8Array, start: string): string | null {
  const said = /encoding=["']([\w-]{1,20})["']/u.exec(start)?.[1]?.toLowerCase() ?? 'utf-8';
  if (!encodings.has(said)) return null;
  const marked =
    bytes[0] === 0xff || bytes[0] === 0xfe ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : said;
  try {
    return new TextDecoder(marked, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

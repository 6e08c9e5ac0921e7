import type { BankFileQuery } from '@sevenmetre/contract/bank/schemas';
import { readSheetInThread } from '../../../platform/sheets/index.ts';
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

/** The movements of a bank file. The format is detected from its content, never from its name. */
export async function readBankFile(
  bytes: Uint8Array,
  query: BankFileQuery,
): Promise<BankFile | BankFileError> {
  if (bytes.length > limits.fileBytes) return { error: 'bank-file-unreadable' };
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  if (/^[\u00ef\u00bb\u00bf\u00fe\u00ff\s\0]*<[\0]?[?A-Za-z!]/u.test(start)) {
    const text = decodeXml(bytes, start);
    return (text === null ? null : readCamt053(text)) ?? { error: 'bank-file-unreadable' };
  }
  const sheet = await readSheetInThread(bytes, limits);
  return sheet.ok ? readBankTable(sheet.rows, query) : { error: 'bank-file-unreadable' };
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

import { textHash } from '../event-hash.ts';
import { isOutboxRecord } from './record-shape.ts';
import type { OutboxRecord } from './record.ts';

const format = 'sevenmetre-outbox';
const version = 1;

/** Unsent records as a text file. It names no person: events know participants by their numbers in the roster. */
export function writeTransferFile(records: readonly OutboxRecord[], now: number): string {
  const checksum = textHash(JSON.stringify(records));
  return JSON.stringify(
    { format, version, writtenAt: new Date(now).toISOString(), checksum, records },
    null,
    1,
  );
}

export type TransferFile =
  | { readonly ok: true; readonly records: readonly OutboxRecord[] }
  /** `newer`: a newer program wrote it; `damaged`: changed or cut off since it was written. */
  | { readonly ok: false; readonly problem: 'not-a-transfer' | 'newer' | 'damaged' };

/** Reads a file that `writeTransferFile` has written, and says what is wrong with any other. */
export function readTransferFile(text: string): TransferFile {
  const file = parsed(text);
  if (file === null || !('format' in file) || file.format !== format)
    return { ok: false, problem: looksCutOff(text) ? 'damaged' : 'not-a-transfer' };
  if (!('version' in file) || typeof file.version !== 'number') return { ok: false, problem: 'damaged' };
  if (file.version > version) return { ok: false, problem: 'newer' };
  if (!('records' in file) || !Array.isArray(file.records)) return { ok: false, problem: 'damaged' };
  const records: unknown[] = file.records;
  const isWhole = 'checksum' in file && file.checksum === textHash(JSON.stringify(records));
  if (!isWhole || !records.every(isOutboxRecord)) return { ok: false, problem: 'damaged' };
  return { ok: true, records };
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function looksCutOff(text: string): boolean {
  return text.trimStart().startsWith('{') && text.includes(format);
}

import { textHash } from '../event-hash.ts';
import { isOutboxRecord, isScoutingRecord } from './record-shape.ts';
import type { OutboxRecord } from './record.ts';

const format = 'sevenmetre-outbox';
const version = 1;

/** What a transfer file holds. */
export interface Transfer {
  readonly records: readonly OutboxRecord[];
  /** The portal id that the writing device knew; null: none, or a file of an older release. */
  readonly portal: string | null;
}

/** Unsent records as a text file. Without names of players: events refer to them by their roster ids. Signatures have the names of who signed. */
export function writeTransferFile({ records, portal }: Transfer, now: number): string {
  const checksum = textHash(JSON.stringify(records));
  return JSON.stringify(
    { format, version, writtenAt: new Date(now).toISOString(), checksum, portal, records },
    null,
    1,
  );
}

export type TransferFile =
  | ({ readonly ok: true } & Transfer)
  /** `newer`: written by a newer release; `damaged`: changed or truncated; `other-queue`: whole, but of the other queue. */
  | { readonly ok: false; readonly problem: 'not-a-transfer' | 'newer' | 'damaged' | 'other-queue' };

/**
 * Reads a file of `writeTransferFile`; returns the error of any other file.
 * @param queue of which the file must be: the record of matches, or scouting (SY38)
 */
export function readTransferFile(text: string, queue: 'record' | 'scouting' = 'record'): TransferFile {
  const [isMoved, isOther] =
    queue === 'record' ? [isOutboxRecord, isScoutingRecord] : [isScoutingRecord, isOutboxRecord];
  const file = parsed(text);
  if (file === null || !('format' in file) || file.format !== format)
    return { ok: false, problem: looksCutOff(text) ? 'damaged' : 'not-a-transfer' };
  if (!('version' in file) || typeof file.version !== 'number') return { ok: false, problem: 'damaged' };
  if (file.version > version) return { ok: false, problem: 'newer' };
  if (!('records' in file) || !Array.isArray(file.records)) return { ok: false, problem: 'damaged' };
  const records: unknown[] = file.records;
  const isWhole = 'checksum' in file && file.checksum === textHash(JSON.stringify(records));
  if (!isWhole) return { ok: false, problem: 'damaged' };
  if (!records.every(isMoved))
    return { ok: false, problem: records.every(isOther) ? 'other-queue' : 'damaged' };
  const portal = 'portal' in file && typeof file.portal === 'string' ? file.portal : null;
  return { ok: true, records, portal };
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

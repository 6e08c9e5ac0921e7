import { isUnsent } from './record.ts';
import type { OutboxRecord, ServerCopy } from './record.ts';

/**
 * What may be sent now, in order. Events of a match do not wait for each other, so one that fails holds none back.
 * Stage calls, walkover and approval stand in order with the events of their match: they wait for all that was recorded
 * before them, and what was recorded after them waits for them. What needs attention holds nothing back (W11).
 */
export function sendable(unsynced: readonly OutboxRecord[]): OutboxRecord[] {
  const fenced = new Set<number>();
  const begun = new Set<number>();
  const free: OutboxRecord[] = [];
  for (const record of unsynced.filter(isUnsent).toSorted((a, b) => a.modifiedAt - b.modifiedAt)) {
    if (fenced.has(record.matchId)) continue;
    const isFence = record.data.kind !== 'event';
    if (isFence) fenced.add(record.matchId);
    if (isFence && begun.has(record.matchId)) continue;
    begun.add(record.matchId);
    free.push(record);
  }
  // An item that the server keeps putting off goes to the end. The sort is stable, so the rest stays in order.
  return free.sort((a, b) => a.attempts - b.attempts);
}

/** What a reporter is always told (SY14): `here` and `attention` together are the unsynced records. */
export interface Counts {
  /** Saved on this device, not yet sent. */
  readonly here: number;
  readonly attention: number;
  /** Events that the server holds, as far as it has told. */
  readonly server: number;
}

/** Counts over records, of one match or of all. `copies` of the same matches. */
export function countsOf(records: readonly OutboxRecord[], copies: readonly ServerCopy[]): Counts {
  const unsynced = records.filter(({ synced }) => synced === 0);
  const here = unsynced.filter(isUnsent).length;
  const server = copies.reduce((sum, { events }) => sum + events.length, 0);
  return { here, attention: unsynced.length - here, server };
}

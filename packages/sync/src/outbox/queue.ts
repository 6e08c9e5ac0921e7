import { isUnsent } from './record.ts';
import { namesProvisional } from './roster.ts';
import type { OutboxRecord, ServerCopy } from './record.ts';

/**
 * What may be sent now, in order. Events and clocks of a match do not wait for each other, so one that fails holds none back.
 * Stage calls, walkover, rosters and approval stand in order with the events of their match: they wait for all that was
 * recorded before them, and what was recorded after them waits for them. What needs attention holds nothing back (W11), but
 * for a roster: as long as one is unsettled, approvals and events that name somebody whom only it knows wait (SY31).
 */
export function sendable(unsynced: readonly OutboxRecord[]): OutboxRecord[] {
  const withRoster = new Set(
    unsynced.filter(({ data }) => data.kind === 'roster').map(({ matchId }) => matchId),
  );
  const fenced = new Set<number>();
  const begun = new Set<number>();
  const approving = new Set<number>();
  const free: OutboxRecord[] = [];
  for (const record of unsynced.filter(isUnsent).toSorted((a, b) => a.modifiedAt - b.modifiedAt)) {
    const { matchId, data } = record;
    if (fenced.has(matchId)) continue;
    if (withRoster.has(matchId) && waitsForRoster(record)) {
      if (data.kind !== 'event') approving.add(matchId);
      continue;
    }
    // The roster that an approval waits for is the one thing that may go before it.
    if (approving.has(matchId) && data.kind !== 'roster') continue;
    const isFence = data.kind !== 'event' && data.kind !== 'clock';
    if (isFence) fenced.add(matchId);
    if (isFence && begun.has(matchId)) continue;
    begun.add(matchId);
    free.push(record);
  }
  // An item that the server keeps putting off goes to the end. The sort is stable, so the rest stays in order.
  return free.sort((a, b) => a.attempts - b.attempts);
}

function waitsForRoster({ data }: OutboxRecord): boolean {
  if (data.kind === 'event') return namesProvisional(data.content);
  return data.kind === 'stage' && data.seen !== null;
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

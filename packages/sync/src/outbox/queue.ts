import { isApproval, isUnsent } from './record.ts';
import type { OutboxRecord, ServerCopy } from './record.ts';
import { namesProvisional } from './roster.ts';

/**
 * Records that may be sent now, in order. Events, clocks and signatures of a match do not wait for each other, so that a
 * failed one blocks none. Stage calls, walkover, rosters and approval are ordered with the events of their
 * match: they wait for all earlier records, and later ones wait for them. Items that need attention block
 * nothing (W11), except a roster: while one is unsettled, approvals and events with persons of that roster
 * wait (SY31).
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
    // Only the roster that an approval waits for may precede it.
    if (approving.has(matchId) && data.kind !== 'roster') continue;
    const isFence = !isFree(data);
    if (isFence) fenced.add(matchId);
    if (isFence && begun.has(matchId)) continue;
    begun.add(matchId);
    free.push(record);
  }
  // Items with temporary refusals go to the end. The sort is stable, so that the others keep their order.
  return free.sort((a, b) => a.attempts - b.attempts);
}

/** Whether the record changes one thing of the match, and not the whole match. */
export function isFree({ kind }: OutboxRecord['data']): boolean {
  return ['event', 'clock', 'signature', 'scouting', 'photo'].includes(kind);
}

function waitsForRoster({ data }: OutboxRecord): boolean {
  return data.kind === 'event' ? namesProvisional(data.content) : isApproval({ data });
}

/** Counts that a reporter always sees (SY14): `here` and `attention` together are the unsynced records. */
export interface Counts {
  /** Stored on this device, not sent yet. */
  readonly here: number;
  readonly attention: number;
  /** Events on the server, as far as known. */
  readonly server: number;
}

/** Counts records of one match or all. `copies` of the same matches. */
export function countsOf(records: readonly OutboxRecord[], copies: readonly ServerCopy[]): Counts {
  const unsynced = records.filter(({ synced }) => synced === 0);
  const here = unsynced.filter(isUnsent).length;
  const server = copies.reduce((sum, { events }) => sum + events.length, 0);
  return { here, attention: unsynced.length - here, server };
}

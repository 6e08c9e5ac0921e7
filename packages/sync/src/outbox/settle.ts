import type { Change, Asked } from './ports.ts';
import { offsetAfter } from './device-clock.ts';
import { isOvertaken, taken, withSignatures } from './list.ts';
import type { Found, OutboxRecord, ServerCopy } from './record.ts';
import { timeLearnt, withClock } from './clock.ts';
import type { EventContent } from '../protocol.ts';
import { named, namesProvisional, withoutLeavers } from './roster.ts';
import type { Lineup } from './roster.ts';
import type { AnswerResult } from './answer-result.ts';
import { sameContent } from '../event-hash.ts';

export interface Settlement {
  /** The record at the time of the call. */
  readonly sent: OutboxRecord;
  readonly result: AnswerResult;
  /** The portal id in the answer; null: unknown. */
  readonly portal: string | null;
  /** By the device's clock and the server's Date, milliseconds; null: an answer without a date. */
  readonly times: { readonly sentAt: number; readonly receivedAt: number; readonly date: number } | null;
}

/** Whether a record is still the sent operation: each change of a device has a unique modifiedAt (W5). */
export function isSameOperation(sent: OutboxRecord, current: OutboxRecord): boolean {
  return (
    sent.modifiedAt === current.modifiedAt &&
    sent.device === current.device &&
    sent.deleted === current.deleted
  );
}

/**
 * Stores an answer by compare-and-set on the sent operation. A record that was changed during the upload only
 * gets its id.
 */
export function settle(
  found: Found,
  settlement: Settlement,
  decisions: {
    readonly isSameOperation: typeof isSameOperation;
    readonly offsetAfter: typeof offsetAfter;
    readonly reconcile: typeof reconcile;
  },
): Change<null> {
  const { sent, result, times } = settlement;
  const current = found.records.find(({ id }) => id === sent.id);
  const answered = listOf(settlement, found.copy);
  const others = answered === null ? none : decisions.reconcile(answered, found.records, found.copy?.lineup);
  // Waiting items are not in lists requested before, in which they would look as if carried out.
  const waits = result.kind === 'attention' && result.attention.code === 'match-approved';
  const copy = answered ?? (waits ? waiting(sent.matchId, found.copy, times?.date) : null);
  const own =
    current === undefined ? none : settled(current, settlement, decisions.isSameOperation(sent, current));
  const { portal } = settlement;
  const state = found.state && (portal === null ? found.state : { portal, ...found.state });
  return {
    result: null,
    ...(state && { state: times === null ? state : timeLearnt(state, times, decisions) }),
    // The record's own result is applied last: it is more precise than the list.
    put: [...others.put.filter(({ id }) => id !== sent.id), ...own.put],
    remove: [...others.remove.filter((id) => id !== sent.id), ...own.remove],
    ...(copy === null ? {} : { copy }),
  };
}

/** The list of an answer; also refusals have one if the approved events differ from the server's. */
function listOf({ sent, result, times }: Settlement, before: ServerCopy | null): ServerCopy | null {
  const at = times?.date;
  // Its answer says nothing about the record of the match.
  if (sent.data.kind === 'scouting' || sent.data.kind === 'photo') return null;
  if (result.kind === 'settled') {
    const { lineup = before?.lineup, clock, signatures } = result;
    if (before === null || !isOvertaken(before, at)) return taken(sent.matchId, before, { ...result, at });
    return withSignatures(withClock({ ...before, ...(lineup && { lineup }) }, clock), signatures);
  }
  if (result.kind !== 'attention' || result.events === undefined || isOvertaken(before, at)) return null;
  return taken(sent.matchId, before, { events: result.events, at });
}

/** The previous list, marked as older than any that was requested before. */
function waiting(matchId: number, before: ServerCopy | null, since: number | undefined): ServerCopy {
  const copy = before ?? { matchId, events: [], answers: 0 };
  return { ...copy, answers: copy.answers + 1, ...(since !== undefined && { waitsSince: since }) };
}

interface Rows {
  readonly put: readonly OutboxRecord[];
  readonly remove: readonly string[];
}

const none: Rows = { put: [], remove: [] };

function settled(current: OutboxRecord, { result }: Settlement, isSame: boolean): Rows {
  const known = { ...current, serverId: idAfter(current, result) };
  if (!isSame) return { put: [known], remove: [] };
  switch (result.kind) {
    case 'settled':
      // What can still be taken back here stays.
      if (current.deleted || !isKept(current.data)) return { put: [], remove: [current.id] };
      return { put: [{ ...known, synced: 1, attempts: 0, attention: null }], remove: [] };
    case 'gone':
      return { put: [], remove: [current.id] };
    case 'attention':
      return { put: [{ ...known, attention: result.attention }], remove: [] };
    case 'again':
      // A lost call says nothing about the item; after a temporary refusal the others go first.
      return result.because === 'network'
        ? none
        : { put: [{ ...known, attempts: current.attempts + 1 }], remove: [] };
    case 'id-unknown':
      return { put: [{ ...known, attempts: current.attempts + 1 }], remove: [] };
    case 'paused':
      return none;
  }
}

function isKept({ kind }: OutboxRecord['data']): boolean {
  return kind === 'event' || kind === 'scouting';
}

function idAfter(current: OutboxRecord, result: AnswerResult): number | null {
  if (result.kind === 'id-unknown') return null;
  if (result.kind === 'attention') return current.serverId ?? result.serverId;
  if (result.kind !== 'settled') return current.serverId;
  return result.events.find(({ key }) => key === current.key)?.id ?? current.serverId;
}

/**
 * Clears the attention of items that waited for the match to be reopened once a list shows them carried out,
 * and of events with a missing roster once their person has an id. `records` of the same match, or some of
 * them; `before`: the lineup that the list replaces.
 */
export function reconcile(copy: ServerCopy, records: readonly OutboxRecord[], before?: Lineup): Rows {
  const rows = records.map((record) =>
    record.matchId === copy.matchId && record.data.kind === 'event'
      ? reconciled(record, record.data.content, { copy, before })
      : none,
  );
  return { put: rows.flatMap(({ put }) => put), remove: rows.flatMap(({ remove }) => remove) };
}

interface Lists {
  readonly copy: ServerCopy;
  readonly before: Lineup | undefined;
}

function reconciled(record: OutboxRecord, content: EventContent, { copy, before }: Lists): Rows {
  const { attention, deleted, synced } = record;
  if (attention?.code === 'match-approved') return waited(record, content, copy);
  const kept = withoutLeavers(content, before, copy.lineup);
  const hasLost = kept !== content && synced === 0 && !deleted;
  const isFound = attention?.code === 'roster-unsent' && !namesProvisional(named(kept, copy.lineup));
  if (!hasLost && !isFound) return none;
  return {
    put: [{ ...record, data: { kind: 'event', content: kept }, attempts: 0, attention: null }],
    remove: [],
  };
}

/** The item waited on the server for the match to be reopened. */
function waited(record: OutboxRecord, content: EventContent, { events, lineup }: ServerCopy): Rows {
  const stored = events.find(({ key }) => key === record.key);
  if (stored === undefined) return record.deleted ? { put: [], remove: [record.id] } : none;
  if (record.deleted || !sameContent(stored.content, named(content, lineup))) return none;
  return {
    put: [{ ...record, serverId: stored.id, synced: 1, attempts: 0, attention: null }],
    remove: [],
  };
}

/**
 * Data that a call and its answer need: the list of the match, which the answer replaces, and for calls that
 * change the whole match all records, since an approval needs the ids of its events, and reopening settles
 * waiting ones.
 */
export function neededFor({ id, matchId, data }: Pick<OutboxRecord, 'id' | 'matchId' | 'data'>): Asked {
  return isKept(data) ? { kind: 'ids', ids: [id], matchId } : { kind: 'match', matchId };
}

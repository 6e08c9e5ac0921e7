import { aheadAfter, clamped, instantOf } from '@sevenmetre/sync';
import type { ArrivingStamp, Decision, EventContent } from '@sevenmetre/sync';
import type { Tx } from '../../platform/database/index.ts';
import type { MatchEventRow } from '../competition/index.ts';
import type { EventCall } from './event-call.ts';
import * as eventRepository from './event.repository.ts';

export interface StoreContext {
  readonly call: EventCall;
  /** null only if the event was identified by its id. */
  readonly key: string | null;
  readonly stored: MatchEventRow | null;
  /** null: the call deletes the event. */
  readonly content: EventContent | null;
  /** Id for an insert. */
  readonly nextId: number | null;
  readonly now: Date;
}

export interface StoredOutcome {
  /** The stored event; null: none is stored. */
  readonly event: MatchEventRow | null;
  /** Statements that must still be sent in the transaction. */
  readonly statements: readonly (() => Promise<unknown>)[];
}

/** Carries out a decision of the inbox. */
export async function storeEvent(decision: Decision, context: StoreContext, tx: Tx): Promise<StoredOutcome> {
  const { call, key, stored, now } = context;
  if (decision.act === 'keep') return { event: stored, statements: [] };
  if (decision.act === 'bury-key') {
    const clientKey = required(key);
    const buried = { matchId: call.matchId, clientKey, deletedAt: now, deletedByUserId: call.actor.userId };
    return { event: null, statements: [() => eventRepository.insertDeletedKey(buried, tx)] };
  }
  if (decision.act === 'insert') {
    const event = newEvent(decision.stamp, decision.pending, context);
    return { event, statements: [() => eventRepository.insert(event, tx)] };
  }
  return { event: await change(decision, context, tx), statements: [] };
}

/** The row as it will be stored, with every column, so that it need not be read back. */
function newEvent(
  stamp: ArrivingStamp,
  pending: boolean,
  { call, key, content, nextId, now }: StoreContext,
): MatchEventRow {
  if (call.kind === 'delete') throw new Error('a delete never inserts an event');
  const raw = call.body.createdTimestamp;
  return {
    ...required(content),
    ...stampColumns(stamp),
    id: required(nextId),
    matchId: call.matchId,
    clientKey: required(key),
    revision: 1,
    createdTimestamp: new Date(clamped(instantOf(raw), now.getTime())),
    rawCreatedTimestamp: raw,
    aheadOfClock: aheadAfter({}, stamp),
    heldChange: null,
    deletedAt: null,
    pending,
    createdByUserId: call.actor.userId,
    receivedAt: now,
  };
}

function change(
  decision: Extract<Decision, { eventId: number }>,
  { call, stored, content, now }: StoreContext,
  tx: Tx,
): Promise<MatchEventRow> {
  if (decision.act === 'bury') return eventRepository.update(decision.eventId, { deletedAt: now }, tx);
  const { eventId, stamp } = decision;
  const aheadOfClock = aheadAfter(required(stored).aheadOfClock, stamp);
  if (decision.act === 'remember') return eventRepository.update(eventId, { aheadOfClock }, tx);
  if (decision.act === 'replace') {
    return eventRepository.update(
      eventId,
      { ...required(content), ...stampColumns(stamp), aheadOfClock },
      tx,
    );
  }
  const { deleted } = decision;
  const heldChange = {
    deleted,
    content: deleted ? null : required(content),
    stamp: { at: stamp.at, device: stamp.device },
    userId: call.actor.userId,
  };
  return eventRepository.update(eventId, { heldChange, aheadOfClock }, tx);
}

function stampColumns(stamp: ArrivingStamp) {
  return { modifiedAt: new Date(stamp.at), device: stamp.device, rawModifiedAt: stamp.rawText };
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error('the decision needs what the call did not bring');
  return value;
}

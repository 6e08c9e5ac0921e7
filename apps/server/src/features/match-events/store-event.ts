import { aheadAfter, clamped, instantOf } from '@sevenmetre/sync';
import type { ArrivingStamp, Decision, EventContent } from '@sevenmetre/sync';
import type { Tx } from '../../platform/database/index.ts';
import type { MatchEventRow } from '../competition/index.ts';
import type { EventCall } from './event-call.ts';
import * as eventRepository from './event.repository.ts';

export interface StoreContext {
  readonly call: EventCall;
  /** null only when the event was addressed by an id. */
  readonly key: string | null;
  readonly stored: MatchEventRow | null;
  /** null: the call deletes. */
  readonly content: EventContent | null;
  readonly now: Date;
}

/** Carries a decision of the inbox out. Returns the event as it stands afterwards; null: nothing is stored under it. */
export async function storeEvent(
  decision: Decision,
  context: StoreContext,
  tx: Tx,
): Promise<MatchEventRow | null> {
  const { call, key, stored, now } = context;
  if (decision.act === 'keep') return stored;
  if (decision.act === 'bury-key') {
    const clientKey = required(key);
    const deletedByUserId = call.actor.userId;
    await eventRepository.insertDeletedKey(
      { matchId: call.matchId, clientKey, deletedAt: now, deletedByUserId },
      tx,
    );
    return null;
  }
  if (decision.act === 'insert') return insert(decision.stamp, decision.pending, context, tx);
  return change(decision, context, tx);
}

function insert(
  stamp: ArrivingStamp,
  pending: boolean,
  { call, key, content, now }: StoreContext,
  tx: Tx,
): Promise<MatchEventRow> {
  if (call.kind === 'delete') throw new Error('a delete never inserts an event');
  const raw = call.body.createdTimestamp;
  return eventRepository.insert(
    {
      ...required(content),
      ...stampColumns(stamp),
      matchId: call.matchId,
      clientKey: required(key),
      createdTimestamp: new Date(clamped(instantOf(raw), now.getTime())),
      rawCreatedTimestamp: raw,
      aheadOfClock: aheadAfter({}, stamp),
      pending,
      createdByUserId: call.actor.userId,
      receivedAt: now,
    },
    tx,
  );
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

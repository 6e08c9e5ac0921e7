import type { PublicMatchEvent } from '@sevenmetre/rules/tournament';
import type { EventContent, HashedEvent, StoredEvent } from '@sevenmetre/sync';
import { toPublicEvent as publicEventOf } from '../competition/index.ts';
import type { MatchEventRow } from '../competition/index.ts';
import type { Reference } from './reference.ts';

export function toContent(row: MatchEventRow): EventContent {
  return {
    stageId: row.stageId,
    eventTypeId: row.eventTypeId,
    side: row.side,
    minute: row.minute,
    second: row.second,
    participantId: row.participantId,
    secondaryParticipantId: row.secondaryParticipantId,
  };
}

export function toHashedEvent(row: MatchEventRow): HashedEvent {
  return { id: row.id, ...toContent(row) };
}

/** Columns that the protocol uses. */
export function toStoredEvent(row: MatchEventRow): StoredEvent {
  return {
    id: row.id,
    deleted: row.deletedAt !== null,
    pending: row.pending,
    stamp: { at: row.modifiedAt.getTime(), device: row.device },
    ahead: row.aheadOfClock,
    held: row.heldChange,
  };
}

export function toPublicEvent(row: MatchEventRow, reference: Reference): PublicMatchEvent {
  return publicEventOf(row, reference.stageCode(row.stageId));
}

/** Whether the event is public: neither deleted nor waiting for the match to be reopened. */
export function isLive(row: MatchEventRow): boolean {
  return row.deletedAt === null && !row.pending;
}

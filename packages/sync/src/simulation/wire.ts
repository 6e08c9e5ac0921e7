import type { MatchEventBody } from '@sevenmetre/contract/match-events/schemas';
import { eventAddress } from '../event-key.ts';
import type { AnswerMark } from '../outbox/answer-mark.ts';
import type { OutboxCall } from '../outbox/call.ts';
import type { Reply } from '../outbox/ports.ts';
import type { OutboxRecord } from '../outbox/record.ts';
import { named } from '../outbox/roster.ts';
import type { Lineup } from '../outbox/roster.ts';
import type { EventContent } from '../protocol.ts';
import type { Answer, Call } from './messages.ts';

/**
 * A call of the real queue as it is sent, with its tap for the checker.
 * @param record the record on the disk that it sends
 */
export function wired(
  call: OutboxCall,
  record: OutboxRecord | undefined,
  {
    userId,
    tap,
    lineup,
  }: { readonly userId: number; readonly tap: string; readonly lineup?: Lineup | undefined },
): Call {
  if (call.kind === 'walkover') throw new Error('nobody gives a walkover in this world');
  if (call.kind === 'scouting' || call.kind === 'photo') throw new Error('it has a queue of its own');
  if (call.kind === 'stage') return stageCall(call, record, lineup);
  if (call.kind === 'roster') return rosterCall(call);
  if (call.kind === 'clock') return { ...pressedCall(call, userId), kind: 'clock', body: call.body };
  if (call.kind === 'signature') return { ...pressedCall(call, userId), kind: 'signature', body: call.body };
  const body = call.kind === 'delete' ? null : call.body;
  return {
    kind: call.kind,
    userId,
    device: call.headers['x-device'],
    idempotencyKey: call.headers['idempotency-key'],
    address: call.kind === 'create' ? null : eventAddress(call.eventId),
    modifiedAt: call.headers['x-modified-at'],
    createdTimestamp: body?.createdTimestamp ?? '',
    content: body === null ? deletedContent : contentOf(body),
    tap,
  };
}

function stageCall(
  call: Extract<OutboxCall, { kind: 'stage' }>,
  record: OutboxRecord | undefined,
  lineup: Lineup | undefined,
): Call {
  const { events } = call.body;
  const key = call.headers['idempotency-key'] ?? null;
  if (events === undefined) return { kind: 'stage', stageId: call.stageId, key };
  const seen = record?.data.kind === 'stage' ? record.data.seen : null;
  const shown = seen?.map((event) => ({ key: event.key, content: named(event.content, lineup) })) ?? null;
  return { kind: 'approve', events, seen: shown, key };
}

/** What a press on the clock and a signature have in common. */
function pressedCall({ headers, key }: Pick<OutboxCall, 'headers' | 'key'>, userId: number) {
  const [device, modifiedAt] = [headers['x-device'], headers['x-modified-at']];
  return { key: headers['idempotency-key'] ?? key, userId, device, modifiedAt };
}

/** This simulation records one side only. */
function rosterCall({ key, asked }: Extract<OutboxCall, { kind: 'roster' }>): Call {
  if (asked.home === null) throw new Error('only home has a roster in this world');
  return { kind: 'roster', key, ...asked.home };
}

/** A delete contains nothing about the event. */
const deletedContent: EventContent = {
  stageId: 0,
  eventTypeId: 0,
  side: 'home',
  minute: 0,
  second: 0,
  participantId: null,
  secondaryParticipantId: null,
};

function contentOf(body: MatchEventBody): EventContent {
  return {
    stageId: body.competitionMatchStageId,
    eventTypeId: body.competitionEventTypeId,
    side: body.side ?? 'home',
    minute: body.minute,
    second: body.second,
    participantId: body.competitionMatchParticipantId ?? null,
    secondaryParticipantId: body.secondaryParticipantId ?? null,
  };
}

/** What an answer shows about its sender; pages of gateways are HTML. */
export function markOf({ status, code, events, mark, isCut = false }: Answer): AnswerMark {
  const isJson = !isCut && (code !== null || events !== null);
  return { status, portal: mark?.portal ?? null, call: mark?.call ?? null, isJson };
}

/** An answer of the portal as the network port returns it; the Date header has whole seconds. */
export function replyOf(answer: Answer): Reply {
  const { status, code, eventId, events, lineup, clock, signatures, date, mark } = answer;
  return {
    kind: 'answered',
    status,
    portal: mark?.portal ?? null,
    code,
    parameters: eventId === null ? {} : { eventId },
    events,
    ...(lineup && { lineup }),
    ...(clock && { clock }),
    ...(signatures && { signatures }),
    date: date === null ? null : Math.floor(date / 1000) * 1000,
    retryAfter: status === 429 ? 2000 : null,
  };
}

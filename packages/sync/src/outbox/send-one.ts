import { callOf } from './call.ts';
import type { OutboxCall, Unsendable } from './call.ts';
import type { OutboxDecisions } from './decisions.ts';
import type { Change, Ports, Reply } from './ports.ts';
import { isUnsent } from './record.ts';
import type { Found, OutboxRecord } from './record.ts';
import { settle } from './settle.ts';
import type { Settlement } from './settle.ts';
import type { AnswerResult } from './answer-result.ts';

interface Ready {
  readonly record: OutboxRecord;
  readonly call: OutboxCall;
}

/**
 * Sends one item in its stored form and stores the answer.
 * @returns null: nothing to send any more, or it needs attention first
 */
export async function sendOne(
  ports: Ports,
  decisions: OutboxDecisions,
  listed: OutboxRecord,
): Promise<AnswerResult | null> {
  const { store, network, now } = ports;
  const needed = decisions.neededFor(listed);
  const ready = await store.transact(needed, 'relaxed', (found) => prepare(found, listed, now()));
  if (ready === null) return null;
  const sentAt = now();
  const reply = await network.send(ready.call);
  const result = decisions.classify(ready.call.kind, reply, ready.record.attempts);
  // Without an answer of this portal there is nothing to store.
  if (reply.kind === 'lost' || (result.kind === 'paused' && result.why === 'other-portal')) return result;
  const times = timesOf(reply, sentAt, now());
  const settlement = { sent: ready.record, result, times, portal: reply.portal };
  await store.transact(needed, 'relaxed', (found) => settle(found, settlement, decisions));
  return result;
}

/** An item that was changed since it was listed may have another position: it is listed again. */
function prepare(found: Found, { id, modifiedAt }: OutboxRecord, now: number): Change<Ready | null> {
  const record = found.records.find((candidate) => candidate.id === id);
  if (record === undefined || !isUnsent(record) || record.modifiedAt !== modifiedAt) return { result: null };
  const call = callOf(record, found, now);
  return call.kind === 'unsendable' ? refused(record, call) : { result: { record, call } };
}

/** The item waits for the user: data that it depends on will not reach the server by themselves. */
function refused(record: OutboxRecord, { code, keys }: Unsendable): Change<null> {
  const attention = { code, parameters: { keys } };
  return { result: null, put: [{ ...record, attention }] };
}

function timesOf(
  reply: Extract<Reply, { kind: 'answered' }>,
  sentAt: number,
  receivedAt: number,
): Settlement['times'] {
  return reply.date === null ? null : { sentAt, receivedAt, date: reply.date };
}

import { callOf } from './call.ts';
import type { OutboxCall, Unsendable } from './call.ts';
import type { OutboxDecisions } from './decisions.ts';
import type { Change, Found, Ports, Reply } from './ports.ts';
import { isUnsent } from './record.ts';
import type { OutboxRecord } from './record.ts';
import { settle } from './settle.ts';
import type { Settlement } from './settle.ts';
import type { AnswerResult } from './answer-result.ts';

interface Ready {
  readonly record: OutboxRecord;
  readonly call: OutboxCall;
}

/**
 * Sends one item as it stands on the disk now and writes the answer down.
 * @returns null: there was nothing to send any more, or it needs attention before it can be sent
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
  // Without an answer nothing is known that would have to be written down.
  if (reply.kind === 'lost') return result;
  const settlement = { sent: ready.record, result, times: timesOf(reply, sentAt, now()) };
  await store.transact(needed, 'relaxed', (found) => settle(found, settlement, decisions));
  return result;
}

/** What was changed since it was listed may have another place in the queue: it is listed again. */
function prepare(found: Found, { id, modifiedAt }: OutboxRecord, now: number): Change<Ready | null> {
  const record = found.records.find((candidate) => candidate.id === id);
  if (record === undefined || !isUnsent(record) || record.modifiedAt !== modifiedAt) return { result: null };
  const call = callOf(record, found, now);
  return call.kind === 'unsendable' ? refused(record, call) : { result: { record, call } };
}

/** It has to wait for a person: what it rests on is not on the server and will not be by itself. */
function refused(record: OutboxRecord, { code, keys }: Unsendable): Change<null> {
  const attention = { code, parameters: { keys } };
  return { result: null, put: [{ ...record, attention }] };
}

function timesOf(
  reply: Extract<Reply, { kind: 'answered' }>,
  sentAt: number,
  heardAt: number,
): Settlement['times'] {
  return reply.date === null ? null : { sentAt, heardAt, date: reply.date };
}

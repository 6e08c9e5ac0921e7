import type { Mutation } from '../mutation.ts';
import { pureSimulation, unit } from './suites.ts';

const inbox = 'packages/sync/src/inbox/inbox.ts';
const inboxTest = unit('packages/sync/src/inbox/inbox.test.ts');
const outbox = 'packages/sync/src/outbox';
const outboxTest = unit(`${outbox}/outbox.test.ts`);

/** Wrong edits of what both sides of the protocol decide. */
export const protocolMutations: readonly Mutation[] = [
  {
    name: 'a late change revives a deleted event',
    file: inbox,
    from: '  if (stored.deleted) return keep;\n  if (arrival.approved && !stored.pending) return decideHold(arrival, stored, false);',
    to: '  if (arrival.approved && !stored.pending) return decideHold(arrival, stored, false);',
    noticedBy: inboxTest,
  },
  {
    name: 'an event that comes after its own deletion counts',
    file: inbox,
    from: '  if (arrival.keyBuried) return keep;\n  if (arrival.address',
    to: '  if (arrival.address',
    noticedBy: inboxTest,
  },
  {
    name: 'the last to arrive wins',
    file: inbox,
    from: 'isAheadRepeat(stamp, stored) || !isNewer(stamp, stored.stamp)',
    to: 'isAheadRepeat(stamp, stored)',
    noticedBy: pureSimulation,
  },
  {
    name: 'a clock that is ahead is forgotten once it was cut',
    file: inbox,
    from: '? { ...ahead, [stamp.device]: stamp.raw } : ahead',
    to: '? { ...ahead } : ahead',
    noticedBy: pureSimulation,
  },
  {
    name: 'a clock that is ahead is believed',
    file: 'packages/sync/src/stamp.ts',
    from: 'Math.min(instant, now + clockTolerance)',
    to: 'instant',
    noticedBy: pureSimulation,
  },
  {
    name: 'two taps of a client of the specification in different zones are two events',
    file: 'packages/sync/src/event-key.ts',
    from: "    instant === null\n      ? sources.createdTimestamp.trim()\n      : new Date(instant).toISOString().replace('.000Z', 'Z');",
    to: '    instant === null ? sources.createdTimestamp.trim() : sources.createdTimestamp;',
    noticedBy: unit('packages/sync/src/protocol.test.ts'),
  },
  {
    name: 'a clock is kept by the clock of a device that has not learnt the time',
    file: 'packages/sync/src/stamp.ts',
    from: 'at + now - deviceTime',
    to: 'at',
    noticedBy: unit('packages/sync/src/stamp.test.ts'),
  },
  {
    name: 'two taps in one second have one time',
    file: `${outbox}/device-clock.ts`,
    from: 'Math.max(Math.floor(now / 1000) * 1000, last + 1000)',
    to: 'Math.floor(now / 1000) * 1000',
    noticedBy: pureSimulation,
  },
  {
    name: 'changes bear the plain clock of the device',
    file: `${outbox}/device-clock.ts`,
    from: 'Math.max(Math.floor(now), last + 1)',
    to: 'Math.floor(now)',
    noticedBy: pureSimulation,
  },
  {
    name: 'tabs do not wait for each other',
    file: `${outbox}/uploader.ts`,
    from: 'await this.#ports.locks.hold(this.#ports.lockName ?? recordLock, () => this.#drain());',
    to: 'await this.#drain();',
    noticedBy: outboxTest,
  },
  {
    name: 'nothing is sent once somebody has signed in again',
    file: `${outbox}/uploader.ts`,
    from: "if (trigger === 'signed-in' && this.#paused === 'signed-out') this.#paused = null;",
    to: '',
    noticedBy: outboxTest,
  },
  {
    name: 'a busy server counts as a refusal',
    file: `${outbox}/answer-result.ts`,
    from: 'new Set([408, 425, 429])',
    to: 'new Set([408, 425])',
    noticedBy: outboxTest,
  },
  {
    name: 'a page of a captive portal acknowledges',
    file: `${outbox}/answer-result.ts`,
    from: '  if (status === 200 && events !== null)\n',
    to: '  if (status === 200 && (events ?? false) !== null)\n',
    noticedBy: unit(`${outbox}/answer-result.test.ts`),
  },
  {
    name: 'a stored copy of an earlier answer is taken for the answer',
    file: `${outbox}/answer-mark.ts`,
    from: ' || call !== expected.call',
    to: '',
    noticedBy: unit(`${outbox}/answer-mark.test.ts`),
  },
  {
    name: 'an answer settles a later change',
    file: `${outbox}/settle.ts`,
    from: 'sent.modifiedAt === current.modifiedAt &&\n    sent.device',
    to: 'sent.device',
    noticedBy: outboxTest,
  },
  {
    name: 'a list forgets the clock that was told before',
    file: `${outbox}/list.ts`,
    from: '    ...(before?.clock && { clock: before.clock }),\n',
    to: '',
    noticedBy: unit(`${outbox}/clock.test.ts`),
  },
  {
    name: 'the queue does not learn the time of the server',
    file: `${outbox}/settle.ts`,
    from: 'times === null ? state : timeLearnt(state, times, decisions)',
    to: 'state',
    noticedBy: pureSimulation,
  },
  {
    name: 'an approval overtakes the events before it',
    file: `${outbox}/queue.ts`,
    from: '    if (isFence && begun.has(matchId)) continue;\n',
    to: '',
    noticedBy: unit(`${outbox}/stage-calls.test.ts`),
  },
  {
    name: 'an approval does not wait for its roster',
    file: `${outbox}/queue.ts`,
    from: ' : isApproval({ data });',
    to: ' : false;',
    noticedBy: unit(`${outbox}/roster.test.ts`),
  },
  {
    name: 'a clock that another device has started runs before the time of the server is known',
    file: `${outbox}/clock.ts`,
    from: 'const offset = isServerTime ? learntOffset(found.state) : 0;',
    to: 'const offset = isServerTime ? (learntOffset(found.state) ?? 0) : 0;',
    noticedBy: unit(`${outbox}/clock.test.ts`),
  },
  {
    name: 'a half that begins late leaves its events in the first',
    file: `${outbox}/changes.ts`,
    from: '    put.push(...(change.put ?? []));\n',
    to: '',
    noticedBy: unit(`${outbox}/clock.test.ts`),
  },
  {
    name: 'the clock that runs from the latest instant holds',
    file: 'packages/rules/src/match/match-clock.ts',
    from: 'if (a.recordedAt !== b.recordedAt) return a.recordedAt > b.recordedAt;',
    to: '',
    noticedBy: unit('packages/rules/src/match/match-clock.test.ts'),
  },
  {
    name: 'events leave without the key of their tap',
    file: `${outbox}/call.ts`,
    from: "return { ...base, kind: 'create', body, headers: { ...base.headers, 'idempotency-key': key } };",
    to: "return { ...base, kind: 'create', body };",
    noticedBy: outboxTest,
  },
  {
    name: 'a PIN is sealed without the score that is signed',
    file: 'packages/rules/src/match/signatures.ts',
    from: "[pin, matchId, moment, role, personId ?? '-', shown]",
    to: "[pin, matchId, moment, role, personId ?? '-', shown.length]",
    noticedBy: unit('packages/rules/src/match/signatures.test.ts'),
  },
];

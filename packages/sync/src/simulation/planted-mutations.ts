import { decideRosterSave } from '@sevenmetre/rules/match-roster';
import { decideDelete, decideWrite } from '../inbox/index.ts';
import { shownClock } from '../outbox/clock.ts';
import { sendable } from '../outbox/queue.ts';
import { isUnsent } from '../outbox/record.ts';
import type { OutboxRecord } from '../outbox/record.ts';
import { reconcile, neededFor } from '../outbox/settle.ts';
import { classify } from '../outbox/answer-result.ts';
import type { AnswerResult } from '../outbox/answer-result.ts';
import { signaturesOf, viewOf } from '../outbox/view.ts';
import { handOverMutations } from './planted-hand-overs.ts';
import type { Mutation } from './world.ts';
import { arrivingClockAt } from '../stamp.ts';

const again: AnswerResult = { kind: 'again', because: 'server', retryAfter: null };

/** Wrong decisions of the server, by what they do. */
const server: Record<string, Mutation> = {
  'create as specified: every call makes a new event': {
    server: { eventKey: ({ attempt }) => `call-${attempt}` },
  },
  'key of the time alone, without the user': {
    server: {
      eventKey: ({ idempotencyKey, createdTimestamp }) => idempotencyKey ?? createdTimestamp,
    },
  },
  'content in the key': {
    server: { eventKey: ({ createdTimestamp, content }) => createdTimestamp + content },
  },
  'the same change again counts as newer': {
    server: {
      decideWrite: (arrival, stored) => {
        const decision = decideWrite(arrival, stored);
        if (stored === null || decision.act !== 'keep' || arrival.stamp.at !== stored.stamp.at)
          return decision;
        return { act: 'replace', eventId: stored.id, stamp: arrival.stamp, answer: decision.answer };
      },
    },
  },
  'no tie-break between devices': {
    server: {
      decideWrite: (arrival, stored) =>
        decideWrite({ ...arrival, stamp: { ...arrival.stamp, device: stored?.stamp.device ?? '' } }, stored),
    },
  },
  'the clock of the device is believed': {
    server: {
      arrivingStamp: ({ modifiedAt = '', device = '' }) => {
        const raw = Date.parse(modifiedAt);
        return { at: raw, device, raw, rawText: modifiedAt, ahead: false };
      },
    },
  },
  'a clock ahead is cut and forgotten': { server: { aheadAfter: (ahead) => ahead } },
  'the last to arrive wins': {
    server: {
      decideWrite: (arrival, stored) =>
        decideWrite({ ...arrival, sameContent: false, stamp: { ...arrival.stamp, raw: null } }, stored),
    },
  },
  'the score is counted up': {
    server: { score: (before, decision) => before + (decision.act === 'insert' ? 1 : 0) },
  },
  'a deleted event leaves nothing behind': { server: { deletedRow: () => null } },
  'a late change revives a deleted event': {
    server: {
      decideWrite: (arrival, stored) =>
        decideWrite(arrival, stored === null ? null : { ...stored, deleted: false }),
    },
  },
  'a delete that comes before its event is forgotten': {
    server: {
      decideDelete: (arrival, stored) =>
        stored === null ? { act: 'keep', answer: 'done' } : decideDelete(arrival, stored),
    },
  },
  'an approved match takes events': {
    server: { decideWrite: (arrival, stored) => decideWrite({ ...arrival, approved: false }, stored) },
  },
  'an approved match takes deletes': {
    server: { decideDelete: (arrival, stored) => decideDelete({ ...arrival, approved: false }, stored) },
  },
  'approval does not ask what was seen': { server: { isSameDigest: () => true } },
  'a call of a whole match is carried out whenever it arrives': { server: { isDone: () => false } },
  'a refused call keeps its key': { server: { keepsKey: () => true } },
  'a call that was put off keeps no key, nor does any other': { server: { keepsKey: () => false } },
  'a roster is stored over whatever stands there': {
    server: {
      decideRosterSave: (stored, asked) => decideRosterSave(stored, { ...asked, revision: stored.revision }),
    },
  },
  'every own save counts as the one that stands there': {
    server: {
      decideRosterSave: (stored, asked) =>
        decideRosterSave({ ...stored, savedByKey: asked.after ?? null }, asked),
    },
  },
  'the clock that arrives last holds': {
    server: { newestClock: (clocks) => [...clocks].at(-1) ?? null },
  },
  'the clock that runs from the latest instant holds': {
    server: { newestClock: (clocks) => [...clocks].sort((a, b) => a.at - b.at).at(-1) ?? null },
  },
  'a clock begins when it arrives': { server: { arrivingClockAt: (_body, now) => now } },
  'a clock of a device that has not learnt the time is believed': {
    server: { arrivingClockAt: ({ at }, now) => arrivingClockAt({ at }, now) },
  },
  'the answer goes out before the commit': { server: { answersBeforeCommit: true } },
  'spectators hear before the commit': { server: { publishesBeforeCommit: true } },
  'versions come from a sequence': { server: { nextVersion: (_last, sequence) => sequence } },
};

const isApproval = ({ data }: OutboxRecord): boolean => data.kind === 'stage' && data.seen !== null;

/** Wrong decisions of the device. */
const device: Record<string, Mutation> = {
  'whole-second key: two taps in one second are one': {
    device: { nextCreated: (now) => Math.floor(now / 1000) * 1000 },
  },
  'whole-second key in a client of the specification': {
    plain: { nextCreated: (now) => Math.floor(now / 1000) * 1000 },
  },
  'any 404 means deleted': {
    device: {
      classify: (kind, reply, attempts) =>
        kind === 'delete' && reply.kind === 'answered' && reply.status === 404
          ? { kind: 'gone' }
          : classify(kind, reply, attempts),
    },
  },
  'an answer settles a later change': { device: { isSameOperation: () => true } },
  'the queue stops at a refusal': {
    device: {
      classify: (kind, reply, attempts) =>
        reply.kind === 'answered' && reply.status === 422 ? again : classify(kind, reply, attempts),
      sendable: (unsynced) => sendable(unsynced.map((record) => ({ ...record, attempts: 0 }))),
    },
  },
  'an answer 503 counts as stored': {
    device: {
      classify: (kind, reply, attempts) =>
        reply.kind === 'answered' && reply.status === 503
          ? { kind: 'settled', events: [] }
          : classify(kind, reply, attempts),
    },
  },
  'every answer is believed': { device: { isOurs: () => true } },
  'a refusal that is not from the server counts after five attempts': {
    device: {
      isOurs: () => true,
      classify: (kind, reply, attempts) => {
        const isForeign = reply.kind === 'answered' && reply.code === null && reply.status !== 200;
        if (!isForeign || reply.status < 400 || reply.status >= 500) return classify(kind, reply, attempts);
        return attempts < 5
          ? again
          : { kind: 'attention', attention: { code: 'unknown', parameters: {} }, serverId: null };
      },
    },
  },
  'a stored copy of an answer is believed': {
    device: { isOurs: ({ portal, isJson }) => portal !== null && isJson },
  },
  'a sign-out empties the queue': {
    device: {
      classify: (kind, reply, attempts) =>
        reply.kind === 'answered' && reply.status === 401
          ? { kind: 'gone' }
          : classify(kind, reply, attempts),
    },
  },
  'a tap is confirmed before it is on the disk': { device: { tapDurability: 'relaxed' } },
  'the screen shows the clock that the server says alone': {
    device: { shownClock: (found) => shownClock({ ...found, records: [] }) },
  },
  'the screen shows what the server says alone': {
    device: { viewOf: (matchId, copy) => viewOf(matchId, copy, []) },
  },
  'the screen shows the signatures of the server alone': {
    device: { signaturesOf: (found) => signaturesOf({ ...found, records: [] }) },
  },
  'the screen shows the own signatures alone': {
    device: { signaturesOf: (found) => signaturesOf({ ...found, copy: null }) },
  },
  'changes carry the plain clock of the device': { device: { nextModified: (now) => Math.floor(now) } },
  'stage calls overtake events': {
    device: { sendable: (unsynced) => unsynced.filter(isUnsent).toReversed() },
  },
  'events overtake a stage call': {
    device: {
      sendable: (unsynced) => unsynced.filter(isUnsent).toSorted((a, b) => a.attempts - b.attempts),
    },
  },
  'an approval goes before a refused roster': {
    device: { sendable: (unsynced) => sendable(unsynced.filter(isUnsent)) },
  },
  'what comes after an approval does not wait while it waits for a roster': {
    device: {
      sendable: (unsynced) => {
        const rosters = unsynced.some(({ data }) => data.kind === 'roster');
        return sendable(rosters ? unsynced.filter((record) => !isApproval(record)) : unsynced);
      },
    },
  },
  'the screen names people as this device knew them': {
    device: {
      viewOf: (matchId, copy, records) =>
        viewOf(matchId, copy && { matchId, events: copy.events, answers: copy.answers }, records),
    },
  },
  'events go before the roster that names them': {
    device: {
      sendable: (unsynced) => [
        ...unsynced.filter((record) => isUnsent(record) && record.data.kind === 'event'),
        ...sendable(unsynced).filter(({ data }) => data.kind !== 'event'),
      ],
    },
  },
  'a busy server counts as a refusal': {
    device: {
      classify: (kind, reply, attempts) =>
        reply.kind === 'answered' && reply.status === 429
          ? classify(kind, { ...reply, status: 400 }, attempts)
          : classify(kind, reply, attempts),
    },
  },
  'the clock of the server is not heeded': { device: { offsetAfter: (current) => current } },
  'tabs do not wait for each other': { sharesLock: false },
  'an answer is written down without the list of its match': {
    device: {
      neededFor: (record) => {
        const needed = neededFor(record);
        return needed.kind === 'ids' ? { kind: 'ids', ids: needed.ids } : needed;
      },
    },
  },
  'a list settles all that waits for reopening, whatever it says': {
    device: {
      reconcile: (copy, records) => {
        const { put, remove } = reconcile(copy, records);
        const waiting = records.filter(
          ({ data, deleted, attention }) =>
            data.kind === 'event' && !deleted && attention?.code === 'match-approved',
        );
        const settled = waiting.map((record) => ({ ...record, synced: 1 as const, attention: null }));
        return { put: [...put, ...settled], remove };
      },
    },
  },
  'nothing that waits is settled by a list': { device: { reconcile: () => ({ put: [], remove: [] }) } },
  'every list is taken, however old': { device: { isCurrentList: () => true } },
  'content in the key of the device': {
    device: {
      keyOf: ({ device }, data) =>
        `${device}-${data.kind === 'event' ? data.content.participantId : data.kind}`,
    },
  },
};

/** Wrong decisions about scouting. */
const scouting: Record<string, Mutation> = {
  'every call of scouting makes an entry': {
    scouting: {
      store: (stored, arrival) => new Map(stored).set(`${arrival.key} ${stored.size}`, arrival),
    },
  },
  'a late repeat brings an entry of scouting back': {
    scouting: { store: (stored, arrival) => new Map(stored).set(arrival.key, arrival) },
  },
};

export const mutations = { ...server, ...scouting, ...device, ...handOverMutations };

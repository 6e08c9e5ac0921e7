import type { RecordStore, Reply } from '@sevenmetre/sync/outbox/index';
import { openRecordStore } from '../apps/web/src/features/reporter/device/record-store.ts';
import type { Parts } from './parts.ts';

/** A copy of the request without a header. */
function without(request: Request, name: string): Request {
  const headers = new Headers(request.headers);
  headers.delete(name);
  return new Request(request, { headers });
}

function withoutClock(reply: Reply): Reply {
  if (reply.kind !== 'answered') return reply;
  const { clock: _, ...rest } = reply;
  return rest;
}

function withoutLineup(reply: Reply): Reply {
  if (reply.kind !== 'answered') return reply;
  const { lineup: _, ...rest } = reply;
  return rest;
}

/** A copy of a call of scouting with a key that no other call has. */
function underNewKey(request: Request): Request {
  if (!request.url.endsWith('/scouting')) return request;
  const headers = new Headers(request.headers);
  headers.set('idempotency-key', `again-${(newKeys += 1)}`);
  return new Request(request, { headers });
}
let newKeys = 0;

/** A store that does less than the queue has requested, or ends its transactions too early. */
function careless(change: (store: RecordStore) => RecordStore): Partial<Parts> {
  return { openStore: (name) => change(openRecordStore(name)) };
}

/** Wrong parts around the real ones, by what they do. */
export const plantedMutations: Readonly<Record<string, Partial<Parts>>> = {
  'calls leave without the key of their tap': {
    request: (request) => without(request, 'idempotency-key'),
  },
  'every call of scouting has a key of its own': { request: underNewKey },
  'every answer is believed': { marked: (send) => send },
  'changes leave without their time': { request: (request) => without(request, 'x-modified-at') },
  'the device ignores the clock in answers': {
    network: ({ send }) => ({ send: async (call) => withoutClock(await send(call)) }),
  },
  'the device forgets whom an answer names in the roster': {
    network: ({ send }) => ({ send: async (call) => withoutLineup(await send(call)) }),
  },
  'deletions are not told to spectators': {
    published: (change) => ({
      ...change,
      events: change.events.map((events) => ({ ...events, deletedIds: [] })),
    }),
  },
  'spectators do not hear of the clock': {
    published: (change) => ({
      ...change,
      matches: change.matches.map((match) => ({ ...match, clock: null })),
    }),
  },
  'taps are written as carelessly as acknowledgements': careless((store) => ({
    transact: (asked, _durability, change) => store.transact(asked, 'relaxed', change),
  })),
};

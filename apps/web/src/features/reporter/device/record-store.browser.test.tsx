import { createClient } from '@sevenmetre/contract/client';
import { operations } from '@sevenmetre/contract/operations';
import { Outbox, type Network, type OutboxCall, type Reply } from '@sevenmetre/sync/outbox/index';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserPorts } from './browser-ports.ts';
import { callNetwork } from './call-network.ts';
import { markedFetch } from './marked-fetch.ts';
import { openRecordStore } from './record-store.ts';

const goal = {
  stageId: 2,
  eventTypeId: 1,
  side: 'home',
  minute: 3,
  second: 0,
  participantId: 11,
  secondaryParticipantId: null,
} as const;

const matchId = 7;
let open: Outbox[] = [];
let name = 0;

afterEach(() => {
  for (const outbox of open) outbox.stop();
  open = [];
  vi.restoreAllMocks();
});

/** A database of its own for each test. */
function newName(): string {
  name += 1;
  return `reporter-test-${name}-${performance.now()}`;
}

function tab(database: string, network: Network): Outbox {
  const outbox = new Outbox(browserPorts(openRecordStore(database), network));
  open.push(outbox);
  return outbox;
}

const offline: Network = { send: () => Promise.resolve({ kind: 'lost' }) };

/** A server that keeps what it gets, and how many calls ran at once. */
function server() {
  const events = new Map<string, number>();
  const seen = { calls: 0, now: 0, most: 0 };
  const send = async (call: OutboxCall): Promise<Reply> => {
    seen.calls += 1;
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.now -= 1;
    events.set(call.key, events.get(call.key) ?? events.size + 1);
    const list = [...events].map(([key, id]) => ({ key, id, createdTimestamp: 0, content: goal }));
    const rest = { portal: null, code: null, parameters: {}, date: Date.now(), retryAfter: null };
    return { kind: 'answered', status: 200, events: list, ...rest };
  };
  return { network: { send }, events, seen };
}

describe('the disk of a reporter', () => {
  it('[SY15] writes a tap strictly, and another page finds it', async () => {
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const database = newName();
    await tab(database, offline).record(matchId, goal);
    expect(transactions.mock.calls[0]?.[2]).toEqual({ durability: 'strict' });
    const { events, counts } = await tab(database, offline).view(matchId);
    expect(events).toMatchObject([{ content: goal, state: 'here' }]);
    expect(counts).toEqual({ here: 1, attention: 0, server: 0 });
  });

  it('[SY15] confirms a tap only once its transaction has ended', async () => {
    const opened = IDBDatabase.prototype.transaction;
    const database = newName();
    const ended: string[] = [];
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
      const transaction = opened.apply(this, asked);
      if (this.name === database) transaction.addEventListener('complete', () => ended.push('transaction'));
      return transaction;
    });
    await tab(database, offline)
      .record(matchId, goal)
      .then(() => ended.push('tap'));
    expect(ended.slice(0, 2)).toEqual(['transaction', 'tap']);
  });

  it('[SY15] given a disk that breaks the transaction off at its end, then the tap is not confirmed', async () => {
    const outbox = tab(newName(), offline);
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      this.abort();
    });
    const recorded = await outbox.record(matchId, goal).catch(() => 'refused');
    expect(recorded).toBe('refused');
    vi.restoreAllMocks();
    expect((await outbox.view(matchId)).events).toEqual([]);
  });

  it('keeps the order of the queue by time, apart by match and by what is sent', async () => {
    const store = openRecordStore(newName());
    const database = newName();
    const outbox = tab(database, offline);
    for (const minute of [1, 2, 3]) await outbox.record(minute === 2 ? 8 : matchId, { ...goal, minute });
    const { here } = await outbox.unsynced();
    expect(here.map(({ data }) => (data.kind === 'event' ? data.content.minute : null))).toEqual([1, 2, 3]);
    expect((await outbox.view(matchId)).events).toHaveLength(2);
    const nothing = await store.transact({ kind: 'unsynced' }, 'relaxed', (found) => ({ result: found }));
    expect(nothing).toEqual({ state: null, records: [], copy: null });
  });

  it('writes nothing when a change throws, and goes on', async () => {
    const store = openRecordStore(newName());
    const failing = store.transact({ kind: 'unsynced' }, 'strict', () => {
      throw new Error('a mistake');
    });
    await expect(failing).rejects.toThrow('a mistake');
    expect(await store.transact({ kind: 'unsynced' }, 'strict', () => ({ result: 1 }))).toBe(1);
  });
});

describe('two tabs', () => {
  it('[SY2] [SY25] give out no key twice, send one call at a time and every tap once', async () => {
    const { network, events, seen } = server();
    const database = newName();
    const [one, two] = [tab(database, network), tab(database, network)];
    const taps = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : two).record(matchId, goal)),
    );
    expect(new Set(taps.map(({ key }) => key)).size).toBe(20);
    expect(new Set(taps.map(({ id }) => id)).size).toBe(20);
    const counts = async () => (await one.view(matchId)).counts;
    await expect.poll(counts).toEqual({ here: 0, attention: 0, server: 20 });
    expect(events.size).toBe(20);
    expect(seen).toMatchObject({ calls: 20, most: 1 });
  });
});

describe('the network of the queue', () => {
  const call: OutboxCall = {
    kind: 'delete',
    matchId,
    key: 'device-1',
    eventId: 'k:device-1',
    headers: { 'x-modified-at': '2026-04-04T09:00:00.000Z', 'x-device': 'device', 'x-protocol': '1' },
  };
  const sent: Request[] = [];

  function answering(status: number, body: string, headers: Record<string, string> = {}): Network {
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      sent.push(request);
      const mark = { 'portal-id': 'testportal1', 'portal-call': request.headers.get('portal-call') ?? '' };
      const own = { 'content-type': 'application/json', ...(headers['content-type'] ? {} : mark) };
      return new Response(body, { status, headers: { ...own, ...headers } });
    };
    return callNetwork(createClient({ baseUrl: location.origin, fetch: markedFetch(fetch) }, operations));
  }

  it('speaks the specified call with the headers of the protocol', async () => {
    const events = [
      {
        id: 5,
        minute: 3,
        second: 0,
        createdTimestamp: '2026-04-04T09:00:00Z',
        competitionEventTypeId: 1,
        competitionMatchParticipantId: 11,
        competitionMatchStageId: 2,
        competitionMatchStageCode: '1st_half',
        secondaryParticipantId: null,
        side: 'home',
        clientKey: 'device-1',
      },
    ];
    const headers = { date: 'Sat, 04 Apr 2026 09:00:00 GMT' };
    const reply = await answering(200, JSON.stringify({ events }), headers).send(call);
    const at = Date.UTC(2026, 3, 4, 9);
    expect(reply).toMatchObject({
      status: 200,
      date: at,
      events: [{ id: 5, key: 'device-1', createdTimestamp: at, content: goal }],
    });
    const request = sent.at(-1);
    expect(request?.method).toBe('DELETE');
    expect(request?.url).toMatch(/\/api\/v1\/competition\/match\/7\/events\/k%3Adevice-1$/);
    expect(request?.headers.get('x-device')).toBe('device');
  });

  it('[SY19] takes a refusal of the server at its word, and what is not the server’s for nothing', async () => {
    const refusal = JSON.stringify({ error: 'match-approved', additionalProperties: { eventId: 9 } });
    expect(await answering(409, refusal, { 'retry-after': '3' }).send(call)).toMatchObject({
      status: 409,
      code: 'match-approved',
      parameters: { eventId: 9 },
      retryAfter: 3000,
    });
    const gateway = { 'content-type': 'text/html', date: 'Fri, 01 Jan 2016 09:00:00 GMT' };
    expect(await answering(200, '<p>Welcome', gateway).send(call)).toEqual({ kind: 'lost' });
    expect(await answering(404, '<p>Nothing', gateway).send(call)).toEqual({ kind: 'lost' });
    expect(await answering(403, refusal, gateway).send(call)).toEqual({ kind: 'lost' });
    expect(await answering(502, '', gateway).send(call)).toEqual({ kind: 'lost' });
    expect(await answering(409, refusal.slice(0, 20)).send(call)).toEqual({ kind: 'lost' });
    expect(await answering(200, '{"events":[{"id":5}]}').send(call)).toMatchObject({ events: null });
    const dead = () => Promise.reject(new TypeError('Failed to fetch'));
    const client = createClient({ baseUrl: '', fetch: dead }, operations);
    expect(await callNetwork(client).send(call)).toEqual({ kind: 'lost' });
  });
});

import { createClient } from '@sevenmetre/contract/client';
import { operations } from '@sevenmetre/contract/operations';
import { Outbox } from '@sevenmetre/sync/outbox/index';
import type { OutboxCall } from '@sevenmetre/sync/outbox/index';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { browserPorts } from './browser-ports.ts';
import { callNetwork } from './call-network.ts';
import { openRecordStore } from './record-store.ts';

const matchId = 7;
const goal = {
  stageId: 2,
  eventTypeId: 1,
  side: 'home',
  minute: 3,
  second: 0,
  participantId: 11,
  secondaryParticipantId: null,
} as const;

interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly device: string | null;
  readonly modifiedAt: string | null;
  readonly body: unknown;
}

/** A device whose calls reach a server that takes all of them, and what it said of each. */
function device() {
  const said: ReceivedCall[] = [];
  const events: object[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { headers, method, url } = request;
    const text = await request.text();
    const clientKey = headers.get('idempotency-key');
    const body: unknown = text === '' ? null : JSON.parse(text);
    const [sender, modifiedAt] = [headers.get('x-device'), headers.get('x-modified-at')];
    said.push({ method, path: new URL(url).pathname, key: clientKey, device: sender, modifiedAt, body });
    if (method === 'POST' && url.endsWith('/events') && clientKey !== null)
      events.push({ ...(body as object), id: 50 + events.length, clientKey });
    return Response.json({ events });
  };
  const network = callNetwork(createClient({ baseUrl: location.origin, fetch }, operations));
  const store = openRecordStore(`call-network-${performance.now()}`);
  const outbox = new Outbox(browserPorts(store, network));
  onTestFinished(() => outbox.stop());
  const settled = () => expect.poll(async () => (await outbox.unsynced()).here).toEqual([]);
  return { outbox, said, settled };
}

describe('what a device says to the server', () => {
  it('[SY2] [SY28] given taps of every kind, then each call bears the key of its tap', async () => {
    const { outbox, said, settled } = device();
    const tap = await outbox.record(matchId, goal);
    await settled();
    const stage = await outbox.stage(matchId, 2);
    const walkover = await outbox.walkover(matchId, 'away');
    const asked = { home: null, away: null, referees: [4, null], confirm: false } as const;
    await outbox.saveRoster(matchId, asked);
    await expect.poll(() => said).toHaveLength(4);
    const at = '/api/v1/competition/match/7';
    expect(said.map(({ method, path, key }) => [method, path, key])).toEqual([
      ['POST', `${at}/events`, tap.key],
      ['POST', `${at}/stage/2`, stage.key],
      ['PUT', '/api/v1/reporter/match/7/walkover', walkover.key],
      ['PUT', '/api/v1/reporter/match/7/roster', expect.stringMatching(/^[^ ]+$/)],
    ]);
    expect(new Set(said.map(({ key }) => key)).size).toBe(4);
    expect(new Set(said.map((call) => call.device)).size).toBe(1);
  });

  it('[SY4] given an event, its correction and its deletion, then each bears its own time, later than the one before', async () => {
    const { outbox, said, settled } = device();
    const { key, createdTimestamp } = await outbox.record(matchId, goal);
    await settled();
    const target = { matchId, key, serverId: 50, createdTimestamp, content: goal };
    await outbox.correct(target, { ...goal, minute: 9 });
    await settled();
    await outbox.remove(target);
    await settled();
    const times = said.map(({ modifiedAt }) => Date.parse(modifiedAt ?? ''));
    expect(times).toHaveLength(3);
    expect(times.every((time) => Number.isFinite(time))).toBe(true);
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
  });

  it('[SY2] given a correction and a deletion, then they name the event that the first answer told', async () => {
    const { outbox, said, settled } = device();
    const tap = await outbox.record(matchId, goal);
    await settled();
    const { key, createdTimestamp } = tap;
    const target = { matchId, key, serverId: 50, createdTimestamp, content: goal };
    await outbox.correct(target, { ...goal, minute: 9 });
    await settled();
    await outbox.remove(target);
    await settled();
    expect(said.map(({ method, path }) => [method, path.split('/').at(-1)])).toEqual([
      ['POST', 'events'],
      ['PUT', '50'],
      ['DELETE', '50'],
    ]);
    expect(said[1]?.body).toMatchObject({ minute: 9 });
  });
});

const call: OutboxCall = {
  kind: 'delete',
  matchId,
  key: 'device-1',
  eventId: 'k:device-1',
  headers: { 'x-modified-at': '2026-04-04T09:00:00.000Z', 'x-device': 'device', 'x-protocol': '1' },
};

describe('what a device learns from an answer', () => {
  const event = {
    id: 50,
    createdTimestamp: '2026-04-04T09:00:00Z',
    competitionMatchStageId: 2,
    competitionEventTypeId: 1,
    side: 'home',
    minute: 3,
    second: 0,
    competitionMatchParticipantId: 11,
    secondaryParticipantId: null,
  };
  const keyed = { ...event, clientKey: 'device-1' };
  const answerTo = (status: number, body: object) => {
    const fetch = () => Promise.resolve(Response.json(body, { status }));
    return callNetwork(createClient({ baseUrl: location.origin, fetch }, operations)).send(call);
  };
  const refusal = (error: string, additionalProperties: object) =>
    answerTo(409, { error, additionalProperties });

  it('[SY16] given a list without the keys of its taps, then it is none', async () => {
    expect(await answerTo(200, { events: [keyed] })).toMatchObject({ events: [{ id: 50, key: 'device-1' }] });
    expect(await answerTo(200, { events: [keyed, event] })).toMatchObject({ status: 200, events: null });
  });

  it('[SY9] given an approval of other events than the server holds, then these are told', async () => {
    expect(await refusal('events-differ', { events: [keyed] })).toMatchObject({
      code: 'events-differ',
      events: [{ id: 50, key: 'device-1', content: goal }],
    });
    expect(await refusal('match-approved', { events: [keyed] })).toMatchObject({ events: null });
  });

  it('given a refusal that shows a roster, then the names of its people are not kept with the call', async () => {
    const current = { match: { home: { people: [{ firstName: 'Jana', lastName: 'Dubová' }] } } };
    expect(await refusal('roster-changed-meanwhile', { side: 'home', current })).toMatchObject({
      parameters: { side: 'home' },
    });
    const text = JSON.stringify(await refusal('roster-changed-meanwhile', { side: 'home', current }));
    expect(text).not.toContain('Dubová');
  });
});

describe('a call that hangs', () => {
  /** Rejects as a browser does when its caller gives up, and never answers else. */
  const hanging = (_input: RequestInfo | URL, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    });

  it('[SY22] is given up, so that the queue can go on', async () => {
    const api = createClient({ baseUrl: location.origin, fetch: hanging }, operations);
    expect(await callNetwork(api, undefined, 50).send(call)).toEqual({ kind: 'lost' });
  });

  it('[SY22] is given up within 10 s unless somebody says otherwise', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    onTestFinished(() => limits.mockRestore());
    const api = createClient({ baseUrl: location.origin, fetch: hanging }, operations);
    void callNetwork(api).send(call);
    expect(limits).toHaveBeenCalledWith(10_000);
  });
});

import { describe, expect, test } from 'vitest';
import type { OutboxCall } from './call.ts';
import type { Reply } from './ports.ts';
import type { OutboxRecord } from './record.ts';
import { answered, Desk, goal, lost } from './testing/desk.ts';

const matchId = 7;

/** What stands on the screen, in few words. */
async function screen(outbox: ReturnType<Desk['open']>) {
  const { events } = await outbox.view(matchId);
  return events.map(({ content, state }) => `${content.minute} ${state}`);
}

/** A server whose next answer waits until it is let go. */
function held(desk: Desk): (reply?: Reply) => Promise<void> {
  let letGo: (reply: Reply) => void = () => {};
  let sent: OutboxCall | null = null;
  desk.answers = (call) =>
    new Promise((resolve) => {
      sent = call;
      letGo = resolve;
      desk.answers = (next) => desk.store(next);
    });
  return async (reply) => {
    letGo(reply ?? (sent ? desk.store(sent) : lost));
    await desk.rest();
  };
}

async function shownAt(outbox: ReturnType<Desk['open']>, index: number) {
  const event = (await outbox.view(matchId)).events[index];
  if (event === undefined) throw new Error('nothing is shown');
  return event;
}

describe('[SY2] a tap', () => {
  test('given a lost reply and an edit, then it is sent again under the same key', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    desk.answers = (call) => {
      desk.store(call);
      return lost;
    };
    await outbox.record(matchId, goal(3));
    await desk.rest();
    desk.answers = (call) => desk.store(call);
    await outbox.correct(await shownAt(outbox, 0), goal(4));
    await desk.pass(20_000);
    expect(desk.calls.map(({ kind, key }) => `${kind} ${key.split('-')[1]}`)).toEqual([
      'create 1',
      'create 1',
    ]);
    expect(desk.calls[0]?.headers['idempotency-key']).toBe(desk.calls[0]?.key);
    expect([...desk.stored.values()]).toMatchObject([{ content: { minute: 4 } }]);
  });

  test('given two in a second, in two tabs, then they differ in key, id and time', async () => {
    const desk = new Desk();
    const tabs = [desk.open(), desk.open()];
    const taps = await Promise.all(tabs.map((tab) => tab.record(matchId, goal(3))));
    expect(taps.map(({ createdTimestamp }) => new Date(createdTimestamp).toISOString())).toEqual([
      '2026-04-04T09:00:00.000Z',
      '2026-04-04T09:00:01.000Z',
    ]);
    expect(new Set(taps.map(({ id }) => id)).size).toBe(2);
    expect(new Set(taps.map(({ key }) => key)).size).toBe(2);
    expect(new Set(taps.map(({ device }) => device)).size).toBe(1);
  });
});

describe('[SY15] a confirmed tap', () => {
  test('is on the disk before anything is sent, and safe from a power cut', async () => {
    const desk = new Desk();
    desk.answers = () => {
      expect(desk.disk.records.size).toBe(1);
      return lost;
    };
    const record = await desk.open().record(matchId, goal(3));
    desk.disk.powerCut();
    expect(desk.disk.records.get(record.id)).toEqual(record);
    expect(record).toMatchObject({ id: `7 2026-04-04T09:00:00Z`, matchId: 7, synced: 0, deleted: false });
    await desk.rest();
    expect(desk.calls).toHaveLength(1);
  });
});

describe('[SY18] an answer', () => {
  test('given an edit while the upload is on its way, then it does not settle the edit, which goes up as an update', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    const letGo = held(desk);
    await outbox.record(matchId, goal(3));
    await desk.rest();
    await outbox.correct(await shownAt(outbox, 0), goal(5));
    await letGo();
    await desk.rest();
    expect(desk.calls.map(({ kind }) => kind)).toEqual(['create', 'update']);
    expect(desk.calls[1]).toMatchObject({ eventId: 100, body: { minute: 5 } });
    expect(await screen(outbox)).toEqual(['5 server']);
  });

  test('given a delete while the create is on its way, then the event is deleted by its id', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    const letGo = held(desk);
    await outbox.record(matchId, goal(3));
    await desk.rest();
    await outbox.remove(await shownAt(outbox, 0));
    expect(await screen(outbox)).toEqual([]);
    await letGo();
    expect(desk.calls[1]).toMatchObject({ kind: 'delete', eventId: 100 });
    expect(desk.disk.records.size).toBe(0);
  });
});

describe('[SY5] a delete', () => {
  test('given that the id is not known, then it goes by the key', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    desk.answers = () => lost;
    await outbox.record(matchId, goal(3));
    await outbox.remove(await shownAt(outbox, 0));
    desk.answers = (call) => desk.store(call);
    await desk.pass(20_000);
    const last = desk.calls.at(-1);
    expect(last).toMatchObject({ kind: 'delete', eventId: `k:${last?.key}` });
    expect(desk.disk.records.size).toBe(0);
  });

  test('given 404 event-unknown, then the event is forgotten; given any other 404, then it is tried again', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    desk.answers = () => answered(404, null);
    await outbox.record(matchId, goal(3));
    await outbox.remove(await shownAt(outbox, 0));
    await desk.rest();
    expect(desk.disk.records.size).toBe(1);
    desk.answers = () => answered(404, 'event-unknown');
    await desk.pass(20_000);
    expect(desk.disk.records.size).toBe(0);
  });

  test('is final: a correction after it changes nothing', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    await outbox.record(matchId, goal(3));
    await desk.rest();
    const event = await shownAt(outbox, 0);
    desk.answers = () => answered(409, 'match-approved', { parameters: { eventId: 100 } });
    await outbox.remove(event);
    await desk.rest();
    expect(await outbox.correct(event, goal(9))).toBeNull();
    expect(await screen(outbox)).toEqual(['3 attention']);
  });
});

describe('[SY13] a refusal', () => {
  test.each([400, 403, 404, 409, 413, 422])('%i waits for a person and the queue goes on', async (status) => {
    const desk = new Desk();
    const outbox = desk.open();
    desk.answers = (call) =>
      call.kind === 'create' && call.body.minute === 3
        ? answered(status, 'time-impossible', { parameters: { minute: 3 } })
        : desk.store(call);
    await outbox.record(matchId, goal(3));
    await outbox.record(matchId, goal(4));
    await desk.rest();
    expect(await screen(outbox)).toEqual(['3 attention', '4 server']);
    const { attention } = await outbox.unsynced();
    expect(attention).toMatchObject([{ attention: { code: 'time-impossible', parameters: { minute: 3 } } }]);
    await outbox.correct(await shownAt(outbox, 0), goal(5));
    await desk.rest();
    expect(await screen(outbox)).toEqual(['5 server', '4 server']);
  });

  test.each([408, 429, 500, 502, 503])('%i is tried again, after the others', async (status) => {
    const desk = new Desk();
    const outbox = desk.open();
    let refusals = 2;
    desk.answers = (call) => {
      const isFirst = call.kind === 'create' && call.body.minute === 3;
      if (isFirst && refusals > 0) {
        refusals -= 1;
        return answered(status, 'unknown');
      }
      return desk.store(call);
    };
    await outbox.record(matchId, goal(3));
    await outbox.record(matchId, goal(4));
    await desk.pass(10_000);
    expect(await screen(outbox)).toEqual(['3 server', '4 server']);
    const minutes = desk.calls.map((call) => (call.kind === 'create' ? call.body.minute : null));
    expect(minutes).toEqual([3, 4, 3, 3]);
  });

  test('can be tried again as it is, and given up', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    desk.answers = () => answered(403, 'forbidden');
    const [one, two] = [await outbox.record(matchId, goal(3)), await outbox.record(matchId, goal(4))];
    await desk.rest();
    desk.answers = (call) => desk.store(call);
    await outbox.retry(one.id);
    await outbox.discard(two.id);
    await desk.rest();
    expect(await screen(outbox)).toEqual(['3 server']);
    expect(desk.calls.at(-1)?.headers['x-modified-at']).toBe(desk.calls[0]?.headers['x-modified-at']);
  });
});

describe('[SY20] a pause', () => {
  test('given a refusal for a session that ended, heard after signing in again, then the queue goes on', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    const letGo = held(desk);
    await outbox.record(matchId, goal(3));
    await desk.rest();

    outbox.signedIn();
    await letGo(answered(401, 'session-expired'));

    expect(outbox.status()).toEqual({ paused: null, trouble: null });
    expect(desk.stored.size).toBe(1);
  });

  test('given 401, then nothing is lost or sent until somebody signs in', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    desk.answers = () => answered(401, 'session-expired');
    await outbox.record(matchId, goal(3));
    await desk.rest();
    expect(outbox.status()).toEqual({ paused: 'signed-out', trouble: null });
    await outbox.record(matchId, goal(4));
    await desk.pass(60_000);
    expect(desk.calls).toHaveLength(1);
    desk.answers = (call) => desk.store(call);
    outbox.signedIn();
    await desk.rest();
    expect(await screen(outbox)).toEqual(['3 server', '4 server']);
  });

  test('given 426, then the queue waits for a new program, also over a sign-in', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    desk.answers = () => answered(426, 'client-too-old');
    await outbox.record(matchId, goal(3));
    await desk.rest();
    outbox.signedIn();
    outbox.online();
    await desk.pass(60_000);
    expect(outbox.status().paused).toBe('client-too-old');
    expect(desk.calls).toHaveLength(1);
    outbox.stop();
    desk.answers = (call) => desk.store(call);
    const renewed = desk.open();
    await desk.pass(10_000);
    expect(await screen(renewed)).toEqual(['3 server']);
  });
});

describe('[SY22] a failed call', () => {
  test('given no network, then the next tap and “online” try at once, otherwise it waits one to ten seconds', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    desk.answers = () => lost;
    await outbox.record(matchId, goal(3));
    await desk.rest();
    expect(outbox.status().trouble).toBe('network');
    await outbox.record(matchId, goal(4));
    await desk.rest();
    outbox.online();
    await desk.rest();
    expect(desk.calls).toHaveLength(3);
    const [pause = 0] = desk.planned();
    expect(pause).toBeGreaterThanOrEqual(1000);
    expect(pause).toBeLessThanOrEqual(10_000);
  });

  test('given a server that asks for a pause, then it gets it', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    desk.answers = () => answered(429, 'too-many-requests', { retryAfter: 8000 });
    await outbox.record(matchId, goal(3));
    await desk.rest();
    outbox.online();
    await outbox.record(matchId, goal(4));
    await desk.pass(7900);
    expect(desk.calls).toHaveLength(1);
    desk.answers = (call) => desk.store(call);
    await desk.pass(200);
    expect(await screen(outbox)).toEqual(['3 server', '4 server']);
  });
});

describe('[SY25] uploads', () => {
  test('given a tap during an upload, then it follows without waiting for a round', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    const letGo = held(desk);
    await outbox.record(matchId, goal(3));
    await desk.rest();
    await outbox.record(matchId, goal(4));
    await letGo();
    expect(await screen(outbox)).toEqual(['3 server', '4 server']);
  });

  test('given two tabs, then one sends and the other waits, and nothing is sent twice', async () => {
    const desk = new Desk();
    const [one, two] = [desk.open(), desk.open()];
    const letGo = held(desk);
    await one.record(matchId, goal(3));
    await two.record(matchId, goal(4));
    await desk.rest();
    expect(desk.calls).toHaveLength(1);
    await letGo();
    expect(desk.calls).toHaveLength(2);
    expect(await screen(one)).toEqual(['3 server', '4 server']);
  });

  test('given nothing but the ten seconds, then what another page has left is sent', async () => {
    const desk = new Desk();
    desk.answers = () => lost;
    const dead = desk.open();
    await dead.record(matchId, goal(3));
    await desk.rest();
    dead.stop();
    desk.answers = (call) => desk.store(call);
    const outbox = desk.open();
    await desk.pass(10_000);
    expect(await screen(outbox)).toEqual(['3 server']);
    const frozen = desk.open();
    frozen.stop();
    await frozen.record(matchId, goal(4));
    await desk.pass(10_000);
    expect(await screen(outbox)).toEqual(['3 server', '4 server']);
  });

  test('given a disk that refuses an acknowledgement, then the upload is tried again', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    await outbox.record(matchId, goal(3));
    desk.disk.commit = () => {
      Reflect.deleteProperty(desk.disk, 'commit');
      throw new Error('the disk is full');
    };
    await desk.rest();
    expect(outbox.status().trouble).toBe('storage');
    await desk.pass(2000);
    expect(await screen(outbox)).toEqual(['3 server']);
  });

  test('given a tap right behind the last look at the queue, then it does not wait for a round', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    const commit = desk.disk.commit.bind(desk.disk);
    let looks = 0;
    desk.disk.commit = (asked, durability, change) => {
      const result = commit(asked, durability, change);
      if (asked.kind === 'unsynced') looks += 1;
      if (asked.kind === 'unsynced' && looks === 1) void outbox.record(matchId, goal(3));
      return result;
    };
    outbox.online();
    await desk.rest();
    expect(desk.calls).toHaveLength(1);
  });
});

describe('[SY14] the counts', () => {
  test('are those of the unsynced records, and of what the server told', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    await outbox.record(matchId, goal(1));
    await desk.rest();
    desk.answers = () => answered(422, 'side-missing');
    await outbox.record(matchId, goal(2));
    await desk.rest();
    desk.answers = () => lost;
    await outbox.record(matchId, goal(3));
    await outbox.stage(matchId, 3);
    const { counts } = await outbox.view(matchId);
    expect(counts).toEqual({ here: 2, attention: 1, server: 1 });
    const unsynced = [...desk.disk.records.values()].filter(({ synced }: OutboxRecord) => synced === 0);
    expect(counts.here + counts.attention).toBe(unsynced.length);
    // The list behind them names each once.
    const { here, attention } = await outbox.unsynced();
    expect(here.map(({ data }) => data.kind)).toEqual(['event', 'stage']);
    expect(attention.map(({ attention: why }) => why?.code)).toEqual(['side-missing']);
  });
});

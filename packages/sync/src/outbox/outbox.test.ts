import { describe, expect, test } from 'vitest';
import type { OutboxCall } from './call.ts';
import type { Reply } from './ports.ts';
import type { OutboxRecord } from './record.ts';
import { answered, TestDevice, goal, lost } from './testing/test-device.ts';

const matchId = 7;

/** The contents of the screen in a short form. */
async function screen(outbox: ReturnType<TestDevice['open']>) {
  const { events } = await outbox.view(matchId);
  return events.map(({ content, state }) => `${content.minute} ${state}`);
}

/** A server whose next answer is held until the returned function is called. */
function held(device: TestDevice): (reply?: Reply) => Promise<void> {
  let letGo: (reply: Reply) => void = () => {};
  let sent: OutboxCall | null = null;
  device.answers = (call) =>
    new Promise((resolve) => {
      sent = call;
      letGo = resolve;
      device.answers = (next) => device.store(next);
    });
  return async (reply) => {
    letGo(reply ?? (sent ? device.store(sent) : lost));
    await device.rest();
  };
}

async function shownAt(outbox: ReturnType<TestDevice['open']>, index: number) {
  const event = (await outbox.view(matchId)).events[index];
  if (event === undefined) throw new Error('nothing is shown');
  return event;
}

describe('[SY2] a tap', () => {
  test('given a lost reply and an edit, then it is sent again under the same key', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = (call) => {
      device.store(call);
      return lost;
    };
    await outbox.record(matchId, goal(3));
    await device.rest();
    device.answers = (call) => device.store(call);
    await outbox.correct(await shownAt(outbox, 0), goal(4));
    await device.pass(20_000);
    expect(device.calls.map(({ kind, key }) => `${kind} ${key.split('-')[1]}`)).toEqual([
      'create 1',
      'create 1',
    ]);
    expect(device.calls[0]?.headers['idempotency-key']).toBe(device.calls[0]?.key);
    expect([...device.stored.values()]).toMatchObject([{ content: { minute: 4 } }]);
  });

  test('given two in a second, in two tabs, then they differ in key, id and time', async () => {
    const device = new TestDevice();
    const tabs = [device.open(), device.open()];
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
    const device = new TestDevice();
    device.answers = () => {
      expect(device.disk.records.size).toBe(1);
      return lost;
    };
    const record = await device.open().record(matchId, goal(3));
    device.disk.powerCut();
    expect(device.disk.records.get(record.id)).toEqual(record);
    expect(record).toMatchObject({ id: `7 2026-04-04T09:00:00Z`, matchId: 7, synced: 0, deleted: false });
    await device.rest();
    expect(device.calls).toHaveLength(1);
  });
});

describe('[SY18] an answer', () => {
  test('given an edit while the upload is on its way, then it does not settle the edit, which goes up as an update', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    const letGo = held(device);
    await outbox.record(matchId, goal(3));
    await device.rest();
    await outbox.correct(await shownAt(outbox, 0), goal(5));
    await letGo();
    await device.rest();
    expect(device.calls.map(({ kind }) => kind)).toEqual(['create', 'update']);
    expect(device.calls[1]).toMatchObject({ eventId: 100, body: { minute: 5 } });
    expect(await screen(outbox)).toEqual(['5 server']);
  });

  test('given a delete while the create is on its way, then the event is deleted by its id', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    const letGo = held(device);
    await outbox.record(matchId, goal(3));
    await device.rest();
    await outbox.remove(await shownAt(outbox, 0));
    expect(await screen(outbox)).toEqual([]);
    await letGo();
    expect(device.calls[1]).toMatchObject({ kind: 'delete', eventId: 100 });
    expect(device.disk.records.size).toBe(0);
  });
});

describe('[SY5] a delete', () => {
  test('given that the id is not known, then it goes by the key', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    await outbox.record(matchId, goal(3));
    await outbox.remove(await shownAt(outbox, 0));
    device.answers = (call) => device.store(call);
    await device.pass(20_000);
    const last = device.calls.at(-1);
    expect(last).toMatchObject({ kind: 'delete', eventId: `k:${last?.key}` });
    expect(device.disk.records.size).toBe(0);
  });

  test('given 404 event-unknown, then the event is forgotten; given any other 404, then it is tried again', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => answered(404, null);
    await outbox.record(matchId, goal(3));
    await outbox.remove(await shownAt(outbox, 0));
    await device.rest();
    expect(device.disk.records.size).toBe(1);
    device.answers = () => answered(404, 'event-unknown');
    await device.pass(20_000);
    expect(device.disk.records.size).toBe(0);
  });

  test('is final: a correction after it changes nothing', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    await outbox.record(matchId, goal(3));
    await device.rest();
    const event = await shownAt(outbox, 0);
    device.answers = () => answered(409, 'match-approved', { parameters: { eventId: 100 } });
    await outbox.remove(event);
    await device.rest();
    expect(await outbox.correct(event, goal(9))).toBeNull();
    expect(await screen(outbox)).toEqual(['3 attention']);
  });
});

describe('[SY13] a refusal', () => {
  test.each([400, 403, 404, 409, 413, 422])('%i waits for a person and the queue goes on', async (status) => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = (call) =>
      call.kind === 'create' && call.body.minute === 3
        ? answered(status, 'time-impossible', { parameters: { minute: 3 } })
        : device.store(call);
    await outbox.record(matchId, goal(3));
    await outbox.record(matchId, goal(4));
    await device.rest();
    expect(await screen(outbox)).toEqual(['3 attention', '4 server']);
    const { attention } = await outbox.unsynced();
    expect(attention).toMatchObject([{ attention: { code: 'time-impossible', parameters: { minute: 3 } } }]);
    await outbox.correct(await shownAt(outbox, 0), goal(5));
    await device.rest();
    expect(await screen(outbox)).toEqual(['5 server', '4 server']);
  });

  test.each([408, 429, 500, 502, 503])('%i is tried again, after the others', async (status) => {
    const device = new TestDevice();
    const outbox = device.open();
    let refusals = 2;
    device.answers = (call) => {
      const isFirst = call.kind === 'create' && call.body.minute === 3;
      if (isFirst && refusals > 0) {
        refusals -= 1;
        return answered(status, 'unknown');
      }
      return device.store(call);
    };
    await outbox.record(matchId, goal(3));
    await outbox.record(matchId, goal(4));
    await device.pass(10_000);
    expect(await screen(outbox)).toEqual(['3 server', '4 server']);
    const minutes = device.calls.map((call) => (call.kind === 'create' ? call.body.minute : null));
    expect(minutes).toEqual([3, 4, 3, 3]);
  });

  test('can be tried again as it is, and given up', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => answered(403, 'forbidden');
    const [one, two] = [await outbox.record(matchId, goal(3)), await outbox.record(matchId, goal(4))];
    await device.rest();
    device.answers = (call) => device.store(call);
    await outbox.retry(one.id);
    await outbox.discard(two.id);
    await device.rest();
    expect(await screen(outbox)).toEqual(['3 server']);
    expect(device.calls.at(-1)?.headers['x-modified-at']).toBe(device.calls[0]?.headers['x-modified-at']);
  });
});

describe('[SY20] a pause', () => {
  test('given a refusal for a session that ended, heard after signing in again, then the queue goes on', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    const letGo = held(device);
    await outbox.record(matchId, goal(3));
    await device.rest();

    outbox.signedIn();
    await letGo(answered(401, 'session-expired'));

    expect(outbox.status()).toEqual({ paused: null, trouble: null });
    expect(device.stored.size).toBe(1);
  });

  test('given 401, then nothing is lost or sent until somebody signs in', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => answered(401, 'session-expired');
    await outbox.record(matchId, goal(3));
    await device.rest();
    expect(outbox.status()).toEqual({ paused: 'signed-out', trouble: null });
    await outbox.record(matchId, goal(4));
    await device.pass(60_000);
    expect(device.calls).toHaveLength(1);
    device.answers = (call) => device.store(call);
    outbox.signedIn();
    await device.rest();
    expect(await screen(outbox)).toEqual(['3 server', '4 server']);
  });

  test('given 426, then the queue waits for a new program, also over a sign-in', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => answered(426, 'client-too-old');
    await outbox.record(matchId, goal(3));
    await device.rest();
    outbox.signedIn();
    outbox.online();
    await device.pass(60_000);
    expect(outbox.status().paused).toBe('client-too-old');
    expect(device.calls).toHaveLength(1);
    outbox.stop();
    device.answers = (call) => device.store(call);
    const renewed = device.open();
    await device.pass(10_000);
    expect(await screen(renewed)).toEqual(['3 server']);
  });
});

describe('[SY22] a failed call', () => {
  test('given no network, then the next tap and “online” try at once, otherwise it waits one to ten seconds', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    await outbox.record(matchId, goal(3));
    await device.rest();
    expect(outbox.status().trouble).toBe('network');
    await outbox.record(matchId, goal(4));
    await device.rest();
    outbox.online();
    await device.rest();
    expect(device.calls).toHaveLength(3);
    const [pause = 0] = device.planned();
    expect(pause).toBeGreaterThanOrEqual(1000);
    expect(pause).toBeLessThanOrEqual(10_000);
  });

  test('given a server that asks for a pause, then it gets it', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => answered(429, 'too-many-requests', { retryAfter: 8000 });
    await outbox.record(matchId, goal(3));
    await device.rest();
    outbox.online();
    await outbox.record(matchId, goal(4));
    await device.pass(7900);
    expect(device.calls).toHaveLength(1);
    device.answers = (call) => device.store(call);
    await device.pass(200);
    expect(await screen(outbox)).toEqual(['3 server', '4 server']);
  });
});

describe('[SY25] uploads', () => {
  test('given a tap during an upload, then it follows without waiting for a round', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    const letGo = held(device);
    await outbox.record(matchId, goal(3));
    await device.rest();
    await outbox.record(matchId, goal(4));
    await letGo();
    expect(await screen(outbox)).toEqual(['3 server', '4 server']);
  });

  test('given two tabs, then one sends and the other waits, and nothing is sent twice', async () => {
    const device = new TestDevice();
    const [one, two] = [device.open(), device.open()];
    const letGo = held(device);
    await one.record(matchId, goal(3));
    await two.record(matchId, goal(4));
    await device.rest();
    expect(device.calls).toHaveLength(1);
    await letGo();
    expect(device.calls).toHaveLength(2);
    expect(await screen(one)).toEqual(['3 server', '4 server']);
  });

  test('given nothing but the ten seconds, then what another page has left is sent', async () => {
    const device = new TestDevice();
    device.answers = () => lost;
    const dead = device.open();
    await dead.record(matchId, goal(3));
    await device.rest();
    dead.stop();
    device.answers = (call) => device.store(call);
    const outbox = device.open();
    await device.pass(10_000);
    expect(await screen(outbox)).toEqual(['3 server']);
    const frozen = device.open();
    frozen.stop();
    await frozen.record(matchId, goal(4));
    await device.pass(10_000);
    expect(await screen(outbox)).toEqual(['3 server', '4 server']);
  });

  test('given a disk that refuses an acknowledgement, then the upload is tried again', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    await outbox.record(matchId, goal(3));
    device.disk.commit = () => {
      Reflect.deleteProperty(device.disk, 'commit');
      throw new Error('the disk is full');
    };
    await device.rest();
    expect(outbox.status().trouble).toBe('storage');
    await device.pass(2000);
    expect(await screen(outbox)).toEqual(['3 server']);
  });

  test('given a tap right behind the last look at the queue, then it does not wait for a round', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    const commit = device.disk.commit.bind(device.disk);
    let looks = 0;
    device.disk.commit = (asked, durability, change) => {
      const result = commit(asked, durability, change);
      if (asked.kind === 'unsynced') looks += 1;
      if (asked.kind === 'unsynced' && looks === 1) void outbox.record(matchId, goal(3));
      return result;
    };
    outbox.online();
    await device.rest();
    expect(device.calls).toHaveLength(1);
  });
});

describe('[SY14] the counts', () => {
  test('are those of the unsynced records, and of what the server told', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    await outbox.record(matchId, goal(1));
    await device.rest();
    device.answers = () => answered(422, 'side-missing');
    await outbox.record(matchId, goal(2));
    await device.rest();
    device.answers = () => lost;
    await outbox.record(matchId, goal(3));
    await outbox.stage(matchId, 3);
    const { counts } = await outbox.view(matchId);
    expect(counts).toEqual({ here: 2, attention: 1, server: 1 });
    const unsynced = [...device.disk.records.values()].filter(({ synced }: OutboxRecord) => synced === 0);
    expect(counts.here + counts.attention).toBe(unsynced.length);
    // The underlying list has each once.
    const { here, attention } = await outbox.unsynced();
    expect(here.map(({ data }) => data.kind)).toEqual(['event', 'stage']);
    expect(attention.map(({ attention: why }) => why?.code)).toEqual(['side-missing']);
  });
});

describe('what a device tells organisers of its queue', () => {
  test('given records of several matches, then those that are old enough are counted, until the server has them', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    await outbox.record(matchId, goal(3));
    await outbox.record(8, goal(4));
    expect(await outbox.countOlderThan(20_000)).toBe(0);
    await device.pass(15_000);
    await outbox.record(matchId, goal(5));
    await device.pass(5001);
    expect(await outbox.countOlderThan(20_000)).toBe(2);
    device.answers = (call) => device.store(call);
    await device.pass(20_000);
    expect(await outbox.countOlderThan(0)).toBe(0);
  });

  test('given a record that the server refuses, then it counts as long as it needs attention', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => answered(409, 'match-approved');
    const record = await outbox.record(matchId, goal(3));
    await device.pass(20_000);
    expect(await outbox.countOlderThan(20_000)).toBe(1);
    await outbox.discard(record.id);
    expect(await outbox.countOlderThan(20_000)).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import { answered, TestDevice, goal, lost } from './testing/test-device.ts';

const matchId = 7;
const elsewhere = {
  id: 500,
  key: 'other-1',
  createdTimestamp: Date.UTC(2026, 3, 4, 9, 0, 0),
  content: goal(2),
};

async function screen(outbox: ReturnType<TestDevice['open']>) {
  const { events } = await outbox.view(matchId);
  return events.map(({ content, state }) => `${content.minute} ${state}`);
}

describe('[SY16] the screen', () => {
  test('shows what the server told, and over it what is not settled here', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    await outbox.storeList(matchId, { events: [elsewhere] }, 0);
    device.now += 5000;
    await outbox.record(matchId, goal(7));
    expect(await screen(outbox)).toEqual(['2 server', '7 here']);
    const [other] = (await outbox.view(matchId)).events;
    if (other) await outbox.correct(other, goal(3));
    expect(await screen(outbox)).toEqual(['3 here', '7 here']);
    if (other) await outbox.remove(other);
    expect(await screen(outbox)).toEqual(['7 here']);
    const { answers } = await outbox.view(matchId);
    await outbox.storeList(matchId, { events: [elsewhere] }, answers);
    expect(await screen(outbox)).toEqual(['7 here']);
  });

  test('keeps an event of another device apart from one of its own that was recorded in the same second', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    await outbox.storeList(matchId, { events: [elsewhere] }, 0);
    const own = await outbox.record(matchId, goal(7));
    expect(own.createdTimestamp).toBe(elsewhere.createdTimestamp);
    const other = (await outbox.view(matchId)).events.find(({ key }) => key === elsewhere.key);
    if (other) await outbox.correct(other, goal(3));
    expect((await screen(outbox)).toSorted()).toEqual(['3 here', '7 here']);
    expect(device.disk.records.size).toBe(2);
  });

  test('given a list with an event whose answer was lost, then it is shown with the id of the server', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    const { key, createdTimestamp } = await outbox.record(matchId, goal(7));
    const { answers } = await outbox.view(matchId);
    const listed = { id: 501, key, createdTimestamp, content: goal(6) };
    await outbox.storeList(matchId, { events: [listed] }, answers);
    expect((await outbox.view(matchId)).events).toMatchObject([
      { key, serverId: 501, state: 'here', content: { minute: 7 } },
    ]);
  });

  test('given an event with a key that the server made, then it is addressed by its id', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    await outbox.storeList(matchId, { events: [{ ...elsewhere, key: '3 2026-04-04T09:00:00Z' }] }, 0);
    const [other] = (await outbox.view(matchId)).events;
    if (other) await outbox.correct(other, goal(3));
    await device.rest();
    expect(device.calls).toMatchObject([{ kind: 'update', eventId: 500 }]);
    expect(device.calls[0]?.headers).not.toHaveProperty('idempotency-key');
  });
});

describe('[SY27] a list', () => {
  test('that an answer has overtaken is passed over', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    const { answers } = await outbox.view(matchId);
    await outbox.record(matchId, goal(7));
    await device.rest();
    expect(await outbox.storeList(matchId, { events: [] }, answers)).toBe(false);
    expect(await screen(outbox)).toEqual(['7 server']);
  });

  test('given a match that was reopened, then what waited there needs nobody any more', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    await outbox.storeList(matchId, { events: [elsewhere] }, 0);
    device.answers = () => answered(409, 'match-approved', { parameters: { eventId: 501 } });
    const own = await outbox.record(matchId, goal(7));
    const [other] = (await outbox.view(matchId)).events;
    if (other) await outbox.remove(other);
    await device.rest();
    expect((await screen(outbox)).toSorted()).toEqual(['2 attention', '7 attention']);
    const { answers } = await outbox.view(matchId);
    const { key, createdTimestamp } = own;
    await outbox.storeList(
      matchId,
      { events: [{ id: 501, key, createdTimestamp, content: goal(7) }] },
      answers,
    );
    expect(await screen(outbox)).toEqual(['7 server']);
    expect((await outbox.view(matchId)).counts).toEqual({ here: 0, attention: 0, server: 1 });
  });

  test('given the match is reopened from here, then the answer settles what waited', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => answered(409, 'match-approved', { parameters: { eventId: 501 } });
    const { key, createdTimestamp } = await outbox.record(matchId, goal(7));
    await device.rest();
    const events = [{ id: 501, key, createdTimestamp, content: goal(7) }];
    device.answers = () => answered(200, null, { events });
    await outbox.stage(matchId, 5, 'a goal is missing');
    await device.rest();
    expect((await outbox.view(matchId)).counts).toEqual({ here: 0, attention: 0, server: 1 });
  });
});

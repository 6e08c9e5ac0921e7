import { describe, expect, test } from 'vitest';
import { goal, lost, TestDevice } from './testing/test-device.ts';

const matchId = 7;

describe('[SY13] a filter that answers one record for ever', () => {
  const answeredNow = ({ now }: TestDevice) => ({ sentAt: now, receivedAt: now, date: now });

  test('given that the portal answers other calls, then all others pass it, and it is still tried', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    const blocked = await outbox.record(matchId, goal(3));
    device.answers = (call) => (call.key === blocked.key ? lost : device.store(call));
    await outbox.record(matchId, goal(5));
    await outbox.record(8, goal(6));
    const others = () => [...device.stored.keys()].filter((key) => key !== blocked.key);
    for (let poll = 0; poll < 4; poll += 1) {
      await device.pass(10_000);
      await outbox.learnTime(answeredNow(device));
    }
    expect(others()).toHaveLength(2);
    const tries = () => device.calls.filter(({ key }) => key === blocked.key).length;
    const before = tries();
    await device.pass(60_000);
    expect(tries()).toBeGreaterThan(before);
    // It stays behind the others, also when the portal answers nothing but the queue.
    await outbox.record(8, goal(7));
    await device.pass(20_000);
    expect(others()).toHaveLength(3);
    device.answers = (call) => device.store(call);
    await device.pass(20_000);
    expect((await outbox.unsynced()).here).toEqual([]);
  });

  test('given that the portal answers nothing, then the order stays as it was', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    const first = await outbox.record(matchId, goal(3));
    await outbox.record(8, goal(4));
    await device.pass(60_000);
    expect(new Set(device.calls.map(({ key }) => key))).toEqual(new Set([first.key]));
  });
});

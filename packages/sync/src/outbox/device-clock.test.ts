import { describe, expect, test } from 'vitest';
import { timeLearnt } from './clock.ts';
import { newDevice, nextCreated, nextModified, offsetAfter } from './device-clock.ts';
import { answered, TestDevice, goal } from './testing/test-device.ts';

const nine = Date.UTC(2026, 3, 4, 9, 0, 0);

describe('[SY26] the clock of a device', () => {
  test('gives every tap a second of its own, also when it is set back', () => {
    expect(nextCreated(nine + 999, 0)).toBe(nine);
    expect(nextCreated(nine + 999, nine)).toBe(nine + 1000);
    expect(nextCreated(nine - 3_600_000, nine)).toBe(nine + 1000);
  });

  test('gives every change a time after all before, also when it is set back', () => {
    expect(nextModified(nine + 0.5, 0)).toBe(nine);
    expect(nextModified(nine, nine)).toBe(nine + 1);
    expect(nextModified(nine - 3_600_000, nine)).toBe(nine + 1);
  });

  test('follows the server as far as an answer can tell, and is not shaken by slow ones', () => {
    // Ten minutes slow; the answer took 200 ms, and its Date has whole seconds.
    const times = { sentAt: nine, receivedAt: nine + 200, date: nine + 600_000 };
    const offset = offsetAfter(0, times);
    expect(offset).toBe(599_800);
    expect(offsetAfter(offset, { sentAt: nine, receivedAt: nine + 9000, date: nine + 601_000 })).toBe(offset);
    expect(offsetAfter(700_000, times)).toBe(600_999);
  });

  test.each([-60_000, 60_000])(
    'given that it is set by %i ms while the first answer is on its way, then the server’s time is not learnt',
    (set) => {
      const device = newDevice(() => 0.5);
      const times = { sentAt: nine, receivedAt: nine + 200 + set, date: nine };
      expect(timeLearnt(device, times, { offsetAfter })).toBe(device);
    },
  );

  test('given an answer, then the next times are those of the server', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    const events = [] as const;
    device.answers = () => answered(200, null, { events, date: device.now + 600_000 });
    await outbox.record(7, goal(1));
    await device.rest();
    const { modifiedAt, createdTimestamp } = await outbox.record(7, goal(2));
    expect(Math.abs(modifiedAt - device.now - 600_000)).toBeLessThan(1000);
    expect(Math.abs(createdTimestamp - device.now - 600_000)).toBeLessThan(2000);
  });
});

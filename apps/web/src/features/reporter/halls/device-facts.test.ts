import { expect, it } from 'vitest';
import { deviceFacts } from './device-facts.ts';

const serverTime = '2026-04-04T12:00:00.000Z';

it.each([
  ['behind', -7_340],
  ['ahead', 7_340],
])('a clock %s that of the server is off by as many seconds', async (_where, by) => {
  const { clockOff } = await deviceFacts({ serverTime, at: Date.parse(serverTime) + by }, false);
  expect(clockOff).toBe(7.3);
});

it('given that no server has answered, or not with a time, then the clock is not compared', async () => {
  expect((await deviceFacts(null, false)).clockOff).toBeNull();
  expect((await deviceFacts({ serverTime: '', at: 0 }, false)).clockOff).toBeNull();
});

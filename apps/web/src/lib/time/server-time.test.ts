import { expect, it, vi } from 'vitest';
import { learnServerTime, serverNow } from './server-time.ts';

const now = Date.UTC(2026, 3, 4, 9);
const minute = 60_000;
const dated = (at: number) => new Headers({ date: new Date(at).toUTCString() });

it('given a stored answer among present ones, then the latest time of the server counts until the clock is set', () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  learnServerTime(dated(now + 10 * minute), now, 0);
  expect(serverNow()).toBe(now + 10 * minute);
  learnServerTime(dated(now - 60 * minute), now + 1000, 1000);
  expect(serverNow()).toBe(now + 10 * minute);
  learnServerTime(dated(now + 12 * minute), now + 2000, 2000);
  expect(serverNow()).toBe(now + 12 * minute - 2000);
  // Somebody has set the visitor's clock right.
  learnServerTime(dated(now + 12 * minute), now + 12 * minute, 3000);
  expect(serverNow()).toBe(now);
  vi.useRealTimers();
});

import { expect, test } from 'vitest';
import { arrivingClockAt } from './index.ts';

const now = Date.parse('2026-04-04T09:10:00.500Z');
const at = (text: string, deviceTime?: string) =>
  new Date(arrivingClockAt({ at: text, deviceTime }, now)).toISOString();

test('[SY33] given the server’s time, then it is taken, however late the call is', () => {
  expect(at('2026-04-04T09:00:00.250Z')).toBe('2026-04-04T09:00:00.250Z');
});

test('[SY33] given the time of a device that has not learnt the server’s, then it counts how long ago that was', () => {
  expect(at('2026-04-04T09:20:00.000Z', '2026-04-04T09:20:25.000Z')).toBe('2026-04-04T09:09:35.500Z');
  expect(at('2026-04-04T08:40:00.000Z', '2026-04-04T08:41:00.000Z')).toBe('2026-04-04T09:09:00.500Z');
});

test('[SY33] given a time ahead of the server’s, or none that can be read, then nothing is refused and nothing lies ahead', () => {
  expect(at('2026-04-04T11:00:00.000Z')).toBe('2026-04-04T09:10:02.500Z');
  expect(at('soon')).toBe('2026-04-04T09:10:00.500Z');
  expect(at('soon', '2026-04-04T08:41:00.000Z')).toBe('2026-04-04T09:10:00.500Z');
  expect(at('2026-04-04T09:00:00.000Z', 'soon')).toBe('2026-04-04T09:00:00.000Z');
});

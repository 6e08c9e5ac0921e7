import { expect, test } from 'vitest';
import { manualClock } from './index.ts';

test('a manual clock stands still until it is moved', () => {
  const clock = manualClock('2026-06-13T09:00:00Z');
  expect(clock.now().toISOString()).toBe('2026-06-13T09:00:00.000Z');
  clock.advance(90.5);
  expect(clock.now().toISOString()).toBe('2026-06-13T09:01:30.500Z');
  clock.set(new Date('2026-06-14T00:00:00Z'));
  expect(clock.now().toISOString()).toBe('2026-06-14T00:00:00.000Z');
});

test('what a manual clock has handed out does not move with it', () => {
  const clock = manualClock('2026-06-13T09:00:00Z');
  const before = clock.now();
  clock.advance(1);
  expect(before.toISOString()).toBe('2026-06-13T09:00:00.000Z');
});

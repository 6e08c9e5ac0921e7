import { expect, it } from 'vitest';
import { isReady, readinessOf } from './readiness.ts';

const facts = { clockOff: null, isPersistent: null, hasProgram: true, battery: null };
const all = { ...readinessOf(null, new Set(), null, facts), matches: 4, allMatches: 4 };

it('a device is ready once every match of the day and the program itself are on it', () => {
  expect(isReady(all)).toBe(true);
  expect(isReady({ ...all, matches: 3 })).toBe(false);
  expect(isReady({ ...all, hasProgram: false })).toBe(false);
});

it('given a hall of which nothing is known yet, then a device is not ready, although nothing is missing', () => {
  expect(isReady(readinessOf(null, new Set(), '2026-04-04', facts))).toBe(false);
});

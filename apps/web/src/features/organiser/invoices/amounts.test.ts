import { expect, it } from 'vitest';
import { minorOf, wholeOf } from './amounts.ts';

it('an amount has two decimals at most', () => {
  const typed = [12, 1234.56, 0.1, -5.5, 1.005, Number.NaN, null, 1e12];
  expect(typed.map(minorOf)).toEqual([1_200, 123_456, 10, -550, null, null, null, null]);
});

it('a count is whole and within its bounds', () => {
  expect([1, 1.5, 0, 101, null].map((typed) => wholeOf(typed, 1, 100))).toEqual([1, null, null, null, null]);
});

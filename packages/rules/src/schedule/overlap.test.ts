import { expect, it } from 'vitest';
import { overlaps } from './overlap.ts';

const at = (minute: number) => ({ startsAt: minute * 60, lasts: 33 * 60 });

it('is an overlap when the second match begins before the first has ended', () => {
  expect(overlaps(at(0), at(30), 0)).toBe(true);
  expect(overlaps(at(30), at(0), 0)).toBe(true);
});

it('is one too when there is no time to walk from one hall to the other', () => {
  expect(overlaps(at(0), at(40), 0)).toBe(false);
  expect(overlaps(at(0), at(40), 12)).toBe(true);
});

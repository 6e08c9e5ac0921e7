import { dayInYears } from '@sevenmetre/rules/editions';
import { expect, test } from 'vitest';
import { movedMoment } from './moved-moment.ts';

const nextYear = (day: string) => dayInYears(day, 1);
const moved = (value: string | null) =>
  movedMoment({ dataType: 'datetime', value }, nextYear, 'Europe/Prague');

test('[ED1] a moment is proposed for the same day and time of the new year on the tournament’s clocks', () => {
  expect(moved('2026-02-28T22:59:59Z')).toBe('2027-02-28T22:59:59Z');
  // Summer time begins on 29 March in 2026, on 28 March in 2027.
  expect(moved('2026-03-28T17:00:00Z')).toBe('2027-03-28T16:00:00Z');
  expect(moved('2028-02-29T12:00:00Z')).toBe('2029-02-28T12:00:00Z');
});

test('[ED1] a reading that the clocks skip is an hour later, and what is no moment is not moved', () => {
  expect(moved('2026-03-28T01:30:00Z')).toBe('2027-03-28T01:30:00Z');
  expect([moved(null), moved('soon')]).toEqual([null, null]);
  expect(movedMoment({ dataType: 'integer', value: '2026' }, nextYear, 'Europe/Prague')).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { shortenDays } from './compact-days.ts';
import type { HallDay, ScheduleMatch } from './input.ts';

const day = (hall: string, some: Partial<HallDay> = {}): HallDay => ({
  hall,
  day: 0,
  open: 480,
  close: 1200,
  blocked: [],
  slotLength: 60,
  ...some,
});
const matches = (count: number): ScheduleMatch[] =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    category: 'MA',
    level: 'group',
    group: 'A',
    round: 1,
    teams: [],
    waitsFor: [],
  }));
const hours = (days: readonly HallDay[] | null) => days?.map(({ open, close }) => [open / 60, close / 60]);

describe('[PL20] compact days', () => {
  test('keep the same part of each day, from nine o’clock', () => {
    const days = [day('1'), day('2', { open: 600, close: 960 })];
    expect(hours(shortenDays({ hallDays: days, matches: matches(9) }, 1))).toEqual([
      [9, 15],
      [10, 13],
    ]);
  });

  test('begin earlier where nine o’clock would leave too little', () => {
    expect(hours(shortenDays({ hallDays: [day('1')], matches: matches(11) }, 1))).toEqual([[9, 20]]);
    expect(hours(shortenDays({ hallDays: [day('1')], matches: matches(9) }, 0.8))).toEqual([[8, 20]]);
  });

  test('skip what is blocked', () => {
    const noon = day('1', { blocked: [{ from: 600, to: 780 }] });
    expect(hours(shortenDays({ hallDays: [noon], matches: matches(3) }, 1))).toEqual([[9, 15]]);
  });

  test('are those that there are when the matches need them', () => {
    expect(shortenDays({ hallDays: [day('1')], matches: matches(12) }, 1)).toBe(null);
    expect(shortenDays({ hallDays: [], matches: matches(1) }, 1)).toBe(null);
  });
});

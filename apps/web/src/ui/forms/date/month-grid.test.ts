import { describe, expect, it } from 'vitest';
import { dayAfterKey, nearest, weeksOf } from './month-grid.ts';

describe('the calendar of a date field', () => {
  it('[DA6] shows a month by weeks that begin on Monday', () => {
    const weeks = weeksOf('2026-04-15');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      null,
      '2026-04-01',
      '2026-04-02',
      '2026-04-03',
      '2026-04-04',
      '2026-04-05',
    ]);
    expect(weeks.at(-1)).toEqual(['2026-04-27', '2026-04-28', '2026-04-29', '2026-04-30', null, null, null]);
    expect(
      weeksOf('2010-02-01')
        .flat()
        .filter((day) => day !== null),
    ).toHaveLength(28);
  });

  it.each([
    ['ArrowLeft', false, '2026-02-28'],
    ['ArrowRight', false, '2026-03-02'],
    ['ArrowUp', false, '2026-02-22'],
    ['ArrowDown', false, '2026-03-08'],
    ['Home', false, '2026-02-23'],
    ['End', false, '2026-03-01'],
    ['PageUp', false, '2026-02-01'],
    ['PageDown', true, '2027-03-01'],
    ['Enter', false, null],
  ])('[DA6] goes on by keys: %s from Sunday 1 March', (key, isYear, day) => {
    expect(dayAfterKey('2026-03-01', key, isYear)).toBe(day);
  });

  it('[DA6] stays within its bounds', () => {
    const bounds = { min: '2026-03-01', max: '2026-03-31' };
    expect(['2026-02-28', '2026-03-05', '2026-04-01'].map((day) => nearest(day, bounds))).toEqual([
      '2026-03-01',
      '2026-03-05',
      '2026-03-31',
    ]);
  });
});

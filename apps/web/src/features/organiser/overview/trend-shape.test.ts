import { describe, expect, it } from 'vitest';
import { plot, trendShape } from './trend-shape.ts';

const trend = {
  from: '2026-10-20T12:00:00Z',
  teams: [0, 50, 100],
  before: [
    { year: 2026, teams: [0, 40, 80, 150, 190] },
    { year: 2025, teams: [0, 40, 80, 195] },
  ],
};

describe('the drawing of registered teams', () => {
  it('given places, then the greatest number is at the top and every line ends at the right edge', () => {
    const shape = trendShape(trend, 200);
    expect(shape.places).toBe(plot.top);
    expect(shape.now).toEqual({ x: (plot.left + plot.right) / 2, y: (plot.top + plot.bottom) / 2 });
    expect(shape.before.every(({ line }) => line.endsWith(`H${plot.right}`))).toBe(true);
  });

  it('given ends that lie close to each other, then their labels do not lie on each other', () => {
    const { labels } = trendShape(trend, 200);
    expect(labels.map(({ name }) => name)).toEqual(['places', 2025, 2026]);
    const gaps = labels.slice(1).map(({ y }, index) => y - (labels[index]?.y ?? 0));
    expect(gaps.every((gap) => gap >= 14)).toBe(true);
  });

  it.each([
    [1, [0, 1]],
    [7, [0, 2, 4, 6]],
    [199, [0, 50, 100, 150]],
    [452, [0, 200, 400]],
  ])('given at most %d teams, then its rules are round', (most, rules) => {
    expect(trendShape({ ...trend, teams: [most], before: [] }, null).rules.map(({ teams }) => teams)).toEqual(
      rules,
    );
  });

  it('given weeks over two months or more, then their starts are marked', () => {
    const long = { ...trend, teams: Array.from({ length: 12 }, () => 3), before: [] };
    expect(trendShape(long, null).days.map(({ day }) => day)).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
    ]);
  });

  it('given a few weeks, then the first day and today are marked', () => {
    expect(trendShape({ ...trend, before: [] }, null).days.map(({ day }) => day)).toEqual([
      '2026-10-20',
      '2026-11-03',
    ]);
  });
});

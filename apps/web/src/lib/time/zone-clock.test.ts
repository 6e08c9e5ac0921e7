import { describe, expect, it } from 'vitest';
import { clockOf, instantOfClock } from './zone-clock.ts';

const prague = 'Europe/Prague';

describe('clocks of the tournament’s zone', () => {
  it('show an instant, and lead back to it', () => {
    for (const [instant, reading] of [
      ['2026-01-15T22:30:00Z', '2026-01-15T23:30'],
      ['2026-07-15T22:30:00Z', '2026-07-16T00:30'],
      ['2026-12-31T23:00:00Z', '2027-01-01T00:00'],
    ] as const) {
      expect(clockOf(instant, prague)).toBe(reading);
      expect(instantOfClock(reading, prague)).toBe(instant);
    }
  });

  it('show the first of an hour that comes twice, and skip what is not there', () => {
    expect(instantOfClock('2026-10-25T02:30', prague)).toBe('2026-10-25T00:30:00Z');
    expect(instantOfClock('2026-03-29T02:30', prague)).toBe('2026-03-29T01:30:00Z');
  });

  it('show nothing where there is nothing', () => {
    expect([clockOf(null, prague), clockOf('soon', prague)]).toEqual(['', '']);
    expect([instantOfClock('', prague), instantOfClock('soon', prague)]).toEqual([null, null]);
  });
});

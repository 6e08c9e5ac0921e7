import { describe, expect, it } from 'vitest';
import { nightsBetween } from './index.ts';

describe('nights of a stay', () => {
  it('[RW6] are the whole days between arrival and departure', () => {
    expect(nightsBetween('2026-04-02', '2026-04-06')).toBe(4);
    // Over the start of summer time and the end of a month.
    expect(nightsBetween('2026-03-28', '2026-04-01')).toBe(4);
    expect(nightsBetween('2027-12-31', '2028-01-01')).toBe(1);
  });

  it('[RW6] are unknown without both dates, and when nobody stays', () => {
    expect(nightsBetween(null, '2026-04-06')).toBeNull();
    expect(nightsBetween('2026-04-06', null)).toBeNull();
    expect(nightsBetween('2026-04-06', '2026-04-06')).toBeNull();
    expect(nightsBetween('2026-04-06', '2026-04-02')).toBeNull();
    expect(nightsBetween('soon', '2026-04-02')).toBeNull();
  });
});

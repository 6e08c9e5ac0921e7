import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOf } from './index.ts';

describe('a page of a list', () => {
  it('given more pages than there are, then it is the last one', () => {
    expect(pageOf([1, 2, 3], { page: 9, size: 2 })).toEqual({ rows: [3], total: 3, page: 2, pages: 2 });
  });

  it('[LV8] given one row only, then it is the one that sorting puts first', () => {
    const row = fc.record({ place: fc.integer({ min: 0, max: 3 }), id: fc.integer() });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const order = (one: { place: number }, other: { place: number }) => one.place - other.place;
        const { rows: first, total } = pageOf(rows, { size: 1 }, order);
        expect(first).toEqual(rows.toSorted(order).slice(0, 1));
        expect(total).toBe(rows.length);
      }),
    );
  });
});

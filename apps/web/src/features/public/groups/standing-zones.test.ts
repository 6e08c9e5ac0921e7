import { describe, expect, it } from 'vitest';
import { aGroupSlice } from '../../../testing/slices.ts';
import { zonesOf } from './standing-zones.ts';

const { rows } = aGroupSlice();
const places = (ownPlayoff: string | null, of = rows) =>
  zonesOf(of, ownPlayoff).map(({ kind, rows: inZone }) => [kind, inZone.map(({ position }) => position)]);

describe('the zones of a table', () => {
  it('join neighbouring places that lead to the same play-off', () => {
    expect(places(null)).toEqual([
      ['first', [1, 2, 3]],
      ['second', [4, 5, 6, 7]],
    ]);
  });

  it('end where places lead nowhere', () => {
    const some = rows.map((row) => (row.position === 7 ? { ...row, advance: null } : row));
    expect(places(null, some).at(-1)).toEqual(['none', [7]]);
  });

  it('within a play-off tell places apart by the next group', () => {
    const next = (groupSlug: string) => ({
      playoffCategory: 'A',
      groupLabel: groupSlug,
      groupSlug,
      roundCs: 'finále',
      roundEn: 'final',
    });
    const match = rows
      .slice(0, 2)
      .map((row, index) => ({ ...row, advance: next(index === 0 ? 'MA-F' : 'MA-P3') }));
    expect(places('A', match)).toEqual([
      ['first', [1]],
      ['second', [2]],
    ]);
    expect(places(null, match)).toEqual([['first', [1, 2]]]);
  });

  it('are one without a heading when no place leads anywhere', () => {
    expect(
      zonesOf(
        rows.map((row) => ({ ...row, advance: null })),
        null,
      ).map(({ kind }) => kind),
    ).toEqual(['none']);
  });
});

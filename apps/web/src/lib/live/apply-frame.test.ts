import { describe, expect, it } from 'vitest';
import { aDashboardSlice, aFrame, aGroupSlice, aTicket, someMatches } from '../../testing/slices.ts';
import { applyToDashboard, applyToGroup, checkFrame } from './apply-frame.ts';

describe('a frame', () => {
  it.each([
    ['follows what is shown', 'e.42', 'e.42', 'e.43', 'apply'],
    ['overlaps data from between two frames', 'e.42', 'e.41', 'e.43', 'apply'],
    ['is contained already', 'e.43', 'e.42', 'e.43', 'old'],
    ['leaves one out', 'e.42', 'e.43', 'e.44', 'gap'],
    ['is of another epoch', 'e.42', 'f.42', 'f.43', 'gap'],
    ['begins a new epoch', 'e.42', 'e.42', 'f.43', 'gap'],
    ['has no version', 'e.42', '', 'x', 'gap'],
  ] as const)('that %s', (_, shown, previous, version, result) => {
    expect(checkFrame(shown, { previous, version })).toBe(result);
  });
});

describe('a group', () => {
  const slice = aGroupSlice();

  it('takes the changed match and leaves the others as they are', () => {
    const next = applyToGroup(slice, aFrame({ matches: [{ id: 42, homeScore: 18 }] }));
    expect(next?.version).toBe('e1.43');
    expect(next?.matches.find(({ id }) => id === 42)).toEqual({ ...someMatches()[5], homeScore: 18 });
    expect(next?.matches[0]).toBe(slice.matches[0]);
    expect(next?.rows).toBe(slice.rows);
  });

  it('loses what a match no longer has, as a withdrawal that is undone', () => {
    const moved = { day: null, time: '09:20', hall: null };
    const away = applyToGroup(
      slice,
      aFrame({
        matches: [{ id: 42, withdrawn: 'home', notCounted: true, cancelled: true, ruling: 'replay', moved }],
      }),
    );
    expect(away?.matches.find(({ id }) => id === 42)).toMatchObject({ withdrawn: 'home' });
    const back = applyToGroup(
      { ...slice, matches: away?.matches ?? [] },
      aFrame({
        matches: [{ id: 42, withdrawn: null, notCounted: null, cancelled: null, ruling: null, moved: null }],
      }),
    );
    expect(back?.matches.find(({ id }) => id === 42)).toEqual(someMatches()[5]);
  });

  it('takes changed rows by seat and stands in the order of places again', () => {
    const [first, second] = slice.rows;
    if (!first || !second) throw new Error('the fixture has rows');
    const rows = [
      { ...first, position: 2 },
      { ...second, position: 1, points: 12 },
    ];
    const next = applyToGroup(slice, aFrame({ rows: [{ groupSlug: 'MA-C', rows }] }));
    expect(next?.rows.map(({ seat }) => seat)).toEqual([2, 1, 3, 4, 5, 6, 7]);
  });

  it('takes reasons and progress, and no rows of other groups', () => {
    const orders = [
      { groupSlug: 'MA-C', order: { ...slice.order, ties: [] }, outlook: null, finished: true, played: 21 },
    ];
    const rows = [{ groupSlug: 'MA-A', rows: slice.rows.slice(0, 1) }];
    const next = applyToGroup(slice, aFrame({ orders, rows }));
    expect(next?.group).toMatchObject({ finished: true, played: 21 });
    expect(next?.order.ties).toEqual([]);
    expect(next?.outlook).toBeNull();
    expect(next?.rows).toBe(slice.rows);
  });

  it('takes a match it has not had to its own or to those taken over, in playing order', () => {
    const first = aTicket(98, { startsAt: '2026-04-01T08:00:00Z' });
    const other = aTicket(99, { group: { label: 'MA-A', slug: 'MA-A' } });
    const next = applyToGroup(slice, aFrame({ matches: [other, first] }));
    expect(next?.matches.map(({ id }) => id)).toEqual([98, ...slice.matches.map(({ id }) => id)]);
    expect(next?.carriedOver).toEqual([other]);
  });

  it('asks for its data when only fields of a match come that it has not had', () => {
    expect(applyToGroup(slice, aFrame({ matches: [{ id: 97, homeScore: 1 }] }))).toBeNull();
  });
});

it('the first page takes changed tickets where they stand', () => {
  const slice = aDashboardSlice();
  const next = applyToDashboard(
    slice,
    aFrame({
      matches: [
        { id: 44, homeScore: 7 },
        { id: 97, homeScore: 1 },
      ],
    }),
  );
  expect(next.live.map(({ id, homeScore }) => [id, homeScore])).toEqual([
    [42, 17],
    [44, 7],
  ]);
});

import { describe, expect, it } from 'vitest';
import { isChanged, jerseyDigits, mergeRows } from './roster-form.ts';
import type { RosterRow } from './roster-form.ts';

const row = (participantId: number, number: string, on = true): RosterRow => ({ participantId, on, number });

describe('a roster that two people change', () => {
  const base = [row(1, '1'), row(2, '2'), row(3, '3')];

  it('[MR13] takes over what only the other one has changed, and keeps what only I have', () => {
    const mine = [row(1, '11'), row(2, '2'), row(3, '3')];
    const theirs = [row(1, '1'), row(2, '22'), row(3, '3')];
    expect(mergeRows({ base, rows: mine }, theirs)).toEqual({
      rows: [row(1, '11'), row(2, '22'), row(3, '3')],
      taken: [2],
      clashes: [],
    });
  });

  it('[MR13] keeps mine and says so where both have changed the same person', () => {
    const merged = mergeRows({ base, rows: [row(1, '11'), ...base.slice(1)] }, [
      row(1, '', false),
      ...base.slice(1),
    ]);
    expect(merged.rows[0]).toEqual(row(1, '11'));
    expect(merged.clashes).toEqual([1]);
  });

  it('takes over somebody who has come into the team, and forgets who has left it', () => {
    const merged = mergeRows({ base, rows: base }, [row(1, '1'), row(4, '4')]);
    expect(merged.rows.map(({ participantId }) => participantId)).toEqual([1, 4]);
    expect(merged.taken).toEqual([4]);
  });

  it('counts a number of somebody who is not on the roster as no change', () => {
    expect(isChanged({ base: [row(1, '', false)], rows: [row(1, '7', false)] })).toBe(false);
    expect(isChanged({ base, rows: [row(1, '9'), ...base.slice(1)] })).toBe(true);
  });
});

describe('a jersey number', () => {
  it('has digits only, no zero before them, and two at most', () => {
    expect(['07', '1a2', '123', 'x', '0'].map(jerseyDigits)).toEqual(['7', '12', '12', '', '']);
  });
});

import { describe, expect, it } from 'vitest';
import { type PublicChange, joinedChanges } from './public-change.repository.ts';

const at = (time: string) => `2026-06-13T${time}:00Z`;
const change = (more: Partial<PublicChange>): PublicChange => {
  return { reason: null, moved: [], closed: [], opened: [], ...more };
};
const closed = { placeId: 3, from: at('11:30'), to: at('15:00') };
const first = { matchId: 7, startsAt: at('12:00'), placeId: 3 };

describe('what published changes say to visitors together', () => {
  it('given a match that was moved twice, then its first place is named, with the newest reason', () => {
    const { moved } = joinedChanges([
      { number: 1, restores: null, change: null },
      { number: 2, restores: null, change: change({ reason: 'Water', moved: [first] }) },
      {
        number: 3,
        restores: null,
        change: change({ reason: 'Bus', moved: [{ ...first, startsAt: at('13:00') }] }),
      },
    ]);
    expect([...moved]).toEqual([[7, { startsAt: at('12:00'), placeId: 3, reason: 'Bus' }]]);
  });

  it('given a version that publishes an older one again, then later changes are no longer named', () => {
    const versions = [
      { number: 1, restores: null, change: null },
      { number: 2, restores: null, change: change({ moved: [first], closed: [closed] }) },
      { number: 3, restores: 1, change: null },
    ];
    expect(joinedChanges(versions)).toEqual({ moved: new Map(), cancelled: new Map(), closed: [] });
    const again = joinedChanges([...versions, { number: 4, restores: 2, change: null }]);
    expect([again.moved.size, again.closed.length]).toEqual([1, 1]);
  });

  it('given a plan that is published without a change, then earlier changes are still named', () => {
    const { closed: told } = joinedChanges([
      { number: 1, restores: null, change: change({ reason: 'Water', closed: [closed] }) },
      { number: 2, restores: null, change: null },
    ]);
    expect(told).toEqual([{ ...closed, reason: 'Water' }]);
  });

  it('given a match that was cancelled with a reason, then it is named until that version is taken back', () => {
    const versions = [
      { number: 1, restores: null, change: null },
      { number: 2, restores: null, change: change({ reason: 'Water', cancelled: [7] }) },
      { number: 3, restores: null, change: change({ cancelled: [8] }) },
    ];
    expect([...joinedChanges(versions).cancelled]).toEqual([[7, 'Water']]);
    expect(joinedChanges([...versions, { number: 4, restores: 1, change: null }]).cancelled.size).toBe(0);
  });

  it('given a closed hall that can be used again, then only the rest of its time is named', () => {
    const opened = { placeId: 3, from: at('12:00'), to: at('14:00') };
    const { closed: told } = joinedChanges([
      { number: 1, restores: null, change: change({ closed: [closed] }) },
      { number: 2, restores: null, change: change({ opened: [opened, { ...opened, placeId: 4 }] }) },
    ]);
    expect(told.map(({ from, to }) => [from, to])).toEqual([
      [at('11:30'), at('12:00')],
      [at('14:00'), at('15:00')],
    ]);
  });

  it('given changes that close a hall for the same reason one after the other, then it is one closure', () => {
    const versionOf = (number: number, reason: string, from: string, to: string) => {
      const own = [{ placeId: 3, from: at(from), to: at(to) }];
      return { number, restores: null, change: change({ reason, closed: own }) };
    };
    const { closed: told } = joinedChanges([
      versionOf(1, 'Water', '11:30', '15:00'),
      versionOf(2, 'Power', '14:00', '15:30'),
      versionOf(3, 'Water', '12:00', '17:00'),
    ]);
    expect(told.map(({ reason, from, to }) => [reason, from, to])).toEqual([
      ['Power', at('14:00'), at('15:30')],
      ['Water', at('11:30'), at('17:00')],
    ]);
  });
});

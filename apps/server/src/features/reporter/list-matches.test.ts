import { aGroup, aMatch, aSnapshot, aTeam } from '@sevenmetre/rules/snapshot/testing';
import { describe, expect, it } from 'vitest';
import { findIn } from './list-matches.use-case.ts';

const on = (day: string) => ({ day, startsAt: `${day}T08:00:00Z` });
const snapshot = aSnapshot({
  groups: [aGroup(1, 'MA-A')],
  teams: [aTeam(1), aTeam(2), aTeam(3, { name: 'Meadow Foxes' })],
  seats: [],
  matches: [
    aMatch(1, 1, [1, 2], { ...on('2026-06-12'), matchNumber: 2 }),
    aMatch(2, 1, [1, 2], on('2026-06-14')),
    aMatch(3, 1, [1, 2], on('2026-06-13')),
    aMatch(4, 1, [null, null], {
      day: null,
      time: null,
      startsAt: null,
      placeId: null,
      cancelled: { homeTeamId: 3, awayTeamId: 2, startsAt: '2026-06-13T06:00:00Z', placeId: null },
    }),
    aMatch(5, 1, [1, 2], { day: null, time: null, startsAt: null }),
  ],
});
const reporters = [{ placeId: 1, day: '2026-06-14', name: 'Jana Stolová' }];

const found = (at: string, query: Parameters<typeof findIn>[1]) => {
  const { rows, order } = findIn({ snapshot, reporters, now: new Date(at) }, query);
  return rows.toSorted(order).map(({ match }) => match.id);
};
const search = (at: string, text: string) => found(at, { search: text });
const noon = '2026-06-13T10:00:00Z';

describe('[SE1] the search of matches for organisers', () => {
  it('given a day of the tournament, then its matches are first, and those of earlier days last', () => {
    expect(search(noon, 'MA-A')).toEqual([4, 3, 2, 5, 1]);
  });

  it('given a day before or after the tournament, then matches are in the order of play, those without a time after what is to come', () => {
    expect(search('2026-06-01T10:00:00Z', 'MA-A')).toEqual([1, 4, 3, 2, 5]);
    expect(search('2026-07-01T10:00:00Z', 'MA-A')).toEqual([5, 1, 4, 3, 2]);
  });

  it('given the number of a match, then that match is first, though it is over', () => {
    expect(search(noon, ' 2 ')).toEqual([1, 4, 3, 2, 5]);
  });

  it('given a cancelled match, then the teams that it had find it', () => {
    expect(search(noon, 'foxes')).toEqual([4]);
  });

  it('given a reporter, then the matches of the hall and day are found', () => {
    expect(search(noon, 'stolova')).toEqual([2]);
  });
});

describe('[LV7] the list of matches', () => {
  it('is filtered by state, day and group', () => {
    expect(found(noon, { state: 'late' })).toEqual([3, 1]);
    expect(found(noon, { state: 'off' })).toEqual([4]);
    expect(found(noon, { day: '2026-06-14' })).toEqual([2]);
    expect(found(noon, { label: 'MA-B' })).toEqual([]);
  });

  it('is in groups by state, in each the longest late first, or as it is sorted', () => {
    expect(found(noon, { group: 'state' })).toEqual([1, 3, 2, 5, 4]);
    expect(found(noon, { group: 'state', sort: 'time', direction: 'down' })).toEqual([3, 1, 5, 2, 4]);
    expect(found(noon, { sort: 'name', direction: 'down' })).toEqual([5, 4, 3, 2, 1]);
  });
});

import { aGroup, aMatch, aSnapshot, aTeam } from '@sevenmetre/rules/snapshot/testing';
import { describe, expect, it } from 'vitest';
import { findMatches } from './find-matches.use-case.ts';

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

const found = (at: string, search: string) => {
  const outcome = findMatches({ snapshot: () => snapshot, clock: { now: () => new Date(at) } }, search);
  return outcome.ok ? outcome.value.matches.map(({ id }) => id) : null;
};

describe('the search of matches for organisers', () => {
  it('given a day of the tournament, then its matches are first, and those of earlier days last', () => {
    expect(found('2026-06-13T10:00:00Z', 'MA-A')).toEqual([4, 3, 2, 5, 1]);
  });

  it('given a day before or after the tournament, then matches are in the order of play, those without a time after what is to come', () => {
    expect(found('2026-06-01T10:00:00Z', 'MA-A')).toEqual([1, 4, 3, 2, 5]);
    expect(found('2026-07-01T10:00:00Z', 'MA-A')).toEqual([5, 1, 4, 3, 2]);
  });

  it('given the number of a match, then that match is first, though it is over', () => {
    expect(found('2026-06-13T10:00:00Z', ' 2 ')).toEqual([1, 4, 3, 2, 5]);
  });

  it('given a cancelled match, then the teams that it had find it', () => {
    expect(found('2026-06-13T10:00:00Z', 'foxes')).toEqual([4]);
  });
});

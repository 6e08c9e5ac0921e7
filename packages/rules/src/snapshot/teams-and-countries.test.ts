import { describe, expect, test } from 'vitest';
import { countriesSlice, countrySlice, findTopic, teamSlice, topicsOf } from './index.ts';
import type { PublicTeamDetail, Snapshot } from './index.ts';
import { aCategory, aGroup, aMatch, aSeat, aSnapshot, aTeam } from './testing/index.ts';

const detail: PublicTeamDetail = {
  earlierYears: [],
  participants: [
    { isLeader: false, jerseyNumber: 7, name: 'Adam T.', matches: 1, goals: 4 },
    { isLeader: true, jerseyNumber: null, name: 'Ivana H.', matches: 1, goals: 0 },
  ],
};

/** Club 1 has three teams, one of them a girls' team; club 9 from Germany has one, and a withdrawn one. */
function aDay(resultsHidden = false): Snapshot {
  return aSnapshot({
    categories: [aCategory(1, 'MA', { resultsHidden }), aCategory(2, 'WA', { gender: 'W' })],
    groups: [aGroup(1, 'MA-A'), aGroup(2, 'MA final', { roundLevelId: 3 })],
    teams: [
      aTeam(1),
      aTeam(2, { clubId: 9, clubName: 'Club 9', clubCountryCode: 'DE' }),
      aTeam(3, { clubId: 9, clubName: 'Club 9', clubCountryCode: 'DE', teamNumber: 2, withdrawn: true }),
      aTeam(4, { clubId: 1, clubName: 'Club 1', teamNumber: 2 }),
      aTeam(5, { clubId: 1, clubName: 'Club 1', teamCategoryId: 2 }),
      aTeam(6, { clubId: 8, clubName: 'Club 8', clubCountryCode: 'AT', withdrawn: true }),
    ],
    seats: [aSeat(1, 1, 1, { standings: 1, games: 1 }), aSeat(2, 1, 2, { standings: 2, games: 1 })],
    matches: [
      aMatch(1, 1, [1, 2], { stage: 'finished', score: '9:7' }),
      aMatch(2, 1, [2, 1], { stage: '2nd_half', score: '3:5' }),
      aMatch(3, 1, [1, 2]),
    ],
  });
}

test('a team has its matches, its places, its people and the other teams of its club by category', () => {
  const page = teamSlice(aDay(), aTeam(1), detail);
  expect(page?.groups).toMatchObject([{ label: 'MA-A', slug: 'MA-A', position: 1 }]);
  expect(page?.matches.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(page?.participants).toEqual(detail.participants);
  expect(page?.otherTeams.map(({ id, numeral, category }) => [id, numeral, category.code])).toEqual([
    [4, 'II', 'MA'],
    [5, 'I', 'WA'],
  ]);
});

test('a team has no place in a group of which nothing counts yet, whatever order its seats have', () => {
  const day = aDay();
  const seats = [...day.groupTeams].map(([id, seat]) => [id, { ...seat, games: 0 }] as const);
  const page = teamSlice({ ...day, groupTeams: new Map(seats) }, aTeam(1), detail);
  expect(page?.groups).toMatchObject([{ label: 'MA-A', position: null }]);
});

test('a team tells the earlier years of its club where there are any', () => {
  const teams = [{ id: 91, name: 'Club 1 I', category: 'MA', champion: true }];
  const earlierYears = [{ address: '2025', year: 2025, teams }];
  expect(teamSlice(aDay(), aTeam(1), { ...detail, earlierYears })?.earlierYears).toEqual(earlierYears);
  expect(teamSlice(aDay(), aTeam(1), detail)).not.toHaveProperty('earlierYears');
});

test('a match that a new plan has no more is listed as cancelled with both of its teams, apart from those that are played', () => {
  const was = { homeTeamId: 2, awayTeamId: 1, startsAt: '2026-06-13T09:00:00Z', placeId: 5 };
  const day = aDay();
  const cancelled = aMatch(4, 1, [null, null], { startsAt: null, cancelled: was });
  const page = teamSlice({ ...day, matches: new Map([...day.matches, [4, cancelled]]) }, aTeam(1), detail);
  expect(page?.matches.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(page?.cancelled).toMatchObject([{ id: 4, cancelled: true, home: { team: { id: 2 } } }]);
  expect(teamSlice(day, aTeam(1), detail)).not.toHaveProperty('cancelled');
});

test('a team whose results are hidden tells neither places nor goals', () => {
  const page = teamSlice(aDay(true), aTeam(1), detail);
  expect(page?.groups.map(({ position }) => position)).toEqual([null]);
  expect(page?.participants?.map(({ goals }) => goals)).toEqual([null, null]);
});

describe('countries', () => {
  test('take part with accepted teams only', () => {
    expect(countriesSlice(aDay()).countries.map(({ countryCode, teams }) => [countryCode, teams])).toEqual([
      ['CZ', 3],
      ['DE', 1],
    ]);
  });

  test('have their teams by club and category, each with its place and next match', () => {
    const page = countrySlice(aDay(), 'CZ');
    expect(page?.categories.map(({ code }) => code)).toEqual(['MA', 'WA']);
    expect(countrySlice(aDay(), 'DE')?.categories.map(({ code }) => code)).toEqual(['MA']);
    expect(page?.clubs.map(({ name, teams }) => [name, teams.map(({ id }) => id)])).toEqual([
      ['Club 1', [1, 4, 5]],
    ]);
    expect(page?.clubs[0]?.teams[0]).toMatchObject({
      category: 'MA',
      group: { label: 'MA-A', position: 1 },
      next: { id: 2, live: true },
    });
    expect(page?.clubs[0]?.teams[1]).toMatchObject({ group: null, next: null });
  });

  test('are named by their code in either case; one that does not take part is unknown', () => {
    expect(findTopic(aDay(), 'country:de')).toMatchObject({ ok: true, topic: { key: 'country:DE' } });
    expect(findTopic(aDay(), 'country:AT')).toMatchObject({ ok: false, reason: 'unknown' });
    expect(countrySlice(aDay(), 'AT')).toBeNull();
  });

  test('differ when a match of theirs begins, not with every goal', () => {
    const before = aDay();
    const change = (match: ReturnType<typeof aMatch>) => {
      const after = { ...before, matches: new Map(before.matches).set(match.id, match) };
      const what = { v: 2, structure: false, matches: [match], groupTeams: [], events: [], rosters: [] };
      return [...topicsOf(what, before, after)].filter((topic) => topic.startsWith('country:'));
    };
    expect(change(aMatch(2, 1, [2, 1], { stage: '2nd_half', score: '4:5' }))).toEqual([]);
    expect(change(aMatch(3, 1, [1, 2], { stage: '1st_half' }))).toEqual(['country:CZ', 'country:DE']);
  });
});

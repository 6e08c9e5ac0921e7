import { describe, expect, test } from 'vitest';
import {
  categorySlice,
  dashboardSlice,
  findCategory,
  findTopic,
  frameRows,
  groupSlice,
  liveBody,
  matchSlice,
  teamSlice,
} from './index.ts';
import type { Snapshot, Topic } from './index.ts';
import type { Match, PublicMatchEvent } from '../tournament/index.ts';
import { aCategory, aGroup, aMatch, aSeat, aSnapshot, aTeam } from './testing/index.ts';

const noon = { instant: '2026-06-13T12:00:00Z', day: '2026-06-13' };

const goal: PublicMatchEvent = {
  id: 1,
  minute: 3,
  second: 20,
  createdTimestamp: '2026-06-13T08:03:20Z',
  competitionEventTypeId: 1,
  competitionMatchParticipantId: null,
  competitionMatchStageId: 2,
  competitionMatchStageCode: '1st_half',
  secondaryParticipantId: null,
  side: 'home',
};

function aDay(hidden = false): Snapshot {
  return aSnapshot({
    categories: [aCategory(1, 'MA', { resultsHidden: hidden }), aCategory(2, 'WA', { gender: 'W' })],
    groups: [aGroup(1, 'MA-A'), aGroup(2, 'MA final', { roundLevelId: 3 })],
    teams: [
      aTeam(1),
      aTeam(2),
      aTeam(3, { withdrawn: true }),
      aTeam(4, { clubId: 1, clubName: 'Club 1', teamNumber: 2 }),
    ],
    seats: [
      aSeat(1, 1, 1, { games: 1, wins: 1, points: 2, goalsScored: 9, goalsConceded: 7, standings: 1 }),
      aSeat(2, 1, 2, { games: 1, losses: 1, goalsScored: 7, goalsConceded: 9, standings: 2 }),
      aSeat(3, 2, null, { predecessorCompetitionGroupId: 1, predecessorCompetitionGroupStandings: 1 }),
    ],
    matches: [
      aMatch(1, 1, [1, 2], { stage: 'finished', score: '9:7', homeHalfTimeScore: 4, awayHalfTimeScore: 4 }),
      aMatch(2, 1, [2, 1], { stage: '2nd_half', score: '3:5' }),
      aMatch(3, 1, [1, 2]),
      aMatch(9, 1, [2, 1]),
    ],
  });
}

function topic(snapshot: Snapshot, text: string): Topic {
  const found = findTopic(snapshot, text);
  if (!found.ok) throw new Error(`${text} is ${found.reason}`);
  return found.topic;
}

function matchOf(snapshot: Snapshot, id: number): Match {
  const match = snapshot.matches.get(id);
  if (!match) throw new Error(`no match ${id}`);
  return match;
}

test('the first page counts, and lists what is played now and next', () => {
  const page = dashboardSlice(aDay(), noon);
  expect(page.day).toBe(1);
  expect(page.numbers).toEqual({
    teams: 3,
    countries: 1,
    referees: 0,
    halls: 1,
    matches: 4,
    goals: 24,
    played: 1,
    live: 1,
    today: 4,
    playedToday: 1,
  });
  expect(page.live.map(({ id }) => id)).toEqual([2]);
  // Match 3 should have begun at 10:00 and did not: at noon it is no longer coming.
  expect(page.next.map(({ id }) => id)).toEqual([9]);
  expect(page.categories.map(({ code, ageRank, live, teams }) => [code, ageRank, live, teams])).toEqual([
    ['MA', 0, 1, 3],
    ['WA', 0, 0, 0],
  ]);
});

test('the first page tells the matches of its day from all of them', () => {
  const day = aDay();
  const yesterday = { day: '2026-06-12', startsAt: '2026-06-12T08:00:00Z' };
  const earlier = [1, 3].map((id) => [id, { ...matchOf(day, id), ...yesterday }] as const);
  const { numbers } = dashboardSlice({ ...day, matches: new Map([...day.matches, ...earlier]) }, noon);
  expect(numbers).toMatchObject({ matches: 4, played: 1, today: 2, playedToday: 0 });
});

test('the first page says before the first day what is due, and who won last time; then no more', () => {
  const deadlines = [{ kind: 'registration-closes', at: '2026-05-01T00:00:00Z' }] as const;
  const lastChampions = { year: 2025, address: '2025', rows: [] };
  const day = aDay();
  const snapshot = { ...day, edition: { ...day.edition, deadlines, lastChampions } };
  const before = (today: string) => dashboardSlice(snapshot, { ...noon, day: today }).before;
  expect(before('2026-06-12')).toEqual({ deadlines, champions: lastChampions });
  expect(before('2026-06-13')).toBeNull();
});

test.each([
  ['2026-06-12', null],
  ['2026-06-15', 3],
  ['2026-06-16', null],
])('on %s it is day %s of the tournament', (day, expected) => {
  expect(dashboardSlice(aDay(), { ...noon, day }).day).toBe(expected);
});

test('a category lists its groups and teams; a team that withdrew before it was drawn is gone', () => {
  const snapshot = aDay();
  const category = findCategory(snapshot, 'MA');
  const page = category && categorySlice(snapshot, category);
  expect(page?.groups.map(({ slug, played, total }) => [slug, played, total])).toEqual([
    ['MA-A', 1, 4],
    ['MA-final', 0, 0],
  ]);
  expect(page?.teams.map(({ id }) => id)).toEqual([1, 4, 2]);
});

test('a match lists its events by stage and clock', () => {
  const snapshot = aDay();
  const late = { ...goal, id: 2, minute: 16 };
  const second = { ...goal, id: 3, minute: 15, competitionMatchStageCode: '2nd_half' as const };
  const detail = {
    events: [second, late, goal],
    roster: [],
    referees: [{ id: 1, firstName: 'Eva', lastName: 'Malá', countryCode: 'CZ' }],
  };
  const page = matchSlice(snapshot, aMatch(1, 1, [1, 2]), detail);
  expect(page.events.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(page.referees).toEqual([{ id: 1, name: 'Eva Malá', countryCode: 'CZ' }]);
});

describe('a category whose results are hidden', () => {
  const snapshot = aDay(true);
  const group = snapshot.groups.get(1);
  const match = snapshot.matches.get(1);
  if (!group || !match) throw new Error('incomplete');

  test('shows who plays, where and when, and no result anywhere', () => {
    const page = groupSlice(snapshot, group);
    expect(page?.matches[0]).toMatchObject({
      homeScore: null,
      homeHalfTimeScore: null,
      stageCode: 'finished',
    });
    expect(
      page?.rows.map(({ position, points, goalsScored, advance }) => [
        position,
        points,
        goalsScored,
        advance,
      ]),
    ).toEqual([
      [null, 0, 0, null],
      [null, 0, 0, null],
    ]);
    expect(page?.order.ties).toEqual([]);
    expect(page?.rows[0]?.live).toBe(true);
  });

  test('projects nobody, counts no goals, and its matches list no events', () => {
    const final = snapshot.groups.get(2);
    expect(final && groupSlice(snapshot, final)?.rows[0]?.projected).toBeNull();
    expect(dashboardSlice(snapshot, noon).numbers.goals).toBe(0);
    expect(matchSlice(snapshot, match, { events: [goal], roster: [], referees: [] }).events).toEqual([]);
  });

  test('gives nothing away in the body of all live data, nor in frames', () => {
    const body = liveBody(snapshot);
    expect(body.matches[0]).toMatchObject({ homeScore: null, awayScore: null, homeGoalsCount: 0, meta: {} });
    expect(body.groupTeams[0]).toMatchObject({ standings: null, points: 0, goalsScored: 0 });
    const rows = frameRows(snapshot, topic(snapshot, 'all'), { match: () => 'whole', group: () => 'whole' });
    expect(rows.matches?.every(({ homeScore }) => homeScore === null)).toBe(true);
    expect(rows.rows?.[0]?.rows[0]).toMatchObject({ position: null, points: 0 });
  });
});

describe('topics', () => {
  test.each(['', 'x', 'match', 'match:', 'match:01', 'match:1e3', 'player:1', 'group:'])(
    'given %j, then it is malformed',
    (text) => expect(findTopic(aDay(), text)).toMatchObject({ ok: false, reason: 'malformed' }),
  );

  test.each(['match:77', 'group:MB-A', 'team:77', 'hall:9', 'category:MB'])(
    'given %j, then it is unknown',
    (text) => expect(findTopic(aDay(), text)).toMatchObject({ ok: false, reason: 'unknown' }),
  );

  test('given a label or its slug, then both follow the same', () => {
    expect(topic(aDay(), 'group:MA final')).toEqual(topic(aDay(), 'group:MA-final'));
  });
});

describe('pages', () => {
  test('say of a team in a table, and on its own page, that it has withdrawn', () => {
    const snapshot = aDay();
    const away = { ...snapshot, teams: new Map(snapshot.teams).set(2, aTeam(2, { withdrawn: true })) };
    const slice = groupSlice(away, [...away.groups.values()][0] ?? aGroup(1, 'MA-A'));
    expect(slice?.rows.map(({ team, withdrawn }) => [team?.id, withdrawn])).toEqual([
      [1, undefined],
      [2, true],
    ]);
    expect(teamSlice(away, aTeam(2, { withdrawn: true }), null)).toMatchObject({ withdrawn: true });
    expect(teamSlice(away, aTeam(1), null)).not.toHaveProperty('withdrawn');
  });
});

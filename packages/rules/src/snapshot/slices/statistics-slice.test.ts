import { describe, expect, it } from 'vitest';
import type { NamedTally } from '../shapes/index.ts';
import { statisticsCounts, statisticsPeople } from './statistics-columns.ts';
import { statisticsSlice, topScorers } from './statistics-slice.ts';
import { aCategory, aChange, aGroup, aMatch, aSnapshot, aTeam } from '../testing/index.ts';
import { topicsOf } from '../changes/topics.ts';

const person = (id: number, changes: Partial<NamedTally> = {}): NamedTally => ({
  participantId: id,
  teamId: 1,
  isLeader: false,
  jerseyNumber: id,
  matches: 2,
  goals: 0,
  sevenMetreGoals: 0,
  shootoutGoals: 0,
  blueCards: 0,
  redCards: 0,
  yellowCards: 0,
  twoMinutes: 0,
  name: `Person ${id}`,
  hidden: false,
  ...changes,
});

function aCup(resultsHidden = false) {
  const category = aCategory(1, 'MA', { resultsHidden });
  const snapshot = aSnapshot({
    categories: [category],
    groups: [aGroup(1, 'MA-A')],
    seats: [],
    teams: [aTeam(1), aTeam(2)],
    matches: [
      aMatch(1, 1, [1, 2], { stage: 'finished', score: '5:3' }),
      aMatch(2, 1, [2, 1], { stage: '1st_half', score: '1:0' }),
      aMatch(3, 1, [1, 2], { stage: 'finished', score: '5:0', homeGoalsCount: 0, walkOver: 'home' }),
      aMatch(4, 1, [1, 2]),
    ],
  });
  return { category, snapshot };
}

const people = [
  person(1, { goals: 2, yellowCards: 1 }),
  person(2, { teamId: 2, goals: 4, shootoutGoals: 1 }),
  person(3, { goals: 9, hidden: true, redCards: 1 }),
  person(4, { teamId: 2, isLeader: true, jerseyNumber: null, twoMinutes: 1 }),
];

describe('the page of statistics', () => {
  it('[SS1] [SS4] tells the goals of matches that have begun, without walkovers', () => {
    const { snapshot, category } = aCup();
    const slice = statisticsSlice(snapshot, category, { people: [], namesPenalties: true });
    expect([slice.matches, slice.goals]).toEqual([2, 9]);
    expect(slice.categories.map(({ code }) => code)).toEqual(['MA']);
  });

  it('[SS7] [SS10] lists scorers without officials and without anybody hidden', () => {
    const { snapshot, category } = aCup();
    const slice = statisticsSlice(snapshot, category, { people, namesPenalties: true });
    expect(slice.scorers).toMatchObject({ total: 2 });
    expect(slice.scorers.rows.map(({ name, goals }) => [name, goals])).toEqual([
      ['Person 2', 4],
      ['Person 1', 2],
    ]);
    expect(topScorers(snapshot, category, { people, namesPenalties: true })).toEqual([
      { name: 'Person 2', number: 2, teamId: 2, goals: 4, matches: 2 },
      { name: 'Person 1', number: 1, teamId: 1, goals: 2, matches: 2 },
    ]);
    expect(JSON.stringify(slice)).not.toContain('Person 3');
    // A player without goals is listed, but is not a top scorer.
    const tallies = { people: [person(5), person(1, { goals: 2 })], namesPenalties: true };
    expect(statisticsSlice(snapshot, category, tallies).scorers.total).toBe(2);
    expect(topScorers(snapshot, category, tallies).map(({ name }) => name)).toEqual(['Person 1']);
  });

  it('[SS8] lists penalties of everybody, officials as well', () => {
    const { snapshot, category } = aCup();
    const { penalties } = statisticsSlice(snapshot, category, { people, namesPenalties: true });
    expect([penalties.of, penalties.rows.map(({ name }) => name)]).toEqual([
      'people',
      ['Person 4', 'Person 1'],
    ]);
  });

  it('[SS11] tells penalties of teams where names are not published, of somebody hidden too', () => {
    const { snapshot, category } = aCup();
    const tallies = { people, namesPenalties: false };
    const { penalties } = statisticsSlice(snapshot, category, tallies);
    expect(penalties.of).toBe('teams');
    expect(penalties.rows.map(({ teamId, name, redCards }) => [teamId, name, redCards])).toEqual([
      [1, null, 1],
      [2, null, 0],
    ]);
    const fair = statisticsSlice(snapshot, category, { ...tallies, people: people.slice(0, 2) });
    expect([fair.penalties.total, fair.penalties.rows.map(({ teamId }) => teamId)]).toEqual([1, [1]]);
    expect(statisticsCounts(snapshot, category, tallies).penalties).toBeNull();
    expect(statisticsPeople(snapshot, category, tallies).names).toEqual(['Person 1', 'Person 2']);
  });

  it('[SS10] tells nothing of a category whose results are hidden', () => {
    const { snapshot, category } = aCup(true);
    const tallies = { people, namesPenalties: true };
    const slice = statisticsSlice(snapshot, category, tallies);
    expect(slice).toMatchObject({ hidden: true, matches: 0, goals: 0, teams: [] });
    expect([slice.scorers.total, slice.penalties.total]).toEqual([0, 0]);
    expect(statisticsPeople(snapshot, category, tallies).names).toEqual([]);
    expect(topScorers(snapshot, category, tallies)).toEqual([]);
  });

  it('has columns of everybody whose key differs with the people and not with what they did', () => {
    const { snapshot, category } = aCup();
    const keyOf = (changed: readonly NamedTally[]) =>
      statisticsCounts(snapshot, category, { people: changed, namesPenalties: true }).key;
    const before = keyOf(people);
    expect(keyOf(people.map((one) => ({ ...one, goals: one.goals + 1 })))).toBe(before);
    expect(keyOf(people.map((one) => ({ ...one, name: 'Somebody' })))).not.toBe(before);
    expect(keyOf(people.slice(1))).not.toBe(before);
  });

  it('says which of its people are officials, by their place among all', () => {
    const { snapshot, category } = aCup();
    const { names, leaders } = statisticsPeople(snapshot, category, { people, namesPenalties: true });
    expect(leaders.map((index) => names[index])).toEqual(['Person 4']);
  });

  it('follows matches, events and rosters of its category', () => {
    const { snapshot } = aCup();
    const event = { matchId: 2, changed: [], deletedIds: [5] };
    expect(topicsOf(aChange(snapshot, { events: [event] }), snapshot, snapshot)).toContain('statistics:MA');
    expect(topicsOf(aChange(snapshot, { rosters: [2] }), snapshot, snapshot)).toContain('statistics:MA');
  });
});

import { describe, expect, it } from 'vitest';
import { anEvent, testTypes } from '../testing/index.ts';
import {
  averageHundredths,
  type CountedMatch,
  comparePenalties,
  compareScorers,
  hasPenalty,
  type PlayerTally,
  ranksInOrder,
  type RosterPerson,
  sumTallies,
  tallyMatch,
} from './index.ts';

const person = (id: number, changes: Partial<RosterPerson> = {}): RosterPerson => ({
  id,
  participantId: id * 100,
  teamId: 1,
  isLeader: false,
  jerseyNumber: id,
  ...changes,
});

const match = (changes: Partial<CountedMatch> = {}): CountedMatch => ({
  isWalkover: false,
  roster: [person(1), person(2)],
  events: [],
  ...changes,
});

const by = (competitionMatchParticipantId: number | null) => ({ competitionMatchParticipantId });

describe('what somebody has done in a match', () => {
  it('[SS1] begins with standing in its roster', () => {
    expect(tallyMatch(match(), testTypes).map(({ matches, goals }) => [matches, goals])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('[SS2] counts goals and seven-metre goals of play together, the latter once more on their own', () => {
    const events = [
      anEvent('goal', by(1)),
      anEvent('seven-metre-goal', by(1)),
      anEvent('seven-metre-miss', by(1)),
    ];
    const [first] = tallyMatch(match({ events }), testTypes);
    expect(first).toMatchObject({ goals: 2, sevenMetreGoals: 1, shootoutGoals: 0 });
  });

  it('[SS3] counts a shoot-out apart, also a goal that was written down with the wrong type', () => {
    const shootout = { ...by(1), competitionMatchStageCode: 'shootout' } as const;
    const events = [
      anEvent('shootout-goal', shootout),
      anEvent('goal', shootout),
      anEvent('shootout-miss', shootout),
    ];
    const [first] = tallyMatch(match({ events }), testTypes);
    expect(first).toMatchObject({ goals: 0, sevenMetreGoals: 0, shootoutGoals: 2 });
  });

  it('[SS4] leaves a walkover out and keeps its cards', () => {
    const events = [anEvent('goal', by(1)), anEvent('red-card', by(1))];
    const [first] = tallyMatch(match({ events, isWalkover: true }), testTypes);
    expect(first).toMatchObject({ matches: 0, goals: 0, redCards: 1 });
  });

  it('[SS5] counts cards and suspensions, also of officials; what is nobody’s is counted for nobody', () => {
    const roster = [person(1), person(3, { isLeader: true, jerseyNumber: null })];
    const events = [
      anEvent('yellow-card', by(3)),
      anEvent('two-minutes', by(3)),
      anEvent('two-minutes', by(1)),
      anEvent('two-minutes', by(1)),
      anEvent('blue-card', by(1)),
      anEvent('goal', by(null)),
      anEvent('goal', by(77)),
    ];
    const [player, leader] = tallyMatch(match({ roster, events }), testTypes);
    expect(player).toMatchObject({ twoMinutes: 2, blueCards: 1, yellowCards: 0, goals: 0 });
    expect(leader).toMatchObject({ isLeader: true, twoMinutes: 1, yellowCards: 1 });
  });
});

describe('the tallies of several matches', () => {
  const tally = (changes: Partial<PlayerTally>): PlayerTally => {
    const [one] = tallyMatch(match({ roster: [person(1)] }), testTypes);
    if (!one) throw new Error('nobody');
    return { ...one, ...changes };
  };

  it('[SS9] are one for each person and team, with the number of the last match', () => {
    const sums = sumTallies([
      [tally({ goals: 3, jerseyNumber: 7 })],
      [tally({ goals: 2, jerseyNumber: 8 }), tally({ teamId: 2, goals: 9 })],
      [tally({ goals: 1, jerseyNumber: null })],
    ]);
    expect(
      sums.map(({ teamId, goals, matches, jerseyNumber }) => [teamId, goals, matches, jerseyNumber]),
    ).toEqual([
      [1, 6, 3, 8],
      [2, 9, 1, 1],
    ]);
  });
});

describe('a list', () => {
  it('[SS6] shows goals a match to two decimals', () => {
    expect([averageHundredths(41, 5), averageHundredths(1, 3), averageHundredths(2, 3)]).toEqual([
      820, 33, 67,
    ]);
    expect(averageHundredths(0, 0)).toBeNull();
  });

  it('[SS7] ranks scorers by goals, who needed fewer matches first, and counts everybody before', () => {
    const rows = [
      { goals: 4, matches: 3 },
      { goals: 9, matches: 5 },
      { goals: 6, matches: 4 },
      { goals: 6, matches: 2 },
    ].sort(compareScorers);
    expect(rows.map(({ goals, matches }) => [goals, matches])).toEqual([
      [9, 5],
      [6, 2],
      [6, 4],
      [4, 3],
    ]);
    expect(ranksInOrder(rows, (one, next) => one.goals === next.goals)).toEqual([1, 2, 2, 4]);
  });

  it('[SS8] ranks penalties by severity', () => {
    const row = (blueCards: number, redCards: number, twoMinutes: number, yellowCards: number) => ({
      blueCards,
      redCards,
      twoMinutes,
      yellowCards,
    });
    const rows = [row(0, 0, 5, 1), row(0, 1, 0, 0), row(1, 0, 0, 0), row(0, 1, 0, 0), row(0, 0, 5, 0)];
    const sorted = [...rows].sort(comparePenalties);
    expect(sorted.map((one) => rows.indexOf(one))).toEqual([2, 1, 3, 0, 4]);
    expect(ranksInOrder(sorted, (one, next) => comparePenalties(one, next) === 0)).toEqual([1, 2, 2, 4, 5]);
    expect([hasPenalty(row(0, 0, 0, 0)), hasPenalty(row(0, 0, 0, 1))]).toEqual([false, true]);
  });
});

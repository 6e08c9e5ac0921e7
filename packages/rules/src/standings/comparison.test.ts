import { describe, expect, it } from 'vitest';
import { acrossCriteria, type AcrossInput, type AcrossTeam, emptyTally, standingsAcross } from './index.ts';

function aThird(
  teamId: number,
  games: number,
  points: number,
  goals: `${number}:${number}`,
  lot?: number,
): AcrossTeam {
  const [goalsScored = 0, goalsConceded = 0] = goals.split(':').map(Number);
  return { ...emptyTally, teamId, games, points, goalsScored, goalsConceded, lot: lot ?? null };
}

const criteria = ['points', 'overallDifference', 'overallGoals', 'lots'] as const;
const compare = (teams: readonly AcrossTeam[], over: Partial<AcrossInput> = {}) =>
  standingsAcross({ teams, finished: true, criteria, criteriaUnfinished: ['points'], ...over });
const valueOf = (placing: ReturnType<typeof compare>[number] | undefined) =>
  placing?.reason?.teams.find(({ teamId }) => teamId === placing.teamId)?.value;

describe('the same place of several groups', () => {
  it('[ST16] compares points, overall difference, overall goals, then lots', () => {
    const table = compare([
      aThird(1, 4, 4, '60:60'),
      aThird(2, 4, 5, '50:70'),
      aThird(3, 4, 4, '61:60'),
      aThird(4, 4, 4, '70:70'),
    ]);
    expect(table.map(({ teamId, position, reason }) => [teamId, position, reason?.criterion])).toEqual([
      [2, 1, 'points'],
      [3, 2, 'overallDifference'],
      [4, 3, 'overallGoals'],
      [1, 4, 'overallGoals'],
    ]);
  });

  it('[ST16] leaves criteria of head-to-head out of the list', () => {
    const own = ['points', 'headToHeadPoints', 'overallGoals'] as const;
    const [first] = compare([aThird(1, 3, 2, '40:40'), aThird(2, 3, 2, '50:60')], { criteria: own });
    expect(first).toMatchObject({ teamId: 2, reason: { criterion: 'overallGoals' } });
    expect(valueOf(first)).toBe(50);
    expect(acrossCriteria({ criteria: own, criteriaUnfinished: own })).toEqual({
      criteria: ['points', 'overallGoals'],
      criteriaUnfinished: ['points', 'overallGoals'],
    });
  });

  it('[ST16] leaves level teams level until lots are drawn', () => {
    const level = [aThird(1, 3, 2, '40:40'), aThird(2, 3, 2, '40:40')];
    expect(compare(level)[0]).toMatchObject({
      tied: [2],
      needsLots: true,
      reason: { criterion: 'undecided' },
    });
    const drawn = [aThird(1, 3, 2, '40:40', 2), aThird(2, 3, 2, '40:40', 1)];
    expect(compare(drawn)[0]).toMatchObject({ teamId: 2, tied: [], reason: { criterion: 'lots' } });
    expect(compare(drawn, { finished: false })[0]).toMatchObject({ tied: [2], needsLots: false });
  });

  it('[ST17] measures groups of different size per match, or by sums where the organiser wants it', () => {
    const thirds = [aThird(1, 5, 5, '80:90'), aThird(2, 3, 4, '40:45')];
    const [fair] = compare(thirds);
    expect(fair).toMatchObject({ teamId: 2, games: 3, points: 4, reason: { criterion: 'points' } });
    expect(valueOf(fair)).toBe(4 / 3);
    expect(compare(thirds, { sums: true })[0]).toMatchObject({ teamId: 1 });
  });

  it('[ST17] is exact where division would round', () => {
    const table = compare([aThird(1, 3, 1, '1:0'), aThird(2, 6, 2, '2:0'), aThird(3, 6, 2, '2:1')]);
    expect(table.map(({ teamId, tied }) => [teamId, tied])).toEqual([
      [1, [2]],
      [2, [1]],
      [3, []],
    ]);
  });

  it('[ST17] puts a team without a match last, and one that has withdrawn behind it', () => {
    expect(compare([aThird(1, 0, 0, '0:0'), aThird(2, 4, 0, '10:90')])[0]?.teamId).toBe(2);
    expect(compare([])).toEqual([]);
    expect(compare([aThird(1, 3, 3, '1:1')])[0]).toMatchObject({ reason: null, tied: [] });
    const withdrawn = new Set([1]);
    expect(compare([aThird(1, 4, 8, '90:10'), aThird(2, 0, 0, '0:0')], { withdrawn })[0]?.teamId).toBe(2);
  });
});

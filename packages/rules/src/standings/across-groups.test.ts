import { describe, expect, it } from 'vitest';
import { type AcrossTeam, standingsAcross } from './index.ts';

function aThird(
  teamId: number,
  games: number,
  points: number,
  goals: `${number}:${number}`,
  lot?: number,
): AcrossTeam {
  const [goalsScored = 0, goalsConceded = 0] = goals.split(':').map(Number);
  return { teamId, games, points, goalsScored, goalsConceded, lot: lot ?? null };
}

describe('the same place of several groups', () => {
  it('[ST16] compares points, overall difference, overall goals, then lots', () => {
    const table = standingsAcross([
      aThird(1, 4, 4, '60:60'),
      aThird(2, 4, 5, '50:70'),
      aThird(3, 4, 4, '61:60'),
      aThird(4, 4, 4, '70:70'),
    ]);
    expect(table.map(({ teamId, criterion }) => [teamId, criterion])).toEqual([
      [2, 'points'],
      [3, 'points'],
      [4, 'overallDifference'],
      [1, 'overallGoals'],
    ]);
  });

  it('[ST16] leaves criteria of head-to-head out of the list', () => {
    const criteria = ['points', 'headToHeadPoints', 'overallGoals'] as const;
    const table = standingsAcross([aThird(1, 3, 2, '40:40'), aThird(2, 3, 2, '50:60')], { criteria });
    expect(table[0]).toMatchObject({ teamId: 2, criterion: 'overallGoals', value: 50 });
  });

  it('[ST16] leaves level teams level until lots are drawn', () => {
    const level = [aThird(1, 3, 2, '40:40'), aThird(2, 3, 2, '40:40')];
    expect(standingsAcross(level)[0]).toMatchObject({ tied: [2], criterion: 'undecided', value: null });
    const drawn = [aThird(1, 3, 2, '40:40', 2), aThird(2, 3, 2, '40:40', 1)];
    expect(standingsAcross(drawn)[0]).toMatchObject({ teamId: 2, tied: [], criterion: 'lots', value: 1 });
  });

  it('[ST17] measures groups of different size per match', () => {
    const thirds = [aThird(1, 5, 5, '80:90'), aThird(2, 3, 4, '40:45')];
    expect(standingsAcross(thirds)[0]).toMatchObject({ teamId: 2, criterion: 'points', value: 4 / 3 });
    expect(standingsAcross(thirds, { measure: 'total' })[0]).toMatchObject({ teamId: 1, value: 5 });
  });

  it('[ST17] is exact where division would round', () => {
    const table = standingsAcross([aThird(1, 3, 1, '1:0'), aThird(2, 6, 2, '2:0'), aThird(3, 6, 2, '2:1')]);
    expect(table.map(({ teamId, tied }) => [teamId, tied])).toEqual([
      [1, [2]],
      [2, [1]],
      [3, []],
    ]);
  });

  it('[ST17] puts a team without a match last', () => {
    expect(standingsAcross([aThird(1, 0, 0, '0:0'), aThird(2, 4, 0, '10:90')])[0]?.teamId).toBe(2);
    expect(standingsAcross([])).toEqual([]);
    expect(standingsAcross([aThird(1, 3, 3, '1:1')])[0]).toMatchObject({ criterion: null, tied: [] });
  });
});

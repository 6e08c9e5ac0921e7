import { describe, expect, it } from 'vitest';
import { finalRanking, type FinalRankingInput, type RankedGroup } from './index.ts';
import { aBracketMatch, anUndecidedMatch, aRankedGroup } from './testing/groups.ts';

const criteria: Pick<FinalRankingInput, 'criteria' | 'criteriaUnfinished'> = {
  criteria: ['points', 'overallDifference', 'overallGoals', 'lots'],
  criteriaUnfinished: ['points'],
};

function ranked(groups: readonly RankedGroup[], withdrawn: readonly number[] = [], unseated: number[] = []) {
  const ids = new Set([
    ...groups.flatMap(({ placings }) => placings.map(({ teamId }) => teamId)),
    ...unseated,
  ]);
  const teams = [...ids].map((teamId) => ({ teamId, withdrawn: withdrawn.includes(teamId) }));
  return finalRanking({ ...criteria, groups, teams });
}

const order = (groups: readonly RankedGroup[]) => ranked(groups).map(({ place, teamId }) => [place, teamId]);

/** Two groups of four; firsts and seconds play for the title, the others in play-off B. */
const cup = [
  aRankedGroup(1, [11, 12, 13, 14], { points: [6, 4, 2, 1] }),
  aRankedGroup(2, [21, 22, 23, 24], { points: [5, 4, 3, 0] }),
  aBracketMatch(3, 2, [11, 22]),
  aBracketMatch(4, 2, [12, 21]),
  aBracketMatch(5, 3, [13, 24], 'B'),
  aBracketMatch(6, 3, [23, 14], 'B'),
  aBracketMatch(7, 4, [21, 22]),
  aBracketMatch(8, 5, [12, 11]),
  aBracketMatch(9, 6, [23, 13], 'B'),
];

describe('the final ranking of a category', () => {
  it('[FP3] [FP4] ranks by final, match for third place and the play-offs one after the other', () => {
    expect(order(cup)).toEqual([
      [1, 12],
      [2, 11],
      [3, 21],
      [4, 22],
      [5, 23],
      [6, 13],
      [7, 14],
      [8, 24],
    ]);
  });

  it('[FP9] names the rule of each place', () => {
    const reasons = new Map(ranked(cup).map(({ teamId, reason }) => [teamId, reason]));
    expect(reasons.get(12)).toEqual({ rule: 'match', groupId: 8, won: true, first: 1, isFinal: true });
    expect(reasons.get(22)).toEqual({ rule: 'match', groupId: 7, won: false, first: 3, isFinal: false });
    expect(reasons.get(13)).toEqual({ rule: 'match', groupId: 9, won: false, first: 5, isFinal: true });
    expect(reasons.get(14)).toMatchObject({ rule: 'round', groupId: 6, compared: { by: 'points' } });
  });

  it('[FP5] orders losers of one round by their place in the group, then across groups', () => {
    const groups = [
      aRankedGroup(1, [11, 12], { points: [1, 0] }),
      aRankedGroup(2, [21, 22], { points: [2, 0] }),
      aBracketMatch(3, 2, [12, 21]),
      aBracketMatch(4, 2, [22, 11]),
      aBracketMatch(5, 3, [12, 22]),
    ];
    expect(order(groups).slice(2)).toEqual([
      [3, 21],
      [4, 11],
    ]);
    const same = groups.map((group) => (group.id === 4 ? aBracketMatch(4, 2, [11, 22]) : group));
    const last = same.map((group) => (group.id === 5 ? aBracketMatch(5, 3, [12, 11]) : group));
    const third = ranked(last).find(({ place }) => place === 3);
    expect(third).toMatchObject({ teamId: 21, reason: { compared: { by: 'groupPlace', standing: 1 } } });
  });

  it('[FP6] ranks teams without a play-off by place, then across groups', () => {
    const groups = [aRankedGroup(1, [1, 2, 3]), aRankedGroup(2, [4, 5, 6], { points: [6, 1, 0] })];
    expect(order(groups).map(([, teamId]) => teamId)).toEqual([4, 1, 2, 5, 3, 6]);
  });

  it('[FP3] ranks a main round that took only firsts before the one that took seconds', () => {
    const groups = [
      aRankedGroup(1, [1, 2]),
      aRankedGroup(2, [3, 4]),
      aRankedGroup(3, [4, 2], { round: 2 }),
      aRankedGroup(4, [3, 1], { round: 2 }),
    ];
    expect(order(groups).map(([, teamId]) => teamId)).toEqual([3, 1, 4, 2]);
  });

  it('[FP3] ranks those who left the main groups before a play-off of teams that never reached them', () => {
    const groups = [
      aRankedGroup(1, [1, 2, 3]),
      aRankedGroup(2, [4, 5, 6]),
      aRankedGroup(3, [1, 2, 4, 5], { round: 2 }),
      aBracketMatch(4, 3, [6, 3], 'B'),
      aBracketMatch(5, 4, [2, 1]),
    ];
    expect(order(groups).map(([, teamId]) => teamId)).toEqual([2, 1, 4, 5, 6, 3]);
  });

  it('[FP2] [FP8] shares places that nothing decides, and counts on behind them', () => {
    const groups = [aBracketMatch(1, 1, [1, 2]), aBracketMatch(2, 1, [3, 4]), anUndecidedMatch(3, 2, [1, 3])];
    expect(ranked(groups).map(({ place, shared }) => [place, shared])).toEqual([
      [1, true],
      [1, true],
      [3, true],
      [3, true],
    ]);
  });

  it('[FP4] ranks a bracket in which everybody plays on, with byes', () => {
    const groups = [
      aBracketMatch(1, 1, [4, 5]),
      aBracketMatch(2, 2, [1, 4]),
      aBracketMatch(3, 2, [3, 2]),
      aBracketMatch(4, 3, [2, 4]),
      aBracketMatch(5, 4, [1, 3]),
    ];
    expect(order(groups).map(([, teamId]) => teamId)).toEqual([1, 3, 2, 4, 5]);
  });

  it('[FP4] ranks matches for places that teams come to from their groups by the places they are for', () => {
    const groups = [
      aRankedGroup(1, [11, 12, 13, 14]),
      aRankedGroup(2, [21, 22, 23, 24]),
      { ...aBracketMatch(3, 2, [14, 24]), firstPlace: 7 },
      { ...aBracketMatch(4, 3, [23, 13]), firstPlace: 5 },
      aBracketMatch(5, 4, [11, 22]),
      aBracketMatch(6, 4, [21, 12]),
      aBracketMatch(7, 5, [22, 12]),
      aBracketMatch(8, 6, [21, 11]),
    ];
    expect(order(groups).map(([, teamId]) => teamId)).toEqual([21, 11, 22, 12, 23, 13, 14, 24]);
    const fifth = ranked(groups).find(({ place }) => place === 5);
    expect(fifth?.reason).toMatchObject({ rule: 'match', first: 5, isFinal: false });
  });

  it('[FP7] [FP10] ranks teams without a match after all others, and those that withdrew last', () => {
    const places = ranked([aRankedGroup(1, [1, 2, 3])], [1], [9]);
    expect(places.map(({ teamId, place, reason }) => [teamId, place, reason.rule])).toEqual([
      [2, 1, 'group'],
      [3, 2, 'group'],
      [9, 3, 'unplayed'],
      [1, 4, 'withdrawn'],
    ]);
  });
});

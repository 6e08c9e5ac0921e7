import { describe, expect, it } from 'vitest';
import { defaultTieBreakers } from '../vocabulary/index.ts';
import { type OutlookInput, stakeOf } from './index.ts';
import { aFixture } from './testing/groups.ts';

/** 1 and 2 have won against 3 and play the last match against each other. */
function lastMatch(): OutlookInput {
  return {
    teams: [1, 2, 3].map((teamId) => ({ teamId })),
    fixtures: [aFixture(1, 3, [12, 10]), aFixture(2, 3, [15, 10]), aFixture(1, 2, null)],
    criteria: defaultTieBreakers,
    drawsPossible: true,
    borders: [],
  };
}

describe('what an open match decides', () => {
  it('[OU14] says for each result which places stay possible for both teams', () => {
    expect(stakeOf(lastMatch(), [1, 2])).toEqual([
      { result: 'win', places: [place(1), place(2)] },
      { result: 'tie', places: [place(2), place(1)] },
      { result: 'loss', places: [place(2), place(1)] },
    ]);
  });

  it('knows no tie where a match may not end level', () => {
    const results = stakeOf({ ...lastMatch(), drawsPossible: false }, [1, 2]);
    expect(results?.map(({ result }) => result)).toEqual(['win', 'loss']);
  });

  it('says nothing of teams that have no match left', () => {
    expect(stakeOf(lastMatch(), [1, 3])).toBeNull();
  });
});

function place(at: number) {
  return { best: at, worst: at };
}

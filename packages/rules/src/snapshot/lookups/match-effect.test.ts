import { expect, it } from 'vitest';
import { matchSlice } from '../index.ts';
import type { Snapshot } from '../snapshot.ts';
import { aCategory, aGroup, aMatch, aSeat, aSnapshot, aTeam } from '../testing/index.ts';

/** Three teams in one table; matches end in the order of their ids. */
function aTable(resultsHidden = false): Snapshot {
  return aSnapshot({
    categories: [aCategory(1, 'MA', { resultsHidden })],
    groups: [aGroup(1, 'MA-A')],
    teams: [1, 2, 3].map((id) => aTeam(id)),
    seats: [1, 2, 3].map((id) => aSeat(id, 1, id)),
    matches: [
      aMatch(1, 1, [1, 2], { stage: 'finished', score: '9:8' }),
      aMatch(2, 1, [3, 1], { stage: 'finished', score: '7:5' }),
      aMatch(3, 1, [2, 3], { stage: 'finished', score: '20:4' }),
    ],
  });
}

function effectOf(snapshot: Snapshot, id: number) {
  const match = snapshot.matches.get(id);
  if (!match) throw new Error(`no match ${id}`);
  return matchSlice(snapshot, match, null).effect;
}

it('[OU16] given a match that changed places, then it names them as they were before it and after it', () => {
  expect(effectOf(aTable(), 2)).toEqual([
    { teamId: 3, from: 2, to: 1 },
    { teamId: 1, from: 1, to: 2 },
  ]);
});

it('[OU16] given later matches, then they count in neither table', () => {
  const [first] = effectOf(aTable(), 3);
  expect(first).toMatchObject({ teamId: 2, from: 3, to: 1 });
});

it('[OU16] given the first match of a group, or hidden results, then nothing is said', () => {
  expect(effectOf(aTable(), 1)).toEqual([]);
  expect(effectOf(aTable(true), 2)).toEqual([]);
});

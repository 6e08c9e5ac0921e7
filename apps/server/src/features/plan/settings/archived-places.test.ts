import { aGroup, aMatch, aSeat, aSnapshot, aTeam, stageId } from '@sevenmetre/rules/snapshot/testing';
import { expect, test } from 'vitest';
import { placesOf } from './archived-places.ts';

test('given a team that withdrew and one that was in no group, then their last places say nothing', () => {
  const result = { homeScore: 3, awayScore: 1, competitionMatchStageId: stageId('finished') };
  const snapshot = aSnapshot({
    groups: [aGroup(1, 'MA-A')],
    teams: [aTeam(1), aTeam(2), aTeam(3), { ...aTeam(4), withdrawn: true }],
    seats: [aSeat(1, 1, 1), aSeat(2, 1, 2), aSeat(4, 1, 4)],
    matches: [{ ...aMatch(1, 1, [1, 2]), ...result }],
  });
  expect([...placesOf(snapshot)]).toEqual([
    ['MA CZ club 1', [1]],
    ['MA CZ club 2', [2]],
    ['MA CZ club 3', [null]],
    ['MA CZ club 4', [null]],
  ]);
});

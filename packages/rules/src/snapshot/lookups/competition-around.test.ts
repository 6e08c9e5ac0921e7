import { expect, test } from 'vitest';
import { groupSlice } from '../index.ts';
import type { Snapshot } from '../index.ts';
import type { Edition } from '../../tournament/index.ts';
import { aGroup, aMatch, aSeat, aSnapshot, aTeam } from '../testing/index.ts';

/** Team 1 has won twice and lost to team 2, which also has two ties; a final waits for the winner. */
function aCup(worth: Partial<Edition>): Snapshot {
  const finished = { stage: 'finished' } as const;
  const snapshot = aSnapshot({
    groups: [aGroup(1, 'MA-A'), aGroup(2, 'MA final', { roundLevelId: 3 })],
    teams: [1, 2, 3, 4].map((id) => aTeam(id)),
    seats: [
      ...[1, 2, 3, 4].map((id) => aSeat(id, 1, id)),
      aSeat(5, 2, null, { predecessorCompetitionGroupId: 1, predecessorCompetitionGroupStandings: 1 }),
    ],
    matches: [
      aMatch(1, 1, [1, 3], { ...finished, score: '3:2' }),
      aMatch(2, 1, [1, 4], { ...finished, score: '3:2' }),
      aMatch(3, 1, [2, 1], { ...finished, score: '10:0' }),
      aMatch(4, 1, [2, 3], { ...finished, score: '1:1' }),
      aMatch(5, 1, [2, 4], { ...finished, score: '1:1' }),
      aMatch(6, 1, [3, 4]),
    ],
  });
  return { ...snapshot, edition: { ...snapshot.edition, ...worth } };
}

test.each([
  ['2–1–0', { win: 2, tie: 1, loss: 0 }, 2],
  ['3–1–0', { win: 3, tie: 1, loss: 0 }, 1],
])('given an edition of %s points, then the team it puts first is projected', (_, points, teamId) => {
  const snapshot = aCup({ points });
  const final = snapshot.groups.get(2);
  const page = final && groupSlice(snapshot, final);
  expect(page?.rows[0]?.projected?.id).toBe(teamId);
});

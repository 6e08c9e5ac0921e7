import { applyChange, liveBody } from '@sevenmetre/rules/snapshot';
import { aChange, aGroup, aMatch, aSeat, aSnapshot, aTeam } from '@sevenmetre/rules/snapshot/testing';
import { expect, test } from 'vitest';
import { liveJson } from './live-json.ts';

test('given any snapshot, then the text put together from kept rows is that of the whole body', () => {
  const before = aSnapshot({
    groups: [aGroup(1, 'MA-A')],
    teams: [aTeam(1), aTeam(2)],
    seats: [aSeat(2, 1, 2), aSeat(1, 1, 1)],
    matches: [aMatch(2, 1, [2, 1]), aMatch(1, 1, [1, 2], { stage: 'finished', score: '3:2' })],
  });
  expect(liveJson(before)).toBe(JSON.stringify(liveBody(before)));
  const goal = aMatch(2, 1, [2, 1], { stage: '1st_half', score: '1:0', corrected: true });
  const applied = applyChange(
    before,
    aChange(before, { matches: [goal], groupTeams: [aSeat(1, 1, 1, { points: 2 })] }),
  );
  if (!applied.ok) throw new Error(applied.reason);
  expect(liveJson(applied.snapshot)).toBe(JSON.stringify(liveBody(applied.snapshot)));
  expect(liveJson(applied.snapshot)).not.toBe(liveJson(before));
});

import { expect, it } from 'vitest';
import { aGroup, aMatch, aSnapshot, aTeam } from './snapshot/testing/index.ts';
import type { Match } from './tournament/index.ts';
import { controlRoom } from './control-room/index.ts';
import { nothingKnown } from './control-room/testing.ts';

const at = (time: string) => `2026-06-13T${time}:00Z`;
const replay = { ...aMatch(1, 1, [1, 2]), ruling: 'replay' } as const;
const later = aMatch(2, 1, [2, 1], {
  stage: 'finished',
  score: '20:18',
  startedAt: at('09:00'),
  endedAt: at('09:33'),
});

function tasks(now: string, ...matches: readonly Match[]) {
  const snapshot = aSnapshot({
    groups: [aGroup(1, 'MA-A')],
    teams: [aTeam(1), aTeam(2)],
    seats: [],
    matches,
  });
  return controlRoom({
    ...nothingKnown,
    snapshot,
    now,
    today: now.slice(0, 10),
    time: now.slice(11, 16),
  }).tasks;
}

it('[CT13] given a match to be played again without a new time, then it is a task, also on a later day', () => {
  expect(tasks(at('10:00'), replay, later)).toMatchObject([
    { key: 'replay:1', kind: 'replay', dueAt: at('08:00'), match: { id: 1 }, hall: { code: 'H1' } },
  ]);
  expect(tasks('2026-06-14T07:00:00Z', replay).map(({ key }) => key)).toEqual(['replay:1']);
});

it('[CT13] given a new time or its beginning, then it is none', () => {
  expect(tasks(at('10:00'), { ...replay, startsAt: at('18:00') }, later)).toEqual([]);
  const begun = { ...aMatch(1, 1, [1, 2], { stage: '1st_half' }), ruling: 'replay' } as const;
  expect(tasks(at('10:00'), begun, later)).toEqual([]);
});

it('[CT1] given a hall that waits for it, then it is late only', () => {
  expect(tasks(at('08:10'), replay).map(({ key }) => key)).toEqual(['match-late:1']);
});

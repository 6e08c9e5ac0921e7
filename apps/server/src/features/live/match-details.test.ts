import type { SnapshotChange } from '@sevenmetre/rules/snapshot';
import type { PublicMatchEvent } from '@sevenmetre/rules/tournament';
import { expect, test } from 'vitest';
import type { LoadedDetail } from './load-match-detail.use-case.ts';
import { MatchDetails } from './match-details.ts';

function anEvent(id: number, minute = 1): PublicMatchEvent {
  return {
    id,
    minute,
    second: 0,
    createdTimestamp: '2026-06-13T08:00:00Z',
    competitionEventTypeId: 1,
    competitionMatchParticipantId: null,
    competitionMatchStageId: 2,
    competitionMatchStageCode: '1st_half',
    secondaryParticipantId: null,
    side: 'home',
  };
}

function change(v: number, changed: PublicMatchEvent[], deletedIds: number[] = []): SnapshotChange {
  return {
    v,
    structure: false,
    matches: [],
    groupTeams: [],
    events: [{ matchId: 1, changed, deletedIds }],
    rosters: [],
  };
}

const loaded: LoadedDetail = { v: 5, events: [anEvent(1)], deletedIds: [], roster: [], referees: [] };

test('given many who look at a match at once, then it is read once', async () => {
  let reads = 0;
  const details = new MatchDetails(async () => {
    reads += 1;
    return loaded;
  }, 10);
  await Promise.all([details.get(1), details.get(1)]);
  expect(reads).toBe(1);
});

test('given changes after the reading, then they are applied; those it was read with are not applied again', async () => {
  const details = new MatchDetails(async () => ({ ...loaded, events: [anEvent(1, 9)] }), 10);
  await details.get(1);
  details.apply(change(5, [anEvent(1, 3)]));
  expect(details.peek(1)?.events).toEqual([anEvent(1, 9)]);
  details.apply(change(6, [anEvent(2)], [1]));
  expect(details.peek(1)).toMatchObject({ v: 6, events: [{ id: 2 }], deletedIds: [1] });
  details.apply(change(7, [anEvent(1)]));
  expect(details.peek(1)).toMatchObject({ events: [{ id: 2 }, { id: 1 }], deletedIds: [] });
});

test('given a commit while the match is being read, then it is not lost', async () => {
  let finish: (detail: LoadedDetail) => void = () => {};
  const details = new MatchDetails(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
    10,
  );
  const reading = details.get(1);
  details.apply(change(6, [anEvent(2)]));
  finish(loaded);
  expect((await reading).events.map(({ id }) => id)).toEqual([1, 2]);
});

test('given more matches than it may keep, then the one not asked for longest is forgotten', async () => {
  const details = new MatchDetails(async () => loaded, 2);
  for (const id of [1, 2, 1, 3]) await details.get(id);
  expect([details.peek(1), details.peek(2), details.peek(3)].map((detail) => detail !== null)).toEqual([
    true,
    false,
    true,
  ]);
});

test('given a reading that fails, then the next one tries again', async () => {
  let fails = true;
  const details = new MatchDetails(async () => {
    if (fails) throw new Error('away');
    return loaded;
  }, 2);
  await expect(details.get(1)).rejects.toThrow('away');
  fails = false;
  expect(await details.get(1)).toEqual(loaded);
});

test('given a roster that changed, then that match is read again, and no other', async () => {
  const reads: number[] = [];
  const details = new MatchDetails(async (matchId) => {
    reads.push(matchId);
    return loaded;
  }, 10);
  await Promise.all([details.get(1), details.get(2)]);
  details.apply({ ...change(6, []), events: [], rosters: [1] });
  await Promise.all([details.get(1), details.get(2)]);
  expect(reads).toEqual([1, 2, 1]);
});

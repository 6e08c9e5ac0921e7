import { describe, expect, test } from 'vitest';
import { applyChange, findTopic, frameRows, shownChanges, touchedBy } from '../index.ts';
import type { ShownChanges, Snapshot, SnapshotChange } from '../index.ts';
import { aChange, aGroup, aMatch, aSeat, aSnapshot, aTeam } from '../testing/index.ts';

/** Two groups of two; a main group with carried-over results, whose fourth seat is open. */
function aCup(): Snapshot {
  const from = (predecessorCompetitionGroupId: number, predecessorCompetitionGroupStandings: number) => ({
    predecessorCompetitionGroupId,
    predecessorCompetitionGroupStandings,
  });
  return aSnapshot({
    groups: [aGroup(1, 'MA-A'), aGroup(2, 'MA-B'), aGroup(3, 'MA-M', { roundLevelId: 2, carriesOver: true })],
    teams: [1, 2, 3, 4].map((id) => aTeam(id)),
    seats: [
      aSeat(1, 1, 1),
      aSeat(2, 1, 2),
      aSeat(3, 2, 3),
      aSeat(4, 2, 4),
      aSeat(5, 3, 1, from(1, 1)),
      aSeat(6, 3, null, from(1, 2)),
    ],
    matches: [
      aMatch(1, 1, [1, 2], { stage: 'finished', score: '3:2' }),
      aMatch(2, 2, [3, 4]),
      aMatch(3, 3, [1, null], { awayTeamCompetitionGroupId: 2, awayTeamCompetitionStandings: 1 }),
    ],
  });
}

function shownAfter(
  before: Snapshot,
  rows: Partial<SnapshotChange>,
): { shown: ShownChanges; after: Snapshot } {
  const change = aChange(before, rows);
  const applied = applyChange(before, change);
  if (!applied.ok) throw new Error(applied.reason);
  const after = applied.snapshot;
  return { shown: shownChanges(touchedBy(change, before, after), before, after), after };
}

describe('what a commit makes read otherwise', () => {
  test('given a goal, then one number of the ticket', () => {
    const { shown } = shownAfter(aCup(), { matches: [aMatch(2, 2, [3, 4], { score: '1:0' })] });
    expect([...shown.matches]).toEqual([[2, ['homeScore', 'awayScore']]]);
    expect([shown.groups.size, shown.entered.size, shown.left.size]).toEqual([0, 0, 0]);
  });

  test('given a row of a table, then that row and no other; the order only when it differs', () => {
    const seat = aSeat(3, 2, 3, { points: 4 });
    expect([...shownAfter(aCup(), { groupTeams: [seat] }).shown.groups]).toEqual([[2, [3]]]);
  });

  test('given a first whistle, then both rows of those who play', () => {
    const match = aMatch(2, 2, [3, 4], { stage: '1st_half', score: '0:0' });
    expect(shownAfter(aCup(), { matches: [match] }).shown.groups.get(2)).toEqual([3, 4]);
  });

  test('given a first whistle of a match without a group, then no table', () => {
    const cup = aCup();
    const friendly = aMatch(4, null, [3, 4]);
    const before = { ...cup, matches: new Map([...cup.matches, [4, friendly]]) };
    const change = aChange(before, {
      matches: [aMatch(4, null, [3, 4], { stage: '1st_half', score: '0:0' })],
    });
    const applied = applyChange(before, change);
    if (!applied.ok) throw new Error(applied.reason);
    expect(touchedBy(change, before, applied.snapshot)).toMatchObject({
      matches: new Set([4]),
      groups: new Set(),
    });
  });

  test('given an opponent who is known now, then the match has come to the page of that team', () => {
    const before = aCup();
    const stored = before.matches.get(3);
    const { shown } = shownAfter(before, { matches: stored ? [{ ...stored, awayTeamId: 4 }] : [] });
    expect(shown.matches.get(3)).toEqual(['away']);
    expect([...shown.entered]).toEqual([['team:4', [3]]]);
    expect([...shown.left]).toEqual([]);
  });

  test('given another opponent and another hall, then the match has gone from two pages and come to two', () => {
    const { shown } = shownAfter(aCup(), { matches: [aMatch(2, 2, [3, 1], { placeId: 2 })] });
    expect([...shown.left]).toEqual(['team:4', 'hall:1', 'place:1']);
    expect([...shown.entered.keys()]).toEqual(['team:1', 'hall:2', 'place:2']);
  });

  test('given a seat that is filled, then what the group takes over for it has come to its page', () => {
    const before = aCup();
    const seat = before.groupTeams.get(6);
    const { shown, after } = shownAfter(before, { groupTeams: seat ? [{ ...seat, teamId: 2 }] : [] });
    expect([...shown.entered]).toEqual([['group:MA-M', [1]]]);
    const undone = shownAfter(after, { groupTeams: seat ? [seat] : [] });
    expect([...undone.shown.left]).toEqual(['group:MA-M']);
  });
});

test('a frame tells the fields that are asked for, a whole ticket where all of them are', () => {
  const snapshot = aCup();
  const found = findTopic(snapshot, 'group:MA-A');
  if (!found.ok) throw new Error(found.reason);
  const told = { match: () => new Set(['homeScore'] as const), group: () => new Set([2]) };
  const { matches, rows, orders } = frameRows(snapshot, found.topic, told);
  expect(matches).toEqual([{ id: 1, homeScore: 3 }]);
  expect(rows).toMatchObject([{ groupSlug: 'MA-A', rows: [{ seat: 2, team: { id: 2 } }] }]);
  expect(orders).toBeUndefined();
  const whole = frameRows(snapshot, found.topic, { match: () => 'whole', group: () => 'whole' });
  expect(whole.matches).toMatchObject([{ id: 1, matchNumber: 101, home: { team: { id: 1 } } }]);
  expect(whole.rows?.[0]?.rows.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(whole.orders).toMatchObject([{ groupSlug: 'MA-A', finished: true, played: 1 }]);
  // Clients may still follow a group that no longer exists.
  const without = { ...snapshot, groups: new Map([...snapshot.groups].filter(([id]) => id !== 1)) };
  expect(frameRows(without, found.topic, told).rows ?? []).toEqual([]);
});

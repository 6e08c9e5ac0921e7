import { describe, expect, it } from 'vitest';
import { certainPlaces, groupOutlook } from './group-outlook.ts';
import { findTopic, frameRows, groupSlice, shownChanges, touchedBy, applyChange } from '../index.ts';
import type { Snapshot } from '../index.ts';
import type { Match } from '../../tournament/index.ts';
import {
  aCategory,
  aChange,
  aGroup,
  aMatch,
  aSeat,
  aSnapshot,
  aTeam,
  type SnapshotRows,
} from '../testing/index.ts';

const done = (score: `${number}:${number}`) => ({ stage: 'finished' as const, score });
const feeds = (predecessorCompetitionGroupStandings: number) => ({
  predecessorCompetitionGroupId: 1,
  predecessorCompetitionGroupStandings,
});

/**
 * Three teams; the first has beaten the second, the third plays both; the first two places lead to play-off
 * A.
 */
function aRunningGroup(rows: Partial<SnapshotRows> = {}): Snapshot {
  return aSnapshot({
    groups: [
      aGroup(1, 'MA-A'),
      aGroup(2, 'MA-A1', { roundLevelId: 3, playoffCategory: 'A' }),
      aGroup(3, 'MA-A2', { roundLevelId: 3, playoffCategory: 'A' }),
    ],
    teams: [1, 2, 3].map((id) => aTeam(id)),
    seats: [
      ...[1, 2, 3].map((id) => aSeat(id, 1, id)),
      aSeat(4, 2, null, feeds(1)),
      aSeat(5, 3, null, feeds(2)),
    ],
    matches: [aMatch(1, 1, [1, 2], done('12:10')), aMatch(2, 1, [2, 3]), aMatch(3, 1, [3, 1])],
    ...rows,
  });
}

function outlookOf(snapshot: Snapshot, groupId = 1) {
  const group = snapshot.groups.get(groupId);
  return group ? groupOutlook(snapshot, group) : undefined;
}

describe('the outlook of a group', () => {
  it('[OU12] is there while something is open, with a border where a place leads elsewhere', () => {
    const found = outlookOf(aRunningGroup());
    expect(found).toMatchObject({ exact: true, open: 2, win: 2 });
    expect(found?.teams.map(({ teamId, best, worst }) => [teamId, best, worst])).toEqual([
      [1, 1, 3],
      [2, 1, 3],
      [3, 1, 3],
    ]);
    expect(found?.teams.flatMap(({ aims }) => aims.map(({ place }) => place))).toEqual([2, 2, 2]);
  });

  it('[OU12] says nothing, and takes no place for certain, where the rules of the table are not known', () => {
    const matches = [
      aMatch(1, 1, [1, 2], done('12:10')),
      aMatch(2, 1, [1, 3], done('12:10')),
      aMatch(3, 1, [2, 3]),
    ];
    const known = aRunningGroup({ matches });
    const kept: Snapshot = { ...known, rulesKnown: false };
    const placesOf = (snapshot: Snapshot) => {
      const group = snapshot.groups.get(1);
      return group ? [...certainPlaces(snapshot, group)] : null;
    };
    expect(placesOf(known)).toEqual([[1, 1]]);
    expect(placesOf(kept)).toEqual([]);
    expect(outlookOf(kept)).toBeNull();
  });

  it('[OU12] looks at the first place where places lead nowhere', () => {
    const seats = [1, 2, 3].map((id) => aSeat(id, 1, id));
    const places = outlookOf(aRunningGroup({ seats }))?.teams.map(({ aims }) => aims[0]?.place);
    expect(places).toEqual([1, 1, 1]);
  });

  it('[OU12] is not there before the first result, once the group is finished, or while a team is not known', () => {
    const open = [aMatch(1, 1, [1, 2]), aMatch(2, 1, [2, 3]), aMatch(3, 1, [3, 1])];
    expect(outlookOf(aRunningGroup({ matches: open }))).toBeNull();
    const all = open.map(({ id, homeTeamId, awayTeamId }) =>
      aMatch(id, 1, [homeTeamId, awayTeamId], done('3:1')),
    );
    expect(outlookOf(aRunningGroup({ matches: all }))).toBeNull();
    const seats = [
      aSeat(1, 1, 1),
      aSeat(2, 1, 2),
      aSeat(3, 1, null, { ...feeds(1), predecessorCompetitionGroupId: 2 }),
    ];
    expect(outlookOf(aRunningGroup({ seats }))).toBeNull();
    const waiting = [aMatch(1, 1, [1, 2], done('12:10')), aMatch(2, 1, [2, null]), aMatch(3, 1, [3, 1])];
    expect(outlookOf(aRunningGroup({ matches: waiting }))).toBeNull();
  });

  it('[OU12] is not there where results are hidden', () => {
    expect(
      outlookOf(aRunningGroup({ categories: [aCategory(1, 'MA', { resultsHidden: true })] })),
    ).toBeNull();
  });

  it('is told on the page of the group when a result counts, and not elsewhere', () => {
    const before = aRunningGroup();
    const matches: Match[] = [aMatch(2, 1, [2, 3], done('9:9'))];
    const applied = applyChange(before, aChange(before, { matches }));
    if (!applied.ok) throw new Error(applied.reason);
    const after = applied.snapshot;
    const shown = shownChanges(touchedBy(aChange(before, { matches }), before, after), before, after);
    expect(shown.groups.get(1)).toContain('order');
    const told = (name: string) => {
      const answer = findTopic(after, name);
      if (!('topic' in answer)) throw new Error(`no topic ${name}`);
      return frameRows(after, answer.topic, { match: () => 'whole', group: () => 'whole' }).orders?.[0]
        ?.outlook;
    };
    const group = after.groups.get(1);
    expect(told('group:MA-A')).toEqual(group && groupSlice(after, group)?.outlook);
    expect(told('category:MA')).toBeNull();
  });
});

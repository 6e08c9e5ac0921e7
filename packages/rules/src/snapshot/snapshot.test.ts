import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChange,
  findGroup,
  groupSlice,
  hallSlice,
  slugOfGroup,
  teamSlice,
  ticket,
  topicsOf,
  touchedBy,
} from './index.ts';
import type { Snapshot } from './index.ts';
import type { Match } from '../tournament/index.ts';
import { scheduleIndex } from './lookups/match-index.ts';
import { aChange, aGroup, aMatch, aSeat, aSnapshot, aTeam, stageId } from './testing/index.ts';

/** Two groups of two, whose winners play for the first place. */
function aCup(): Snapshot {
  return aSnapshot({
    groups: [
      aGroup(1, 'MA-A'),
      aGroup(2, 'MA-B'),
      aGroup(3, 'MA 1st place', { roundLevelId: 3, playoffCategory: 'A' }),
    ],
    teams: [1, 2, 3, 4].map((id) => aTeam(id)),
    seats: [
      aSeat(1, 1, 1),
      aSeat(2, 1, 2),
      aSeat(3, 2, 3),
      aSeat(4, 2, 4),
      aSeat(5, 3, null, { predecessorCompetitionGroupId: 1, predecessorCompetitionGroupStandings: 1 }),
      aSeat(6, 3, null, { predecessorCompetitionGroupId: 2, predecessorCompetitionGroupStandings: 1 }),
    ],
    matches: [
      aMatch(1, 1, [1, 2]),
      aMatch(2, 1, [2, 1], { placeId: 2 }),
      aMatch(3, 2, [3, 4]),
      aMatch(4, 3, [null, null], {
        homeTeamCompetitionGroupId: 1,
        homeTeamCompetitionStandings: 1,
        awayTeamCompetitionGroupId: 2,
        awayTeamCompetitionStandings: 1,
      }),
    ],
  });
}

function matchOf(snapshot: Snapshot, id: number): Match {
  const match = snapshot.matches.get(id);
  if (!match) throw new Error(`no match ${id}`);
  return match;
}

function applied(snapshot: Snapshot, change: Parameters<typeof applyChange>[1]): Snapshot {
  const result = applyChange(snapshot, change);
  if (!result.ok) throw new Error(result.reason);
  return result.snapshot;
}

function groupNamed(snapshot: Snapshot, name: string) {
  const group = findGroup(snapshot, name);
  const slice = group && groupSlice(snapshot, group);
  if (!slice) throw new Error(`no group ${name}`);
  return slice;
}

describe('a change', () => {
  test('given the next version, then the snapshot before stays as it was and what is untouched is shared', () => {
    const before = aCup();
    const index = scheduleIndex(before.matches);
    const goal = { ...matchOf(before, 1), homeScore: 1, awayScore: 0 };
    const after = applied(before, aChange(before, { matches: [goal] }));
    expect(after.version).toEqual({ epoch: 'e', v: 2 });
    expect(matchOf(before, 1).homeScore).toBeNull();
    expect(matchOf(after, 1).homeScore).toBe(1);
    expect(after.groupTeams).toBe(before.groupTeams);
    expect(scheduleIndex(after.matches)).toBe(index);
  });

  test.each([1, 3, 0])('given version %i after 1, then it is refused as a gap', (v) => {
    const snapshot = aCup();
    expect(applyChange(snapshot, { ...aChange(snapshot), v })).toEqual({ ok: false, reason: 'gap' });
  });

  test('given a change of structure, then the snapshot has to be reloaded', () => {
    const snapshot = aCup();
    expect(applyChange(snapshot, aChange(snapshot, { structure: true }))).toMatchObject({
      reason: 'structure',
    });
  });

  test('given rows of another edition, then they stay outside and touch nothing', () => {
    const before = aCup();
    const change = aChange(before, {
      matches: [aMatch(99, 1, [1, 2])],
      groupTeams: [aSeat(99, 1, 1)],
      events: [{ matchId: 99, changed: [], deletedIds: [5] }],
      rosters: [99],
    });
    const after = applied(before, change);
    expect(after.matches).toBe(before.matches);
    expect(after.groupTeams).toBe(before.groupTeams);
    const nothing = new Set();
    expect(touchedBy(change, before, after)).toEqual({
      matches: nothing,
      groups: nothing,
      seats: nothing,
      details: nothing,
    });
  });

  test('given any row of changes, then indexes handed on equal those rebuilt', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            id: fc.integer({ min: 1, max: 4 }),
            hall: fc.integer({ min: 1, max: 2 }),
            home: fc.constantFrom(1, 2, 3, null),
            at: fc.integer({ min: 10, max: 20 }),
          }),
          { maxLength: 8 },
        ),
        (steps) => {
          let snapshot = aCup();
          for (const { id, hall, home, at } of steps) {
            scheduleIndex(snapshot.matches);
            const match = {
              ...matchOf(snapshot, id),
              placeId: hall,
              homeTeamId: home,
              startsAt: `2026-06-13T${at}:00:00Z`,
            };
            snapshot = applied(snapshot, aChange(snapshot, { matches: [match] }));
          }
          expect(scheduleIndex(snapshot.matches)).toEqual(scheduleIndex(new Map(snapshot.matches)));
          expect(groupNamed(snapshot, 'MA-A')).toEqual(
            groupNamed(
              { ...snapshot, matches: new Map(snapshot.matches), groupTeams: new Map(snapshot.groupTeams) },
              'MA-A',
            ),
          );
        },
      ),
    );
  });
});

describe('what is not in the snapshot', () => {
  const cup = aCup();

  test('given a group or team of a category that is not, or a hall, then it has no page', () => {
    expect(groupSlice(cup, aGroup(9, 'XX-A', { categoryId: 9 }))).toBeNull();
    expect(teamSlice(cup, aTeam(9, { teamCategoryId: 9 }), null)).toBeNull();
    expect(hallSlice(cup, { id: 9, code: 'H9', nameCs: 'Hala 9', nameEn: 'Hall 9' }, null)).toBeNull();
  });

  test('given a match in such a hall, or that waits for such a group, then its ticket names neither', () => {
    const waiting = { homeTeamCompetitionGroupId: 9, homeTeamCompetitionStandings: 1 };
    const match = aMatch(9, 3, [null, 1], { placeId: 9, ...waiting });
    const nobody = { team: null, placeholder: null, projected: null };
    expect(ticket(cup, match)).toMatchObject({ hall: null, home: nobody });
  });

  test('given a row that was not there before, then it is touched', () => {
    const change = aChange(cup, { matches: [matchOf(cup, 4)] });
    const before = { ...cup, matches: new Map([...cup.matches].filter(([id]) => id !== 4)) };
    expect(touchedBy(change, before, cup).matches).toContain(4);
    expect(touchedBy(change, cup, cup).matches).not.toContain(4);
  });
});

describe('the names of groups', () => {
  test('given a label with blanks, then the link has dashes and both find the group', () => {
    const snapshot = aCup();
    const group = findGroup(snapshot, 'MA 1st place');
    expect(group && slugOfGroup(snapshot, group)).toBe('MA-1st-place');
    expect(findGroup(snapshot, 'MA-1st-place')).toBe(group);
  });

  test('given two labels with the same dashes, then links use the encoded label and the exact label wins', () => {
    const snapshot = {
      ...aCup(),
      groups: new Map([aGroup(1, 'MA A'), aGroup(2, 'MA-A')].map((group) => [group.id, group])),
    };
    const [spaced, dashed] = [...snapshot.groups.values()];
    expect(spaced && slugOfGroup(snapshot, spaced)).toBe('MA%20A');
    expect(dashed && slugOfGroup(snapshot, dashed)).toBe('MA-A');
    expect(findGroup(snapshot, 'MA-A')).toBe(dashed);
    expect(findGroup(snapshot, 'MA A')).toBe(spaced);
    expect(findGroup(snapshot, 'MA%20A')).toBe(spaced);
  });

  test('given a label with a slash, then the link is encoded', () => {
    const snapshot = { ...aCup(), groups: new Map([[1, aGroup(1, 'A/B')]]) };
    const group = findGroup(snapshot, 'A/B');
    expect(group && slugOfGroup(snapshot, group)).toBe('A%2FB');
  });
});

describe('the topics of a change', () => {
  test('given a goal, then it touches match, group, teams, hall, category, dashboard and all', () => {
    const before = aCup();
    const goal = { ...matchOf(before, 1), homeScore: 1, awayScore: 0 };
    const change = aChange(before, { matches: [goal] });
    expect(topicsOf(change, before, applied(before, change))).toEqual(
      new Set([
        'match:1',
        'group:MA-A',
        'team:1',
        'team:2',
        'hall:1',
        'place:1',
        'category:MA',
        'statistics:MA',
        'schedule:today',
        'schedule:2026-06-13',
        'dashboard',
        'halls',
        'all',
      ]),
    );
  });

  test('given a card that leaves the row as it was, then only the match and who counts its cards are touched', () => {
    const before = aCup();
    const change = aChange(before, {
      matches: [matchOf(before, 1)],
      events: [{ matchId: 1, changed: [], deletedIds: [5] }],
    });
    expect(topicsOf(change, before, applied(before, change))).toEqual(
      new Set(['match:1', 'category:MA', 'statistics:MA']),
    );
  });

  test('given a result, then the pages of groups that project its places are touched too', () => {
    const before = aCup();
    const result = aMatch(1, 1, [1, 2], { stage: 'finished', score: '3:2' });
    const seat = aSeat(1, 1, 1, { games: 1, wins: 1, points: 2 });
    const change = aChange(before, { matches: [result], groupTeams: [seat] });
    const topics = topicsOf(change, before, applied(before, change));
    expect([...topics]).toEqual(expect.arrayContaining(['group:MA-1st-place', 'match:4', 'team:1']));
    expect(topics.has('group:MA-B')).toBe(false);
  });

  test('given a match that moves to another hall, then the hall it left is touched too', () => {
    const before = aCup();
    const change = aChange(before, { matches: [{ ...matchOf(before, 1), placeId: 2 }] });
    const topics = topicsOf(change, before, applied(before, change));
    expect([...topics]).toEqual(expect.arrayContaining(['hall:1', 'hall:2']));
  });
});

describe('a group page', () => {
  test('given a running group, then the seats it feeds show who would take them', () => {
    const before = aCup();
    const change = aChange(before, {
      matches: [aMatch(1, 1, [1, 2], { stage: 'finished', score: '3:2' })],
      groupTeams: [aSeat(1, 1, 1, { games: 1, wins: 1, points: 2, standings: 1 })],
    });
    const final = groupNamed(applied(before, change), 'MA-1st-place');
    expect(final.matches[0]?.home).toMatchObject({
      team: null,
      placeholder: { standing: 1, groupLabel: 'MA-A', groupSlug: 'MA-A' },
      projected: { id: 1, name: 'Club 1', numeral: 'I', sportCode: 'CZE' },
    });
    expect(final.matches[0]?.away.projected).toBeNull();
    expect(final.rows[0]).toMatchObject({ seat: 5, position: null, projected: { id: 1 } });
  });

  test('given a place that leads on, then its row says where', () => {
    const slice = groupNamed(aCup(), 'MA-A');
    expect(slice.rows[0]?.advance).toEqual({
      playoffCategory: 'A',
      groupLabel: 'MA 1st place',
      groupSlug: 'MA-1st-place',
      roundCs: 'finále',
      roundEn: 'final',
    });
    expect(slice.rows[1]?.advance).toBeNull();
  });

  test('given a running match, then both teams are marked and the table does not count it', () => {
    const before = aCup();
    const running = aMatch(1, 1, [1, 2], { stage: '1st_half', score: '3:2' });
    const slice = groupNamed(applied(before, aChange(before, { matches: [running] })), 'MA-A');
    expect(slice.rows.map(({ live }) => live)).toEqual([true, true]);
    expect(slice.rows.map(({ points }) => points)).toEqual([0, 0]);
    expect(slice.group).toMatchObject({ played: 0, total: 2, finished: false });
    expect(slice.siblings.map(({ short }) => short)).toEqual(['A', 'B']);
  });

  test('given a result, then the order says what decided it', () => {
    const before = aCup();
    const change = aChange(before, {
      matches: [
        aMatch(1, 1, [1, 2], { stage: 'finished', score: '3:2' }),
        aMatch(2, 1, [2, 1], { stage: 'finished', score: '5:1' }),
      ],
      groupTeams: [
        aSeat(1, 1, 1, { games: 2, wins: 1, losses: 1, points: 2, standings: 2 }),
        aSeat(2, 1, 2, { games: 2, wins: 1, losses: 1, points: 2, standings: 1 }),
      ],
    });
    const { order, rows, group } = groupNamed(applied(before, change), 'MA-A');
    expect(rows.map(({ team, undecided }) => [team?.id, undecided])).toEqual([
      [2, false],
      [1, false],
    ]);
    expect(group.finished).toBe(true);
    expect(order.criteria).toEqual(order.criteriaFinished);
    expect(order.ties).toMatchObject([
      {
        criterion: 'headToHeadDifference',
        headToHead: true,
        teams: [
          { teamId: 2, value: 3 },
          { teamId: 1, value: -3 },
        ],
      },
    ]);
  });

  test('given a finished group that nothing separates, then both places are undecided', () => {
    const before = aCup();
    const change = aChange(before, {
      matches: [
        aMatch(1, 1, [1, 2], { stage: 'finished', score: '3:3' }),
        { ...matchOf(before, 2), competitionMatchStageId: stageId('finished'), homeScore: 2, awayScore: 2 },
      ],
    });
    const after = applied(before, change);
    expect(groupNamed(after, 'MA-A').rows.map(({ undecided }) => undecided)).toEqual([true, true]);
    // [ST20] Once lots are drawn, the table shows it with the time.
    const lot = (id: number, drawn: number) => ({
      ...aSeat(id, 1, id, { lot: drawn, standings: drawn }),
      lotDrawnAt: '2026-04-04T12:20:00Z',
    });
    const drawn = applied(after, aChange(after, { groupTeams: [lot(1, 2), lot(2, 1)] }));
    expect(groupNamed(drawn, 'MA-A').rows.map(({ undecided }) => undecided)).toEqual([false, false]);
    expect(groupNamed(drawn, 'MA-A').order.ties).toMatchObject([
      { criterion: 'lots', drawnAt: '2026-04-04T12:20:00Z', teams: [{ teamId: 2 }, { teamId: 1 }] },
    ]);
  });

  test('given a group that takes results over, then they are listed and its page follows them', () => {
    const from = { predecessorCompetitionGroupId: 1 };
    const before = aSnapshot({
      groups: [aGroup(1, 'MA-A'), aGroup(2, 'MA-M', { roundLevelId: 2, carriesOver: true })],
      teams: [1, 2, 3].map((id) => aTeam(id)),
      seats: [
        aSeat(1, 1, 1),
        aSeat(2, 1, 2),
        aSeat(3, 2, 1, { ...from, predecessorCompetitionGroupStandings: 1 }),
        aSeat(4, 2, 2, { ...from, predecessorCompetitionGroupStandings: 2 }),
        aSeat(5, 2, 3),
      ],
      matches: [aMatch(1, 1, [1, 2], { stage: 'finished', score: '7:4' }), aMatch(2, 2, [1, 3])],
    });
    const main = groupNamed(before, 'MA-M');
    expect(main.carriedOver.map(({ id }) => id)).toEqual([1]);
    expect(main.matches.map(({ id }) => id)).toEqual([2]);
    const change = aChange(before, { matches: [{ ...matchOf(before, 1), homeScore: 8 }] });
    expect(topicsOf(change, before, applied(before, change)).has('group:MA-M')).toBe(true);
    // If the two teams meet only later, or one of them plays alone, the page shows nothing.
    const apart = [
      { ...before, groups: new Map([...before.groups, [2, aGroup(2, 'MA-M', { roundLevelId: 2 })]]) },
      { ...before, groupTeams: new Map([...before.groupTeams, [4, aSeat(4, 2, null)]]) },
    ];
    for (const cup of apart)
      expect(topicsOf(change, cup, applied(cup, change)).has('group:MA-M')).toBe(false);
  });
});

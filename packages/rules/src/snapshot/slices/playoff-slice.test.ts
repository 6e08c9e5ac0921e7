import { describe, expect, it } from 'vitest';
import { findPlayoff, findTopic, frameRows, playoffSlice, topicsOf } from '../index.ts';
import type { PlayoffSlice, Snapshot } from '../index.ts';
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

const rounds = new Map(
  [
    ['preliminary', 100],
    ['extra', 300],
    ['semifinal', 800],
    ['place-3', 99_997],
    ['final', 100_000],
  ].map(([systemName, weight], index) => [
    index + 1,
    {
      id: index + 1,
      systemName: String(systemName),
      nameCs: `${systemName} cs`,
      nameEn: String(systemName),
      isBracket: index > 0,
      weight: Number(weight),
    },
  ]),
);
const [preliminary, extra, semifinal, third, final] = [1, 2, 3, 4, 5];
const from = (group: number, standing: number) => ({
  predecessorCompetitionGroupId: group,
  predecessorCompetitionGroupStandings: standing,
});
const inA = (roundLevelId: number | undefined) => ({ roundLevelId: roundLevelId ?? 1, playoffCategory: 'A' });

/** A running group of two; its winner plays in a semi-final, a bye and another match fill the other one. */
function aPlayoff(changes: Partial<SnapshotRows> = {}, hidden = false): Snapshot {
  const rows: SnapshotRows = {
    categories: [aCategory(1, 'MA', { resultsHidden: hidden }), aCategory(2, 'WA', { gender: 'W' })],
    groups: [
      aGroup(1, 'MA-A', { roundLevelId: preliminary ?? 1 }),
      aGroup(2, 'MA Q1', inA(extra)),
      aGroup(3, 'MA SF1', inA(semifinal)),
      aGroup(4, 'MA SF2', inA(semifinal)),
      aGroup(5, 'MA P3', inA(third)),
      aGroup(6, 'MA F', inA(final)),
    ],
    teams: [1, 2, 3, 4, 5].map((id) => aTeam(id)),
    seats: [
      aSeat(1, 1, 1, { standings: 1, games: 1, wins: 1, points: 2 }),
      aSeat(2, 1, 2, { standings: 2, games: 1, losses: 1 }),
      aSeat(3, 2, 3, { standings: 1 }),
      aSeat(4, 2, null, { standings: null }),
      aSeat(5, 3, null, from(1, 1)),
      aSeat(6, 3, 3, from(2, 1)),
      aSeat(7, 4, 4),
      aSeat(8, 4, 5),
      aSeat(9, 5, null, from(3, 2)),
      aSeat(10, 5, null, from(4, 2)),
      aSeat(11, 6, null, from(3, 1)),
      aSeat(12, 6, null, from(4, 1)),
    ],
    matches: [
      aMatch(1, 1, [1, 2], { stage: 'finished', score: '9:7' }),
      aMatch(2, 1, [2, 1]),
      aMatch(3, 3, [null, 3], { homeTeamCompetitionGroupId: 1, homeTeamCompetitionStandings: 1 }),
      aMatch(4, 4, [4, 5], { stage: '1st_half', score: '3:2' }),
      aMatch(5, 6, [null, null], {
        homeTeamCompetitionGroupId: 3,
        homeTeamCompetitionStandings: 1,
        awayTeamCompetitionGroupId: 4,
        awayTeamCompetitionStandings: 1,
      }),
    ],
    ...changes,
  };
  return aSnapshot(rows, { roundLevels: rounds });
}

function pageOf(snapshot: Snapshot, code = 'MA', letter = 'A'): PlayoffSlice {
  const found = findPlayoff(snapshot, code, letter);
  if (!found) throw new Error(`no play-off ${letter} of ${code}`);
  return playoffSlice(snapshot, found);
}

const groupOf = (page: PlayoffSlice, slug: string) => page.groups.find((group) => group.slug === slug);

describe('the page of a play-off', () => {
  it('names every group, where its places lead, and draws the way to the title with third place', () => {
    const page = pageOf(aPlayoff());
    expect(page).toMatchObject({ playoff: 'A', siblings: ['A'], teams: 4, played: 0, total: 3 });
    expect(page.sections).toHaveLength(1);
    expect(page.sections[0]).toMatchObject({ kind: 'tree', places: null });
    expect(page.sections[0]?.columns.map(({ roundEn }) => roundEn)).toEqual(['extra', 'semifinal', null]);
    expect(page.sections[0]?.cells.map(({ slug, column, next }) => [slug, column, next])).toEqual([
      ['MA-Q1', 0, 'MA-SF1'],
      ['MA-SF1', 1, 'MA-F'],
      ['MA-SF2', 1, 'MA-F'],
      ['MA-F', 2, null],
      ['MA-P3', 2, null],
    ]);
    expect(groupOf(page, 'MA-SF1')?.leads).toEqual([
      { standing: 1, slug: 'MA-F', short: 'F' },
      { standing: 2, slug: 'MA-P3', short: 'P3' },
    ]);
    expect(page.groups.filter(({ isFinal }) => isFinal).map(({ slug }) => slug)).toEqual(['MA-F']);
  });

  it('shows a bye by its seats, and the projected team while a group runs', () => {
    const page = pageOf(aPlayoff());
    expect(groupOf(page, 'MA-Q1')?.rows.map(({ team, placeholder }) => [team?.id, placeholder])).toEqual([
      [3, null],
      [undefined, null],
    ]);
    const [match] = groupOf(page, 'MA-SF1')?.matches ?? [];
    expect(match?.home).toMatchObject({
      team: null,
      placeholder: { standing: 1, groupLabel: 'MA-A' },
      projected: { id: 1 },
    });
    expect(groupOf(page, 'MA-SF1')?.rows).toEqual([]);
  });

  it('[BR20] given teams without a source, then each comes from the group of the play-off it played before', () => {
    const named = aPlayoff({
      seats: [
        aSeat(1, 3, 1, { standings: 2 }),
        aSeat(2, 3, 2, { standings: 1 }),
        aSeat(3, 4, 3, { standings: 1 }),
        aSeat(4, 4, 4, { standings: 2 }),
        aSeat(5, 5, 1),
        aSeat(6, 5, 4),
        aSeat(7, 6, 3),
        aSeat(8, 6, 2),
      ],
      matches: [
        aMatch(1, 3, [1, 2], { stage: 'finished', score: '1:2' }),
        aMatch(2, 4, [3, 4], { stage: 'finished', score: '2:1' }),
        aMatch(3, 5, [1, 4]),
        aMatch(4, 6, [3, 2]),
      ],
    });
    const page = pageOf(named);
    expect(groupOf(page, 'MA-SF2')?.leads.map(({ standing, short }) => [standing, short])).toEqual([
      [1, 'F'],
      [2, 'P3'],
    ]);
    // Seats decide the vertical order, whatever the numbers of the semi-finals.
    const semis = page.sections[0]?.cells.filter(({ next }) => next === 'MA-F');
    expect(semis?.map(({ slug }) => slug)).toEqual(['MA-SF2', 'MA-SF1']);
  });

  it('[BR20] given hidden results, then nothing is inferred from a place', () => {
    const seats = [aSeat(1, 3, 1, { standings: 1 }), aSeat(2, 6, 1)];
    const matches = [aMatch(1, 3, [1, 2], { stage: 'finished', score: '2:1' }), aMatch(2, 6, [1, 2])];
    expect(groupOf(pageOf(aPlayoff({ seats, matches }, true)), 'MA-SF1')?.leads).toEqual([]);
    expect(groupOf(pageOf(aPlayoff({ seats, matches })), 'MA-SF1')?.leads).toHaveLength(1);
  });

  it('is found by code and letter, also where the code holds a colon, and is none without groups', () => {
    const odd = aPlayoff({ categories: [aCategory(1, 'M:A'), aCategory(2, 'WA')] });
    expect(findTopic(odd, 'playoff:M:A:A')).toMatchObject({
      ok: true,
      topic: { key: 'playoff:M:A:A', id: 1 },
    });
    for (const name of ['playoff:WA:A', 'playoff:M:A:B', 'playoff:A', 'playoff:M:A:'])
      expect(findTopic(odd, name)).toEqual({ ok: false, reason: 'unknown', kind: 'playoff' });
  });
});

describe('a change', () => {
  it('in a group that still projects a team touches the play-off that waits for it, and a frame tells it', () => {
    const before = aPlayoff();
    const seat = before.groupTeams.get(1);
    const match = before.matches.get(4);
    if (!seat || !match) throw new Error('incomplete');
    const change = aChange(before, { groupTeams: [{ ...seat, points: 0 }] });
    const after = { ...before, groupTeams: new Map([...before.groupTeams, [1, { ...seat, points: 0 }]]) };
    expect(topicsOf(change, before, after)).toContain('playoff:MA:A');
    const goal = aChange(before, { matches: [{ ...match, homeScore: 4 }] });
    expect(topicsOf(goal, before, before)).toContain('playoff:MA:A');
    const found = findTopic(after, 'playoff:MA:A');
    if (!found.ok) throw new Error('no topic');
    const told = frameRows(after, found.topic, {
      match: (id) => new Set(id === 4 ? (['homeScore'] as const) : []),
      group: () => new Set<never>(),
    });
    expect(told.matches).toEqual([{ id: 4, homeScore: 3 }]);
  });
});

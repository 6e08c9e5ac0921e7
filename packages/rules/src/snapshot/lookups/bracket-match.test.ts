import { describe, expect, test } from 'vitest';
import { applyChange, findGroup, groupSlice, matchSlice, teamSlice, topicsOf } from '../index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { aChange, aGroup, aMatch, aSeat, aSnapshot, aTeam } from '../testing/index.ts';

const fromSemi = (group: number, standing: number) => ({
  predecessorCompetitionGroupId: group,
  predecessorCompetitionGroupStandings: standing,
});

const sides = (standing: number): Partial<Match> => ({
  homeTeamCompetitionGroupId: 1,
  homeTeamCompetitionStandings: standing,
  awayTeamCompetitionGroupId: 2,
  awayTeamCompetitionStandings: standing,
});

/** Two semi-finals, the final, and the match for the third place. */
function aPlayoff(...changed: readonly Match[]): Snapshot {
  const matches = [
    aMatch(1, 1, [1, 2]),
    aMatch(2, 2, [3, 4]),
    aMatch(3, 3, [null, null], sides(2)),
    aMatch(4, 4, [null, null], sides(1)),
  ];
  const cup = aSnapshot({
    groups: [
      aGroup(1, 'MA SF1', { roundLevelId: 4, playoffCategory: 'A' }),
      aGroup(2, 'MA SF2', { roundLevelId: 4, playoffCategory: 'A' }),
      aGroup(3, 'MA P3', { roundLevelId: 5, playoffCategory: 'A' }),
      aGroup(4, 'MA F', { roundLevelId: 3, playoffCategory: 'A' }),
    ],
    teams: [1, 2, 3, 4].map((id) => aTeam(id)),
    seats: [
      ...[1, 2, 3, 4].map((id) => aSeat(id, id < 3 ? 1 : 2, id, { standings: id < 3 ? id : id - 2 })),
      ...[1, 2].map((group) => aSeat(4 + group, 3, null, fromSemi(group, 2))),
      ...[1, 2].map((group) => aSeat(6 + group, 4, null, fromSemi(group, 1))),
    ],
    matches: matches.map((match) => changed.find(({ id }) => id === match.id) ?? match),
  });
  const semi = { systemName: 'semi-final', nameCs: 'semifinále', nameEn: 'semi-final', isBracket: true };
  const third = { systemName: 'place-3', nameCs: 'o 3. místo', nameEn: 'third place', isBracket: true };
  const roundLevels = new Map([
    ...cup.roundLevels,
    [4, { id: 4, weight: 2, ...semi }],
    [5, { id: 5, weight: 3, ...third }],
  ]);
  return { ...cup, roundLevels };
}

const pageOf = (cup: Snapshot, label: string) => {
  const group = findGroup(cup, label);
  return group && groupSlice(cup, group);
};

describe('a bracket match', () => {
  test('[BR23] given its opponents are not known, then they are the winners and losers of matches', () => {
    const [final] = pageOf(aPlayoff(), 'MA-F')?.matches ?? [];
    expect([final?.home.placeholder, final?.away.placeholder]).toEqual([
      { standing: 1, groupLabel: 'MA SF1', groupSlug: 'MA-SF1', match: 101 },
      { standing: 1, groupLabel: 'MA SF2', groupSlug: 'MA-SF2', match: 102 },
    ]);
    expect(final?.group).toEqual({ label: 'MA F', slug: 'MA-F', bracket: true });
  });

  test('[BR23] given it is not decided, then nobody has a place in it', () => {
    const cup = aPlayoff(aMatch(1, 1, [1, 2], { stage: '2nd_half', score: '9:3' }));
    expect(pageOf(cup, 'MA-SF1')?.rows.map(({ position }) => position)).toEqual([null, null]);
    const team = cup.teams.get(1);
    expect((team && teamSlice(cup, team, null))?.groups).toMatchObject([{ label: 'MA SF1', position: null }]);
  });

  test('[BR24] then a semi-final leads its winner to the final and its loser to the match for the third place', () => {
    const cup = aPlayoff();
    const ways = pageOf(cup, 'MA-SF1')?.ways;
    expect(ways).toMatchObject([
      { standing: 1, place: null, next: { label: 'MA F', roundEn: 'final', match: { matchNumber: 104 } } },
      {
        standing: 2,
        place: null,
        next: { label: 'MA P3', match: { matchNumber: 103, hall: { code: 'H1' } } },
      },
    ]);
    expect(ways?.map(({ next }) => next?.match?.against?.placeholder)).toMatchObject([
      { standing: 1, match: 102 },
      { standing: 2, match: 102 },
    ]);
    const semi = cup.matches.get(1);
    expect(semi && matchSlice(cup, semi, null).ways).toEqual(ways);
  });

  test('[BR24] given the final moves, then the pages of both semi-finals are touched', () => {
    const cup = aPlayoff();
    const change = aChange(cup, { matches: [{ ...aMatch(4, 4, [null, null], sides(1)), time: '20:00' }] });
    const applied = applyChange(cup, change);
    if (!applied.ok) throw new Error(applied.reason);
    expect([...topicsOf(change, cup, applied.snapshot)]).toEqual(
      expect.arrayContaining(['match:1', 'match:2', 'group:MA-SF1', 'group:MA-SF2']),
    );
  });

  test('[BR24] then the final decides the first two places, and the match for the third the next two', () => {
    const cup = aPlayoff();
    const placesOf = (label: string) => pageOf(cup, label)?.ways.map(({ place, next }) => [place, next]);
    expect([placesOf('MA-F'), placesOf('MA-P3')]).toEqual([
      [
        [1, null],
        [2, null],
      ],
      [
        [3, null],
        [4, null],
      ],
    ]);
  });

  test('[BR24] given a match for a place is decided, then the page of each team says its place', () => {
    const cup = aPlayoff(aMatch(3, 3, [2, 4], { stage: 'finished', score: '9:11' }));
    const seats = new Map(cup.groupTeams);
    seats.set(5, aSeat(5, 3, 2, { ...fromSemi(1, 2), standings: 2 }));
    seats.set(6, aSeat(6, 3, 4, { ...fromSemi(2, 2), standings: 1 }));
    const decided = { ...cup, groupTeams: seats };
    const team = decided.teams.get(4);
    const last = (team && teamSlice(decided, team, null))?.groups.at(-1);
    expect([last?.label, last?.position, last?.endsOn]).toEqual(['MA P3', 1, [3, 4]]);
  });

  test('[BR24] given a group with a table, then there are no ways', () => {
    const cup = aSnapshot({
      groups: [aGroup(1, 'MA-A')],
      teams: [aTeam(1), aTeam(2)],
      seats: [aSeat(1, 1, 1), aSeat(2, 1, 2)],
      matches: [aMatch(1, 1, [1, 2])],
    });
    expect([pageOf(cup, 'MA-A')?.ways, pageOf(cup, 'MA-A')?.matches[0]?.group]).toEqual([
      [],
      { label: 'MA-A', slug: 'MA-A' },
    ]);
  });
});

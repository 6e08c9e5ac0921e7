import { findGroup, groupSlice } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import { aGroup, aMatch, aSeat, aSnapshot, aTeam } from '@sevenmetre/rules/snapshot/testing';
import { expect, it } from 'vitest';
import { aKeptTournament } from '../../testing/kept-tournament.ts';
import { composeGroup } from './compose-group.ts';

/** Three teams of which two have played, and a final that the first and second of the group will play. */
function aTournament(): Snapshot {
  const feed = { predecessorCompetitionGroupId: 1 };
  return aSnapshot({
    groups: [aGroup(1, 'MA-A'), aGroup(2, 'MA-F', { roundLevelId: 3, playoffCategory: 'A' })],
    teams: [aTeam(1), aTeam(2), aTeam(3)],
    seats: [
      aSeat(1, 1, 1, { seat: 1, standings: 3, games: 1, losses: 1, goalsScored: 9, goalsConceded: 12 }),
      aSeat(2, 1, 2, {
        seat: 2,
        standings: 1,
        games: 1,
        wins: 1,
        points: 2,
        goalsScored: 12,
        goalsConceded: 9,
      }),
      aSeat(3, 1, 3, { seat: 3, standings: 2 }),
      aSeat(4, 2, null, { seat: 1, ...feed, predecessorCompetitionGroupStandings: 1 }),
      aSeat(5, 2, null, { seat: 2, ...feed, predecessorCompetitionGroupStandings: 2 }),
    ],
    matches: [
      aMatch(1, 1, [1, 2], { stage: 'finished', score: '9:12', homeHalfTimeScore: 4, awayHalfTimeScore: 6 }),
      aMatch(2, 1, [2, 3], { stage: '1st_half', score: '1:0', stageStartedAt: '2026-06-13T09:00:10Z' }),
      aMatch(3, 2, [null, null], {
        homeTeamCompetitionGroupId: 1,
        homeTeamCompetitionStandings: 1,
        awayTeamCompetitionGroupId: 1,
        awayTeamCompetitionStandings: 2,
      }),
    ],
  });
}

function composed(snapshot: Snapshot, label: string) {
  return composeGroup(aKeptTournament(snapshot), label);
}

for (const label of ['MA-A', 'MA-F']) {
  it(`${label} that was never opened shows the table and matches that the server would have sent`, () => {
    const snapshot = aTournament();
    const group = findGroup(snapshot, label);
    const sent = group && groupSlice(snapshot, group);
    const own = composed(snapshot, label);
    const { id: _, ...edition } = snapshot.edition;
    expect(edition).toMatchObject(own?.edition ?? {});
    expect(own).toMatchObject({
      version: 'e.1',
      category: sent?.category,
      group: sent?.group,
      siblings: sent?.siblings,
      rows: sent?.rows,
      // The instant follows from day and time, which the builder's matches have in UTC.
      matches: sent?.matches.map((match) => ({ ...match, startsAt: expect.any(String) })),
    });
  });
}

it('a place that only the server can explain stays where it is, without reasons', () => {
  const snapshot = aTournament();
  const seats = [...snapshot.groupTeams.values()].map((seat) =>
    seat.competitionGroupId === 1 ? { ...seat, standings: 4 - seat.seat } : seat,
  );
  const own = composed({ ...snapshot, groupTeams: new Map(seats.map((seat) => [seat.id, seat])) }, 'MA-A');
  expect(own?.rows.map(({ position, team }) => [position, team?.id])).toEqual([
    [1, 3],
    [2, 2],
    [3, 1],
  ]);
  expect(own?.order).toEqual({ criteria: [], criteriaFinished: [], ties: [] });
});

it('a team that has withdrawn is named as such, and a group that compares others says so', () => {
  const snapshot = aTournament();
  const teams = [...snapshot.teams.values()].map((team) => ({ ...team, withdrawn: team.id === 1 }));
  const groups = [...snapshot.groups.values(), aGroup(3, 'MA-2A', { comparedPlace: 2 })];
  const changed = {
    ...snapshot,
    teams: new Map(teams.map((team) => [team.id, team])),
    groups: new Map(groups.map((group) => [group.id, group])),
  };
  expect(composed(changed, 'MA-A')?.rows.map(({ withdrawn }) => withdrawn)).toEqual([
    undefined,
    undefined,
    true,
  ]);
  expect(composed(changed, 'MA-2A')?.group).toMatchObject({ comparedPlace: 2 });
});

it('an unknown label is no group', () => {
  expect(composed(aTournament(), 'XX')).toBeNull();
});

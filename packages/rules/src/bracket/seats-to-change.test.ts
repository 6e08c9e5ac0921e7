import { describe, expect, it } from 'vitest';
import {
  applySeatChanges,
  aTournament,
  indexTournament,
  type PlaceOf,
  testStageId,
  type TestTournament,
} from '../testing/index.ts';
import { seatsToChange, seatsToFill } from './index.ts';

const place = (standing: number, group: number): PlaceOf => ({ group, standing });

/** Team 12 won the semi-final; the following seats are filled. */
function decided(): TestTournament {
  const tournament = aTournament()
    .group(1, 'semifinal', [11, 12])
    .group(3, 'final', [place(1, 1), 13])
    .group(4, 'final', [place(2, 1), 14])
    .match(1, 11, '20:22', 12)
    .match(3, place(1, 1), null, 13)
    .match(4, place(2, 1), null, 14);
  return applySeatChanges(tournament.rows, seatsToFill(tournament.index()));
}

function changeMatch(
  rows: TestTournament,
  id: number,
  change: Partial<TestTournament['matches'][number]>,
): TestTournament {
  return {
    ...rows,
    matches: rows.matches.map((match) => (match.id === id ? { ...match, ...change } : match)),
  };
}

const impact = (rows: TestTournament, groups: readonly number[] = [1]) =>
  seatsToChange(indexTournament(rows), groups);

describe('a group that was closed with an open seat', () => {
  it('[BR9] gives the final to the winner once it is opened again and played', () => {
    const closed = aTournament()
      .group(1, 'semifinal', [11, 12])
      .group(2, 'semifinal', [13, place(1, 1)], { closedByHand: true })
      .group(3, 'final', [place(1, 2), 14])
      .group(4, 'final', [place(2, 2), 15])
      .match(1, 11, null, 12)
      .match(2, 13, null, place(1, 1)).rows;
    const follow = (rows: TestTournament, groupId: number) => applySeatChanges(rows, impact(rows, [groupId]));
    const finalists = (rows: TestTournament) =>
      [300, 400].map((id) => rows.groupTeams.find((seat) => seat.id === id)?.teamId);
    const alone = follow(closed, 2);
    expect(finalists(alone)).toEqual([13, null]);
    const result = { homeScore: 20, awayScore: 22, competitionMatchStageId: testStageId('finished') };
    const joined = follow(changeMatch(alone, 1, result), 1);
    expect(finalists(joined)).toEqual([null, null]);
    const opened = {
      ...joined,
      groups: joined.groups.map((group) => ({ ...group, closedByHand: false })),
    };
    expect(finalists(follow(changeMatch(follow(opened, 2), 2, result), 2))).toEqual([12, 13]);
  });
});

describe('a correction', () => {
  it('[BR9] names the seats and sides that now belong to another team', () => {
    const before = decided();
    const after = changeMatch(before, 1, { homeScore: 23 });
    expect(impact(after)).toEqual({
      seats: [
        { groupTeamId: 300, groupId: 3, teamId: 11 },
        { groupTeamId: 400, groupId: 4, teamId: 12 },
      ],
      matches: [
        { matchId: 2, side: 'home', teamId: 11 },
        { matchId: 3, side: 'home', teamId: 12 },
      ],
      conflicts: [],
    });
  });

  it('[BR9] empties the seats when the match is reopened', () => {
    const before = decided();
    const after = changeMatch(before, 1, { competitionMatchStageId: testStageId('2nd_half') });
    const { seats, matches } = impact(after);
    expect(seats.map(({ teamId }) => teamId)).toEqual([null, null]);
    expect(matches.map(({ teamId }) => teamId)).toEqual([null, null]);
  });

  it('[BR9] changes nothing when the order stays', () => {
    const before = decided();
    expect(impact(changeMatch(before, 1, { homeScore: 21 }))).toEqual({
      seats: [],
      matches: [],
      conflicts: [],
    });
  });

  it('[BR9] follows chains through groups of one', () => {
    const tournament = aTournament()
      .group(1, 'semifinal', [11, 12])
      .group(2, 'semifinal', [place(1, 1), null])
      .group(3, 'final', [place(1, 2), 13])
      .match(1, 11, '20:22', 12);
    const before = applySeatChanges(tournament.rows, seatsToFill(tournament.index()));
    const { seats } = impact(changeMatch(before, 1, { homeScore: 25 }));
    expect(seats.map(({ groupId, teamId }) => [groupId, teamId])).toEqual([
      [2, 11],
      [3, 11],
    ]);
  });

  it('[BR10] names matches that have begun as conflicts and leaves their seats alone', () => {
    const begun = changeMatch(decided(), 2, { competitionMatchStageId: testStageId('1st_half') });
    const after = changeMatch(begun, 1, { homeScore: 23 });
    expect(impact(after)).toEqual({
      seats: [{ groupTeamId: 400, groupId: 4, teamId: 12 }],
      matches: [{ matchId: 3, side: 'home', teamId: 12 }],
      conflicts: [{ groupId: 3, groupTeamId: 300, teamId: 12, belongsTo: 11, matchIds: [2] }],
    });
  });

  it('[BR10] takes the place of a team that has not begun, although others of its group have', () => {
    const tournament = aTournament()
      .group(1, 'semifinal', [11, 12])
      .group(2, 'main', [place(1, 1), 13, 14])
      .match(1, 11, '20:22', 12)
      .match(2, 13, '5:5', 14, { competitionMatchStageId: testStageId('1st_half') })
      .match(2, place(1, 1), null, 13);
    const before = applySeatChanges(tournament.rows, seatsToFill(tournament.index()));
    expect(impact(changeMatch(before, 1, { homeScore: 30 }))).toEqual({
      seats: [{ groupTeamId: 200, groupId: 2, teamId: 11 }],
      matches: [{ matchId: 3, side: 'home', teamId: 11 }],
      conflicts: [],
    });
  });

  it('[BR10] names a begun match that waits for a place without a seat', () => {
    const tournament = aTournament()
      .group(1, 'semifinal', [11, 12])
      .match(1, 11, '20:22', 12)
      .match(0, place(1, 1), null, 13, { competitionGroupId: null });
    const filled = applySeatChanges(tournament.rows, seatsToFill(tournament.index()));
    const before = changeMatch(filled, 2, { walkOver: 'home' });
    const { matches, conflicts } = impact(changeMatch(before, 1, { homeScore: 30 }));
    expect(matches).toEqual([]);
    expect(conflicts).toMatchObject([{ teamId: 12, belongsTo: 11, matchIds: [2], groupTeamId: null }]);
  });

  it('[BR10] leaves a seat that the organiser gave to another team', () => {
    const before = decided();
    const byHand = {
      ...before,
      groupTeams: before.groupTeams.map((seat) =>
        seat.id === 300 ? { ...seat, teamId: 99, byHand: true } : seat,
      ),
      matches: before.matches.map((match) => (match.id === 2 ? { ...match, homeTeamId: 99 } : match)),
    };
    const { seats, matches } = impact(changeMatch(byHand, 1, { homeScore: 23 }));
    expect(seats.map(({ groupTeamId }) => groupTeamId)).toEqual([400]);
    expect(matches).toEqual([{ matchId: 3, side: 'home', teamId: 12 }]);
  });

  it('[BR10] leaves seats and sides that somebody has named, also to the team that the table had given them', () => {
    const tournament = aTournament()
      .group(1, 'semifinal', [11, 12])
      .group(3, 'final', [place(1, 1), 13])
      .match(1, 11, '20:22', 12)
      .match(0, place(1, 1), null, 13, { competitionGroupId: null });
    const before = applySeatChanges(tournament.rows, seatsToFill(tournament.index()));
    const after = changeMatch(before, 1, { homeScore: 30 });
    const named = (seats: readonly number[], home: readonly number[]) =>
      impact({
        ...after,
        groupTeams: after.groupTeams.map((seat) => ({ ...seat, byHand: seats.includes(seat.id) })),
        matches: after.matches.map((match) => ({ ...match, homeByHand: home.includes(match.id) })),
      });
    expect(named([], [])).toMatchObject({ seats: [{ groupTeamId: 300 }], matches: [{ matchId: 2 }] });
    expect(named([300], [])).toMatchObject({ seats: [], matches: [{ matchId: 2 }] });
    expect(named([], [2])).toMatchObject({ seats: [{ groupTeamId: 300 }], matches: [] });
  });

  it('[BR10] leaves the coming matches of a seat that stays since another match of it has begun', () => {
    const tournament = aTournament()
      .group(1, 'semifinal', [11, 12])
      .group(2, 'main', [place(1, 1), 13, 14])
      .match(1, 11, '20:22', 12)
      .match(2, place(1, 1), '1:0', 13, { competitionMatchStageId: testStageId('1st_half') })
      .match(2, place(1, 1), null, 14);
    const before = applySeatChanges(tournament.rows, seatsToFill(tournament.index()));
    expect(impact(changeMatch(before, 1, { homeScore: 30 }))).toMatchObject({
      seats: [],
      matches: [],
      conflicts: [{ groupId: 2, teamId: 12, belongsTo: 11, matchIds: [2] }],
    });
  });

  it('[BR14] follows a corrected result into the table that took it over', () => {
    const tournament = aTournament()
      .group(1, 'preliminary', [1, 2])
      .group(2, 'preliminary', [3, 4])
      .group(5, 'main', [place(1, 1), place(2, 1), place(1, 2), place(2, 2)], { carriesOver: true })
      .group(6, 'final', [place(1, 5), place(2, 5)])
      .match(1, 1, '20:19', 2)
      .match(2, 3, '20:15', 4)
      .match(5, 1, '20:20', 3)
      .match(5, 1, '20:10', 4)
      .match(5, 2, '20:20', 3)
      .match(5, 2, '20:11', 4);
    const seated = applySeatChanges(tournament.rows, seatsToFill(tournament.index()));
    const before = applySeatChanges(seated, seatsToFill(indexTournament(seated)));
    expect(
      before.groupTeams.filter((seat) => seat.competitionGroupId === 6).map(({ teamId }) => teamId),
    ).toEqual([1, 3]);
    const { seats, conflicts } = impact(changeMatch(before, 1, { awayScore: 40 }));
    expect(seats).toEqual([{ groupTeamId: 600, groupId: 6, teamId: 2 }]);
    expect(conflicts.map(({ groupId, teamId, belongsTo }) => [groupId, teamId, belongsTo])).toEqual([
      [5, 1, 2],
      [5, 2, 1],
    ]);
  });
});

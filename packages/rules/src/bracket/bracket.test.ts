import { describe, expect, it } from 'vitest';
import {
  applySeatChanges,
  aTournament,
  indexTournament,
  testStageId,
  type PlaceOf,
} from '../testing/index.ts';
import { agreeingSeats, groupOutcome, groupStandings, seatsToFill } from './index.ts';

const place = (standing: number, group: number): PlaceOf => ({ group, standing });

/** Two semi-finals, a final and a match for third place. */
function cup(semiScores: readonly [`${number}:${number}` | null, `${number}:${number}` | null]) {
  return aTournament()
    .group(1, 'semifinal', [11, 12])
    .group(2, 'semifinal', [13, 14])
    .group(3, 'final', [place(1, 1), place(1, 2)])
    .group(4, 'final', [place(2, 1), place(2, 2)])
    .match(1, 11, semiScores[0], 12)
    .match(2, 13, semiScores[1], 14)
    .match(3, place(1, 1), null, place(1, 2))
    .match(4, place(2, 1), null, place(2, 2));
}

describe('a bracket match', () => {
  it('[BR1] is a group of two: its winner stands first, its loser second', () => {
    const { teamAt } = groupOutcome(cup(['20:22', null]).index(), 1);
    expect([...teamAt]).toEqual([
      [1, 12],
      [2, 11],
    ]);
  });

  it('[BR2] decides nobody when it is drawn', () => {
    const outcome = groupOutcome(cup(['20:20', null]).index(), 1);
    expect(outcome).toMatchObject({ finished: true, waiting: [1, 2] });
    expect(outcome.teamAt.size).toBe(0);
    expect(seatsToFill(cup(['20:20', null]).index()).seats).toEqual([]);
  });

  it('[BR2] is decided by the goals of a shoot-out, which its score holds', () => {
    const tournament = cup([null, null]);
    tournament.match(1, 11, '24:23', 12, { homeGoalsCount: 20, awayGoalsCount: 20 });
    tournament.rows.matches.splice(0, 1);
    expect(groupOutcome(tournament.index(), 1).teamAt.get(1)).toBe(11);
  });

  it('[BR2] is decided by a lot that the organiser has drawn', () => {
    const tournament = cup(['20:20', null]);
    const rows = {
      ...tournament.rows,
      groupTeams: tournament.rows.groupTeams.map((seat) => ({ ...seat, lot: seat.teamId === 12 ? 1 : 2 })),
    };
    expect(groupOutcome(indexTournament(rows), 1).teamAt.get(1)).toBe(12);
  });

  it('[BR2] gives a walkover to its winner, and nothing to anybody when both lose', () => {
    const walkover = (walkOver: 'away' | 'both') =>
      groupOutcome(
        aTournament().group(1, 'semifinal', [11, 12]).match(1, 11, '0:0', 12, { walkOver }).index(),
        1,
      ).teamAt.get(1);
    expect(walkover('away')).toBe(12);
    expect(walkover('both')).toBeUndefined();
  });
});

describe('a finished group', () => {
  it('[BR3] has all its matches decided and all its seats taken', () => {
    expect(groupOutcome(cup(['20:22', null]).index(), 1).finished).toBe(true);
    expect(groupOutcome(cup(['20:22', null]).index(), 2).finished).toBe(false);
    expect(groupOutcome(cup(['20:22', null]).index(), 3).finished).toBe(false);
    expect(groupOutcome(aTournament().group(1, 'preliminary', [1, 2, 3]).index(), 1).finished).toBe(false);
    expect(groupOutcome(cup([null, null]).index(), 99)).toMatchObject({ finished: false, placings: [] });
    expect(groupStandings(cup([null, null]).index(), 99)).toEqual([]);
  });

  it('[BR3] can be closed by hand although a match stayed unplayed', () => {
    const closed = aTournament()
      .group(1, 'preliminary', [1, 2, 3], { closedByHand: true })
      .roundRobin(1, [1, 2, 3], { '1-2': '20:10', '2-3': '15:14' })
      .index();
    expect([...groupOutcome(closed, 1).teamAt.values()]).toEqual([1, 2, 3]);
    expect(groupStandings(closed, 1)).toHaveLength(3);
  });

  it('[BR4] fills the seats and sides that wait for it, and only those', () => {
    expect(seatsToFill(cup(['20:22', null]).index())).toEqual({
      seats: [
        { groupTeamId: 300, groupId: 3, teamId: 12 },
        { groupTeamId: 400, groupId: 4, teamId: 11 },
      ],
      matches: [
        { matchId: 3, side: 'home', teamId: 12 },
        { matchId: 4, side: 'home', teamId: 11 },
      ],
    });
  });

  it('[BR4] never touches a seat that has a team, so a second filling fills nothing', () => {
    const first = cup(['20:22', '19:18']);
    const filled = applySeatChanges(first.rows, seatsToFill(first.index()));
    expect(seatsToFill(indexTournament(filled))).toEqual({ seats: [], matches: [] });
  });

  it('[BR5] names the seats and sides whose teams agree with the table, and no empty side', () => {
    const none = { seats: new Set(), home: new Set(), away: new Set() };
    const first = cup(['20:22', '19:18']);
    expect(agreeingSeats(first.index())).toEqual(none);
    const filled = applySeatChanges(first.rows, seatsToFill(first.index()));
    expect(agreeingSeats(indexTournament(filled))).toEqual({
      seats: new Set([300, 301, 400, 401]),
      home: new Set([3, 4]),
      away: new Set([3, 4]),
    });
  });

  it('[BR5] lets whoever sits on the seat play, also when the organiser seated another team', () => {
    const tournament = aTournament()
      .group(1, 'semifinal', [11, 12])
      .group(3, 'final', [{ group: 1, standing: 1, team: 77 }, 13])
      .match(1, 11, '20:10', 12)
      .match(3, place(1, 1), null, 13);
    expect(seatsToFill(tournament.index())).toEqual({
      seats: [],
      matches: [{ matchId: 2, side: 'home', teamId: 77 }],
    });
  });

  it('[BR5] fills a match that waits for a place without a seat', () => {
    const tournament = aTournament()
      .group(1, 'semifinal', [11, 12])
      .match(1, 11, '20:10', 12)
      .match(0, place(2, 1), null, 13, { competitionGroupId: null });
    expect(seatsToFill(tournament.index()).matches).toEqual([{ matchId: 2, side: 'home', teamId: 12 }]);
  });

  it('[BR7] makes places wait for lots, and fills the others', () => {
    const tournament = aTournament()
      .group(1, 'preliminary', [1, 2, 3])
      .group(2, 'semifinal', [place(1, 1), place(3, 1)])
      .roundRobin(1, [1, 2, 3], { '1-2': '10:10', '1-3': '20:10', '2-3': '20:10' });
    expect(groupOutcome(tournament.index(), 1).waiting).toEqual([1, 2]);
    expect(seatsToFill(tournament.index()).seats).toEqual([{ groupTeamId: 201, groupId: 2, teamId: 3 }]);
  });

  it('[BR15] waits for no match of a withdrawn team, and seats it nowhere', () => {
    const tournament = aTournament()
      .group(1, 'preliminary', [1, 2, 3])
      .group(2, 'semifinal', [place(1, 1), place(3, 1)])
      .roundRobin(1, [1, 2, 3], { '1-2': '20:10' });
    const competition = tournament.index({
      withdrawn: [3],
      points: { win: 2, tie: 1, loss: 0 },
      walkoverGoals: 5,
    });
    expect(groupOutcome(competition, 1)).toMatchObject({ finished: true, waiting: [3] });
    expect(seatsToFill(competition).seats).toEqual([{ groupTeamId: 200, groupId: 2, teamId: 1 }]);
    const assessed = tournament.index({ withdrawn: [3], withdrawnPolicy: 'assessed' });
    expect(groupStandings(assessed, 1)).toMatchObject([
      { teamId: 1, points: 4 },
      { points: 2 },
      { points: 0 },
    ]);
  });
});

describe('byes and chains', () => {
  it('[BR6] hands the team of a bye on at once', () => {
    const tournament = aTournament()
      .group(1, 'semifinal', [11, null])
      .group(2, 'semifinal', [13, 14])
      .group(3, 'final', [place(1, 1), place(1, 2)])
      .match(2, 13, null, 14);
    expect(seatsToFill(tournament.index()).seats).toEqual([{ groupTeamId: 300, groupId: 3, teamId: 11 }]);
  });

  it('[BR6] carries a team through groups of one', () => {
    const tournament = aTournament()
      .group(1, 'preliminary', [1, 2])
      .group(2, 'semifinal', [place(1, 1), null])
      .group(3, 'semifinal', [place(1, 2)])
      .group(4, 'final', [place(1, 3), 9])
      .match(1, 1, '10:20', 2)
      .match(4, place(1, 3), null, 9);
    const changes = seatsToFill(tournament.index());
    expect(changes.seats.map(({ groupId, teamId }) => [groupId, teamId])).toEqual([
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
    expect(changes.matches).toEqual([{ matchId: 2, side: 'home', teamId: 2 }]);
  });

  it('[BR6] does not take a seat that still waits for its team for a bye', () => {
    const tournament = aTournament()
      .group(1, 'preliminary', [1, 2])
      .group(2, 'semifinal', [11, place(1, 1)])
      .group(3, 'final', [place(1, 2), 9])
      .match(1, 1, null, 2);
    expect(seatsToFill(tournament.index()).seats).toEqual([]);
  });

  it('[BR6] comes to an end when groups wait for each other', () => {
    const ringOfGroups = aTournament()
      .group(1, 'semifinal', [place(1, 2)])
      .group(2, 'semifinal', [place(1, 1)]);
    expect(seatsToFill(ringOfGroups.index()).seats).toEqual([]);
  });
});

describe('projection', () => {
  const running = () =>
    aTournament()
      .group(1, 'preliminary', [1, 2, 3])
      .group(2, 'semifinal', [place(1, 1), place(2, 1)])
      .match(2, place(1, 1), null, place(2, 1));

  it('[BR8] shows who would sit there if the running group ended as it stands', () => {
    const tournament = running().roundRobin(1, [1, 2, 3], { '1-2': '20:10', '2-3': '20:15' });
    expect(groupOutcome(tournament.index(), 1).finished).toBe(false);
    expect([...groupOutcome(tournament.index(), 1).projectedAt].slice(0, 2)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(seatsToFill(tournament.index()).seats).toEqual([]);
  });

  it('[BR8] projects nobody before the first result, and nobody whose place is level', () => {
    expect(groupOutcome(running().roundRobin(1, [1, 2, 3], {}).index(), 1).projectedAt.size).toBe(0);
    const level = running().roundRobin(1, [1, 2, 3], { '1-2': '10:10' });
    const { projectedAt } = groupOutcome(level.index(), 1);
    expect([projectedAt.get(1), projectedAt.get(2)]).toEqual([undefined, undefined]);
  });

  it('[BR8] projects nobody from a group whose own seats are open', () => {
    const tournament = aTournament()
      .group(1, 'preliminary', [1, 2])
      .group(2, 'main', [place(1, 1), 3, 4])
      .group(3, 'final', [place(1, 2), 9])
      .match(1, 1, null, 2)
      .match(2, 3, '20:10', 4);
    expect(groupOutcome(tournament.index(), 2).projectedAt.size).toBe(0);
  });

  it('[BR8] equals the filling once the group is finished', () => {
    const tournament = cup(['20:22', '19:18']);
    const { finished, teamAt, projectedAt } = groupOutcome(tournament.index(), 1);
    expect([finished, projectedAt]).toEqual([true, teamAt]);
  });

  it('[BR3] counts a match that waits for approval neither as decided nor in the table', () => {
    const tournament = running()
      .match(1, 1, '20:10', 2, { competitionMatchStageId: testStageId('waiting_for_approval') })
      .match(1, 1, '20:10', 3)
      .match(1, 2, '20:10', 3);
    const outcome = groupOutcome(tournament.index(), 1);
    expect(outcome.finished).toBe(false);
    expect(outcome.placings.map(({ games }) => games)).toEqual([1, 1, 2]);
  });
});

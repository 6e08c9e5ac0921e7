import { describe, expect, it } from 'vitest';
import {
  applySeatChanges,
  aTournament,
  indexTournament,
  type PlaceOf,
  testStageId,
  type TestTournament,
} from '../testing/index.ts';
import { groupOutcome, lotTies, seatsToChange, seatsToDecide, seatsToFill } from './index.ts';

const place = (standing: number, group: number): PlaceOf => ({ group, standing });

/** Both teams of quarter-final 1 are absent; semi-final 3 waits for its winner, final 5 for that of the semi-final. */
function absent() {
  return aTournament()
    .group(1, 'semifinal', [11, 12])
    .group(3, 'semifinal', [13, place(1, 1)])
    .group(5, 'final', [place(1, 3), 14])
    .match(1, 11, '0:0', 12, { walkOver: 'both' })
    .match(3, 13, null, place(1, 1))
    .match(5, place(1, 3), null, 14).rows;
}

const follow = (rows: TestTournament) => applySeatChanges(rows, seatsToChange(indexTournament(rows)));
const teamOf = (rows: TestTournament, seatId: number) =>
  rows.groupTeams.find(({ id }) => id === seatId)?.teamId;
const leftEmpty = (rows: TestTournament, seatId: number): TestTournament => ({
  ...rows,
  groupTeams: rows.groupTeams.map((seat) =>
    seat.id === seatId ? { ...seat, nobody: true, byHand: true } : seat,
  ),
});

describe('a place that no team takes', () => {
  it('[BR26] given a knock-out from which both teams were absent, then no lot is drawn, and the organiser decides the seat', () => {
    const competition = indexTournament(absent());
    expect(lotTies(competition)).toEqual([]);
    const { finished, waiting, placings } = groupOutcome(competition, 1);
    expect([finished, waiting, placings.map(({ needsLots }) => needsLots)]).toEqual([
      true,
      [],
      [false, false],
    ]);
    expect(seatsToDecide(competition)).toMatchObject([
      { target: { kind: 'seat', id: 301 }, problem: 'nobody', teamId: null, belongsTo: null },
    ]);
  });

  it('[BR26] given a seat that an organiser leaves empty, then its opponent goes on without a match, and back once it follows its table', () => {
    const rows = absent();
    const after = follow(leftEmpty(rows, 301));
    expect(teamOf(after, 500)).toBe(13);
    expect(after.matches.find(({ id }) => id === 3)?.homeTeamId).toBe(13);
    expect(seatsToDecide(indexTournament(after))).toEqual([]);
    const back = {
      ...after,
      groupTeams: after.groupTeams.map(({ nobody: _, ...seat }) => ({ ...seat, byHand: false })),
    };
    expect(teamOf(follow(back), 500)).toBeNull();
  });

  it('[BR26] given a match whose seats are both left empty, then the organiser decides the next seat, too', () => {
    const rows = aTournament()
      .group(1, 'semifinal', [11, 12])
      .group(2, 'semifinal', [21, 22])
      .group(3, 'semifinal', [place(1, 2), place(1, 1)])
      .group(5, 'final', [place(1, 3), 14])
      .match(1, 11, '0:0', 12, { walkOver: 'both' })
      .match(2, 21, '0:0', 22, { walkOver: 'both' })
      .match(3, place(1, 2), null, place(1, 1)).rows;
    const after = follow(leftEmpty(leftEmpty(rows, 300), 301));
    expect(seatsToDecide(indexTournament(after))).toMatchObject([
      { target: { kind: 'seat', id: 500 }, problem: 'nobody' },
    ]);
  });

  it('[BR26] given a seat that is left empty, then an import does not fill it', () => {
    const played = {
      ...absent(),
      matches: absent().matches.map((match) =>
        match.id === 1 ? { ...match, walkOver: null, homeScore: 3 } : match,
      ),
    };
    expect(seatsToFill(indexTournament(leftEmpty(played, 301))).seats).toMatchObject([
      { groupTeamId: 500, teamId: 13 },
    ]);
    expect(seatsToFill(indexTournament(played)).seats).toMatchObject([{ groupTeamId: 301, teamId: 11 }]);
  });
});

/** Semi-final 3 was approved as a walkover for team 13 while the winner of match 1 was unknown. */
function againstEmpty(walkOver: 'home' | 'away' | 'both' = 'home'): TestTournament {
  return aTournament()
    .group(1, 'semifinal', [11, 12])
    .group(3, 'semifinal', [13, place(1, 1)])
    .group(5, 'final', [place(1, 3), 14])
    .match(1, 11, null, 12)
    .match(3, 13, walkOver === 'home' ? '5:0' : '0:0', place(1, 1), { walkOver })
    .match(5, place(1, 3), null, 14).rows;
}

function decided(rows: TestTournament): TestTournament {
  const result = { homeScore: 20, awayScore: 18, competitionMatchStageId: testStageId('finished') };
  return {
    ...rows,
    matches: rows.matches.map((match) => (match.id === 1 ? { ...match, ...result } : match)),
  };
}

describe('a walkover against an empty seat', () => {
  it('[BR10] given the match behind it is decided, then its winner is not seated as the loser, and a conflict says so', () => {
    const before = follow(againstEmpty());
    // Whoever comes, the other team goes on.
    expect(teamOf(before, 500)).toBe(13);
    const rows = decided(before);
    const { seats, conflicts } = seatsToChange(indexTournament(rows));
    expect(seats).toEqual([]);
    expect(conflicts).toEqual([{ groupId: 3, groupTeamId: 301, teamId: null, belongsTo: 11, matchIds: [2] }]);
    expect(seatsToDecide(indexTournament(rows))).toMatchObject([
      { target: { kind: 'seat', id: 301 }, problem: 'walkover', teamId: null, belongsTo: 11, matchIds: [2] },
    ]);
    expect(seatsToFill(indexTournament(rows)).seats).toEqual([]);
  });

  it.each(['both', 'home'] as const)(
    '[BR10] given a walkover for %s, then an organiser has three ways out',
    (walkOver) => {
      const rows = decided(follow(againstEmpty(walkOver)));
      const left = leftEmpty(rows, 301);
      expect(seatsToChange(indexTournament(left)).conflicts).toEqual([]);
      const seated = {
        ...rows,
        groupTeams: rows.groupTeams.map((seat) =>
          seat.id === 301 ? { ...seat, teamId: 11, byHand: true } : seat,
        ),
      };
      const impact = seatsToChange(indexTournament(seated));
      expect(impact.conflicts).toEqual([]);
      expect(impact.matches).toContainEqual({ matchId: 2, side: 'away', teamId: 11 });
      const reset = {
        ...rows,
        matches: rows.matches.map((match) =>
          match.id === 2
            ? {
                ...match,
                walkOver: null,
                homeScore: null,
                awayScore: null,
                competitionMatchStageId: testStageId('not_started'),
              }
            : match,
        ),
      };
      expect(teamOf(follow(reset), 301)).toBe(11);
      expect(teamOf(follow(reset), 500)).toBeNull();
    },
  );

  it('[BR10] given a walkover for the empty seat, then the winner of the match behind it takes the seat', () => {
    const rows = decided(againstEmpty('away'));
    expect(teamOf(follow(rows), 301)).toBe(11);
  });

  it('[BR10] given a side without a seat, then the winner of the match behind it does not play what is lost', () => {
    const rows = aTournament()
      .group(1, 'semifinal', [11, 12])
      .group(3, 'semifinal', [13])
      .match(1, 11, null, 12)
      .match(3, 13, '5:0', place(1, 1), { walkOver: 'home' }).rows;
    expect(seatsToFill(indexTournament(decided(rows))).matches).toEqual([]);
    const open = { ...rows, matches: rows.matches.map((match) => ({ ...match, walkOver: null })) };
    expect(seatsToFill(indexTournament(decided(open))).matches).toMatchObject([{ side: 'away', teamId: 11 }]);
  });
});

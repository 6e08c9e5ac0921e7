import { describe, expect, it } from 'vitest';
import { aTournament, indexTournament, type PlaceOf } from '../testing/index.ts';
import { groupStandings, lotTies, seatsToChange, seatsToDecide } from './index.ts';

const place = (standing: number, group: number): PlaceOf => ({ group, standing });

/** Two teams of a finished group are equal in all criteria, and a final waits for its first place. */
function level() {
  return aTournament()
    .group(1, 'preliminary', [11, 12, 13])
    .group(2, 'final', [place(1, 1), 14])
    .roundRobin(1, [11, 12, 13], { '11-12': '10:10', '11-13': '12:8', '12-13': '12:8' })
    .match(2, place(1, 1), null, 14);
}

describe('ties that wait for lots', () => {
  it('[BR22] given a finished group with teams level in everything, then they are named with the places they share', () => {
    const { rows } = level();
    expect(lotTies(indexTournament(rows))).toEqual([
      { groupId: 1, teamIds: [11, 12], places: [1, 2], drawn: false },
    ]);
    const drawn = rows.groupTeams.map((seat) => ({ ...seat, lot: seat.teamId === 12 ? 1 : 2 }));
    expect(lotTies(indexTournament({ ...rows, groupTeams: drawn }))).toEqual([
      { groupId: 1, teamIds: [12, 11], places: [1, 2], drawn: true },
    ]);
  });

  it('[ST20] given recorded lots, then the table follows them in whatever order they were drawn', () => {
    const { rows } = level();
    for (const order of [
      [11, 12],
      [12, 11],
    ]) {
      const groupTeams = rows.groupTeams.map((seat) => ({
        ...seat,
        lot: seat.teamId === null || !order.includes(seat.teamId) ? null : order.indexOf(seat.teamId) + 1,
      }));
      const competition = indexTournament({ ...rows, groupTeams });
      expect(groupStandings(competition, 1).map(({ teamId }) => teamId)).toEqual([...order, 13]);
      expect(seatsToChange(competition).seats).toMatchObject([{ groupTeamId: 200, teamId: order[0] }]);
    }
  });

  it('[BR22] given a group with an open match, then nothing is to be drawn', () => {
    const open = aTournament()
      .group(1, 'preliminary', [11, 12, 13])
      .roundRobin(1, [11, 12, 13], { '11-12': '10:10' });
    expect(lotTies(open.index())).toEqual([]);
  });
});

describe('a seat given by hand', () => {
  it('[BR21] is not touched by its table, and its matches follow it until it is given back', () => {
    const { rows } = aTournament()
      .group(1, 'semifinal', [11, 12])
      .group(3, 'final', [{ ...place(1, 1), team: 15 }, 13])
      .match(1, 11, '23:22', 12)
      .match(3, place(1, 1), null, 13);
    const seated = (byHand: boolean) => {
      const groupTeams = rows.groupTeams.map((seat) => ({ ...seat, byHand: byHand && seat.id === 300 }));
      return seatsToChange(indexTournament({ ...rows, groupTeams }));
    };
    expect(seated(true)).toMatchObject({ seats: [], matches: [{ matchId: 2, side: 'home', teamId: 15 }] });
    expect(seated(false)).toMatchObject({
      seats: [{ groupTeamId: 300, teamId: 11 }],
      matches: [{ matchId: 2, side: 'home', teamId: 11 }],
    });
  });
});

describe('seats that only an organiser can settle', () => {
  it('[BR22] given a corrected result behind a match that has begun, then the seat is named with whose place it is', () => {
    const tournament = aTournament()
      .group(1, 'semifinal', [11, 12])
      .group(3, 'final', [{ ...place(1, 1), team: 12 }, 13])
      .match(1, 11, '23:22', 12)
      .match(3, { ...place(1, 1), team: 12 }, '1:0', 13);
    expect(seatsToDecide(tournament.index())).toEqual([
      {
        target: { kind: 'seat', id: 300 },
        problem: 'played',
        groupId: 3,
        teamId: 12,
        belongsTo: 11,
        matchIds: [2],
        clashesWith: [],
      },
    ]);
    const kept = tournament.rows.groupTeams.map((seat) => ({ ...seat, byHand: seat.id === 300 }));
    expect(seatsToDecide(indexTournament({ ...tournament.rows, groupTeams: kept }))).toEqual([]);
  });

  it('[BR22] given a match without seats that has begun, then its side is named', () => {
    const tournament = aTournament()
      .group(1, 'semifinal', [11, 12])
      .group(3, 'final', [])
      .match(1, 11, '23:22', 12)
      .match(3, 13, '1:0', { ...place(1, 1), team: 12 });
    expect(seatsToDecide(tournament.index())).toMatchObject([
      { target: { kind: 'side', id: 2, side: 'away' }, problem: 'played', teamId: 12, belongsTo: 11 },
    ]);
  });

  it('[BR22] given the place of a team that has withdrawn, then its empty seat is named, unless nobody is needed there', () => {
    const tournament = aTournament()
      .group(1, 'semifinal', [11, 12])
      .group(3, 'final', [place(2, 1), 13])
      .match(1, 11, '23:22', 12)
      .match(3, place(2, 1), null, 13);
    expect(seatsToDecide(tournament.index({ withdrawn: [12] }))).toMatchObject([
      { target: { kind: 'seat', id: 300 }, problem: 'withdrawn', teamId: null, belongsTo: null },
    ]);
    expect(seatsToDecide(tournament.index())).toEqual([]);
    const closed = tournament.rows.groups.map((group) => ({ ...group, closedByHand: group.id === 3 }));
    const rows = { ...tournament.rows, groups: closed };
    expect(seatsToDecide(indexTournament(rows, { withdrawn: [12] }))).toEqual([]);
  });

  it('[BR22] given a team that was seated by hand and has withdrawn, then its seat is named with whose place it is', () => {
    const { rows } = aTournament()
      .group(1, 'semifinal', [11, 12])
      .group(3, 'final', [{ ...place(1, 1), team: 15 }, 13])
      .match(1, 11, '23:22', 12);
    const groupTeams = rows.groupTeams.map((seat) => ({ ...seat, byHand: seat.id === 300 }));
    expect(seatsToDecide(indexTournament({ ...rows, groupTeams }, { withdrawn: [15] }))).toMatchObject([
      { target: { kind: 'seat', id: 300 }, problem: 'withdrawn', teamId: 15, belongsTo: 11 },
    ]);
  });

  it('[BR22] given a team on two seats of a group, then both that wait for a place are named', () => {
    const { rows } = aTournament()
      .group(1, 'preliminary', [11, 12])
      .group(3, 'main', [{ ...place(1, 1), team: 11 }, { ...place(2, 1), team: 11 }, 13]);
    const groupTeams = rows.groupTeams.map((seat) => ({ ...seat, byHand: seat.competitionGroupId === 3 }));
    expect(seatsToDecide(indexTournament({ ...rows, groupTeams }))).toMatchObject([
      { target: { kind: 'seat', id: 300 }, problem: 'twice', teamId: 11 },
      { target: { kind: 'seat', id: 301 }, problem: 'twice', teamId: 11 },
    ]);
  });
});

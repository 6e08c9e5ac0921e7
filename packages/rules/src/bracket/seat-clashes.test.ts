import { describe, expect, it } from 'vitest';
import { aTournament, indexTournament, type PlaceOf, type TestSeat } from '../testing/index.ts';
import { seatClashes, seatsToDecide } from './index.ts';
import { begunAt } from './seat-clashes.ts';

const place = (standing: number, group: number): PlaceOf => ({ group, standing });
const seated = (standing: number, group: number, team: number): TestSeat => ({ group, standing, team });

/** Two groups whose winners meet the second of the other; 11 was first of group 1 and plays its semi-final, then the table turned over. */
function turnedOver(first: `${number}:${number}` | null = '3:2') {
  return aTournament()
    .group(1, 'preliminary', [11, 12])
    .group(2, 'preliminary', [21, 22])
    .group(3, 'semifinal', [seated(1, 1, 11), seated(2, 2, 22)])
    .group(4, 'semifinal', [seated(1, 2, 21), seated(2, 1, 11)])
    .group(5, 'final', [place(1, 3), place(1, 4)])
    .match(1, 11, '10:12', 12)
    .match(2, 21, '10:8', 22)
    .match(3, seated(1, 1, 11), first, seated(2, 2, 22))
    .match(4, seated(1, 2, 21), null, seated(2, 1, 11));
}

const withHand = (rows: ReturnType<typeof turnedOver>['rows'], id: number) => ({
  ...rows,
  groupTeams: rows.groupTeams.map((seat) => ({ ...seat, byHand: seat.id === id })),
});

describe('a team on places that exclude each other', () => {
  it('[BR25] given a team in both semi-finals, then the clash is named, with the seats to settle and who belongs there', () => {
    const competition = turnedOver().index();
    expect(seatClashes(competition)).toMatchObject([
      {
        teamId: 11,
        places: [{ target: { kind: 'seat', id: 300 } }, { target: { kind: 'seat', id: 401 } }],
      },
    ]);
    const other = (id: number, groupId: number, begun: boolean) => ({
      target: { kind: 'seat', id },
      groupId,
      begun,
    });
    expect(seatsToDecide(competition)).toMatchObject([
      { target: { id: 300 }, problem: 'played', belongsTo: 12, clashesWith: [other(401, 4, false)] },
      { target: { id: 401 }, problem: 'clash', belongsTo: 12, clashesWith: [other(300, 3, true)] },
    ]);
  });

  it('[BR25] given seats that are stored in another order, then teams and places come in the same one', () => {
    const { rows } = aTournament()
      .group(1, 'preliminary', [11, 12])
      .group(2, 'preliminary', [21, 22])
      .group(3, 'semifinal', [seated(1, 1, 12), seated(2, 2, 11)])
      .group(4, 'semifinal', [seated(1, 2, 11), seated(2, 1, 12)]);
    const places = (ordered: typeof rows) =>
      seatClashes(indexTournament(ordered)).map((clash) => [
        clash.teamId,
        ...clash.places.map(({ groupId }) => groupId),
      ]);
    const expected = [
      [11, 3, 4],
      [12, 3, 4],
    ];
    expect(places(rows)).toEqual(expected);
    expect(places({ ...rows, groupTeams: rows.groupTeams.toReversed() })).toEqual(expected);
  });

  it('[BR25] given that it is kept where it plays, then it is still named on the other seat', () => {
    const rows = withHand(turnedOver().rows, 300);
    expect(seatsToDecide(indexTournament(rows))).toMatchObject([
      { target: { id: 401 }, problem: 'clash', clashesWith: [{ target: { id: 300 }, begun: true }] },
    ]);
  });

  it('[BR25] given a seat by hand for a team that the table seats elsewhere, then both are named with whose places they are', () => {
    const { rows } = aTournament()
      .group(1, 'preliminary', [11, 12])
      .group(2, 'preliminary', [21, 22])
      .group(3, 'semifinal', [seated(1, 1, 11), seated(2, 2, 22)])
      .group(4, 'semifinal', [seated(1, 2, 11), seated(2, 1, 12)])
      .match(1, 11, '12:10', 12)
      .match(2, 21, '10:8', 22);
    expect(seatsToDecide(indexTournament(withHand(rows, 400)))).toMatchObject([
      { target: { id: 300 }, problem: 'clash', belongsTo: null },
      { target: { id: 400 }, problem: 'clash', belongsTo: 21 },
    ]);
  });

  it('[BR25] given groups that follow each other, or one place in two groups, then nothing clashes', () => {
    const following = aTournament()
      .group(1, 'preliminary', [11, 12])
      .group(3, 'semifinal', [seated(1, 1, 11), 13])
      .group(4, 'semifinal', [seated(1, 3, 11), 14])
      .group(5, 'final', [seated(1, 1, 11), 15]);
    expect(seatClashes(following.index())).toEqual([]);
  });

  it('[BR25] given a side of a match without a seat, then only that match counts as begun there', () => {
    const competition = aTournament()
      .group(1, 'preliminary', [11, 12])
      .group(3, 'semifinal', [13])
      .match(3, 11, '3:2', 13)
      .match(3, 11, null, 13)
      .index();
    const at = (id: number) =>
      begunAt(competition, {
        target: { kind: 'side', id, side: 'home' },
        groupId: 3,
        teamId: 11,
        byHand: false,
        waitsFor: { groupId: 1, standing: 1 },
      });
    expect([at(1), at(2)]).toEqual([[1], []]);
  });
});

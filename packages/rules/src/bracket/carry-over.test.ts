import { describe, expect, it } from 'vitest';
import {
  applySeatChanges,
  aTournament,
  indexTournament,
  inputOfTournament,
  type PlaceOf,
  type TestSeat,
} from '../testing/index.ts';
import {
  carriedOverFixtures,
  dependentTables,
  groupOutcome,
  groupsTakingOver,
  infersCarryOver,
  seatsToFill,
} from './index.ts';

const place = (standing: number, group: number): PlaceOf => ({ group, standing });
const seated = (team: number, standing: number, group: number): TestSeat => ({ team, standing, group });

/**
 * A main round as in a European championship: the best two of two groups of three advance, the match between
 * the two from one group is carried over, and each plays the two of the other.
 */
function mainRound(carriesOver: boolean, seats: readonly TestSeat[] = resolved) {
  return aTournament()
    .group(1, 'preliminary', [1, 2, 3])
    .group(2, 'preliminary', [4, 5, 6])
    .roundRobin(1, [1, 2, 3], { '1-2': '25:24', '1-3': '30:20', '2-3': '28:22' })
    .roundRobin(2, [4, 5, 6], { '4-5': '20:27', '4-6': '30:20', '5-6': '28:22' })
    .group(5, 'main', seats, { carriesOver });
}
const resolved = [seated(1, 1, 1), seated(2, 2, 1), seated(5, 1, 2), seated(4, 2, 2)];
const withoutSource = [1, 2, 5, 4];

function played(carriesOver: boolean, seats: readonly TestSeat[] = resolved) {
  return mainRound(carriesOver, seats)
    .match(5, 1, '22:22', 5)
    .match(5, 1, '20:21', 4)
    .match(5, 2, '24:23', 5)
    .match(5, 2, '30:29', 4);
}

const pairs = (fixtures: readonly { homeTeamId: number; awayTeamId: number }[]) =>
  fixtures.map(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);

describe('carried-over results', () => {
  it('[BR12] are those between teams that met in the group they both came from', () => {
    expect(pairs(carriedOverFixtures(played(true).index(), 5))).toEqual([
      [1, 2],
      [4, 5],
    ]);
    expect(carriedOverFixtures(played(false).index(), 5)).toEqual([]);
    expect(carriedOverFixtures(played(true).index(), 1)).toEqual([]);
  });

  it('[BR12] count in the table of the main round', () => {
    const { finished, placings } = groupOutcome(played(true).index(), 5);
    expect(finished).toBe(true);
    // Points: 2 has 4, 1 has 3, 5 has 3, 4 has 2. The direct match of 1 and 5 was drawn; 5 has the better difference.
    expect(placings.map(({ teamId, games, points }) => [teamId, games, points])).toEqual([
      [2, 3, 4],
      [5, 3, 3],
      [1, 3, 3],
      [4, 3, 2],
    ]);
    expect(placings[1]?.reason).toMatchObject({
      criterion: 'overallDifference',
      teams: [{ value: 6 }, { value: 0 }],
    });
  });

  it('[BR3] [BR12] finish a group whose teams have all met where they came from', () => {
    const met = aTournament()
      .group(1, 'preliminary', [1, 2, 3])
      .roundRobin(1, [1, 2, 3], { '1-2': '25:24', '1-3': '30:20', '2-3': '28:22' });
    const seats = [seated(2, 2, 1), seated(1, 1, 1), seated(3, 3, 1)];
    const carried = met.group(5, 'main', seats, { carriesOver: true }).index();
    expect(groupOutcome(carried, 5).finished).toBe(true);
    expect([...groupOutcome(carried, 5).teamAt]).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('[BR3] do not finish a group without matches in which a pair has not met', () => {
    expect(groupOutcome(mainRound(true).index(), 5).finished).toBe(false);
    expect(groupOutcome(mainRound(false).index(), 5).finished).toBe(false);
  });

  it('[BR12] leave out pairs that have a fixture here, played or not', () => {
    const again = played(true).match(5, 2, null, 1).index();
    expect(pairs(carriedOverFixtures(again, 5))).toEqual([[4, 5]]);
    const open = mainRound(true).match(5, place(1, 1), null, place(2, 1)).index();
    expect(pairs(carriedOverFixtures(open, 5))).toEqual([[4, 5]]);
  });

  it('[BR12] take over every match of a pair that met twice', () => {
    expect(pairs(carriedOverFixtures(played(true).match(1, 2, '20:20', 1).index(), 5))).toEqual([
      [1, 2],
      [4, 5],
      [2, 1],
    ]);
  });

  it('[BR13] come from the earlier groups of the category where the seats name no source', () => {
    expect(pairs(carriedOverFixtures(played(true, withoutSource).index(), 5))).toEqual([
      [1, 2],
      [4, 5],
    ]);
  });

  it.each([
    ['another category', 'preliminary', { categoryId: 2 }],
    ['a round of the same rank', 'main', {}],
    ['a bracket match before it', 'semifinal', {}],
  ] as const)('[BR13] never come from %s', (_, round, changes) => {
    const tournament = aTournament()
      .group(1, round, [1, 2], changes)
      .group(3, round === 'semifinal' ? 'final' : 'main', [1, 2, 3], { carriesOver: true })
      .match(1, 1, '20:10', 2);
    expect(carriedOverFixtures(tournament.index(), 3)).toEqual([]);
  });

  it('[BR13] never come from a group that is not there', () => {
    const { rows } = played(true, withoutSource);
    const groups = rows.groups.filter(({ id }) => id !== 2);
    expect(pairs(carriedOverFixtures(indexTournament({ ...rows, groups }), 5))).toEqual([[1, 2]]);
  });

  it('[BR14] are handed on by a group that took them over itself', () => {
    const chain = played(true)
      .group(7, 'main', [seated(2, 1, 5), seated(1, 3, 5), 8], { carriesOver: true })
      .match(7, 2, '20:10', 8)
      .match(7, 1, '20:10', 8);
    expect(pairs(carriedOverFixtures(chain.index(), 7))).toEqual([[1, 2]]);
    expect([...dependentTables(chain.index(), 1)]).toEqual([5, 7]);
    expect([...dependentTables(chain.index(), 5)]).toEqual([7]);
    expect(dependentTables(played(false).index(), 1).size).toBe(0);
  });

  it('[BR14] come to an end when groups name each other as their source', () => {
    const tangled = aTournament()
      .group(1, 'main', [seated(1, 1, 2), seated(2, 2, 2)], { carriesOver: true })
      .group(2, 'main', [seated(1, 1, 1), seated(2, 2, 1)], { carriesOver: true })
      .match(1, 1, '20:10', 2);
    expect(carriedOverFixtures(tangled.index(), 1)).toEqual([]);
    expect(pairs(carriedOverFixtures(tangled.index(), 2))).toEqual([[1, 2]]);
    expect([...dependentTables(tangled.index(), 1)]).toEqual([2]);
    expect(infersCarryOver(tangled.index(), 1)).toBe(false);
  });

  it('[BR12] count as soon as the seats are filled', () => {
    const tournament = mainRound(true, [place(1, 1), place(2, 1), place(1, 2), place(2, 2)]);
    const filled = indexTournament(applySeatChanges(tournament.rows, seatsToFill(tournament.index())));
    expect(pairs(carriedOverFixtures(filled, 5))).toEqual([
      [1, 2],
      [4, 5],
    ]);
  });
});

describe('guessing from the schedule whether results are carried over', () => {
  it('[BR11] says yes where just the pairs that met before have no fixture', () => {
    expect(infersCarryOver(played(false).index(), 5)).toBe(true);
    expect(infersCarryOver(played(false, withoutSource).index(), 5)).toBe(true);
  });

  it('[BR11] says yes before the seats are filled', () => {
    const open = mainRound(false, [place(1, 1), place(2, 1), place(1, 2), place(2, 2)])
      .match(5, place(1, 1), null, place(1, 2))
      .match(5, place(1, 1), null, place(2, 2))
      .match(5, place(2, 1), null, place(1, 2))
      .match(5, place(2, 1), null, place(2, 2));
    expect(infersCarryOver(open.index(), 5)).toBe(true);
  });

  it('[BR11] takes seats as filled where the schedule names teams and the seats only places', () => {
    const named = played(false, [place(1, 1), place(2, 1), place(1, 2), place(2, 2)]);
    expect(infersCarryOver(named.index(), 5)).toBe(false);
    expect(groupsTakingOver(inputOfTournament(named.rows))).toEqual([5]);
    expect(groupsTakingOver(inputOfTournament(named.rows), new Set([5]))).toEqual([]);
    expect(groupsTakingOver(inputOfTournament(played(true).rows))).toEqual([]);
  });

  it('[BR11] asks later rounds once the earlier ones are known, whose places it may move', () => {
    // Of teams 1, 2, 4 and 5 the first and third, if the main round carries results over.
    const behind = played(false, [place(1, 1), place(2, 1), place(1, 2), place(2, 2)])
      .group(7, 'semifinal', [place(1, 5), place(3, 5), 8])
      .match(7, 2, '20:10', 8)
      .match(7, 1, '20:10', 8);
    expect(groupsTakingOver(inputOfTournament(behind.rows))).toEqual([5, 7]);
  });

  it('[BR11] asks later rounds again: those who met stand elsewhere once the earlier one takes results over', () => {
    // Without carried-over results 2 and 4 are first, and have met in it; with them 2 and 5 are.
    const behind = played(false, [place(1, 1), place(2, 1), place(1, 2), place(2, 2)])
      .group(7, 'semifinal', [place(1, 5), place(2, 5), 8])
      .match(7, 2, '20:10', 8)
      .match(7, 4, '20:10', 8);
    expect(groupsTakingOver(inputOfTournament(behind.rows))).toEqual([5]);
  });

  it('[BR11] says no where a pair that met before has a fixture', () => {
    expect(infersCarryOver(played(false).match(5, 1, null, 2).index(), 5)).toBe(false);
  });

  it('[BR11] says no where the schedule is not made yet', () => {
    expect(infersCarryOver(mainRound(false).index(), 5)).toBe(false);
    expect(infersCarryOver(mainRound(false).match(5, 1, null, 5).match(5, 2, null, 4).index(), 5)).toBe(
      false,
    );
  });

  it('[BR11] stays with yes where a single fixture is still missing', () => {
    const almost = mainRound(false).match(5, 1, null, 5).match(5, 1, null, 4).match(5, 2, null, 5);
    expect(infersCarryOver(almost.index(), 5)).toBe(true);
  });

  it('[BR11] says no where a fixture is missing between teams that never met', () => {
    const tournament = aTournament()
      .group(1, 'preliminary', [1, 2])
      .group(2, 'preliminary', [3, 4])
      .group(3, 'preliminary', [6, 7])
      .group(5, 'main', [1, 3, 6])
      .match(1, 1, '20:10', 2)
      .match(2, 3, '20:10', 4)
      .match(3, 6, '20:10', 7)
      .match(5, 1, '20:10', 3)
      .match(5, 1, '20:10', 6);
    expect(infersCarryOver(tournament.index(), 5)).toBe(false);
  });

  it('[BR11] says no for groups of two, for first rounds and for groups that do not exist', () => {
    const tournament = aTournament()
      .group(1, 'preliminary', [1, 2, 3])
      .roundRobin(1, [1, 2, 3], {})
      .group(2, 'main', [1, 2])
      .group(3, 'final', [1, 2]);
    expect([1, 2, 3, 9].map((id) => infersCarryOver(tournament.index(), id))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('[BR11] says yes for a small group of a play-off round, too', () => {
    const tournament = aTournament()
      .group(1, 'preliminary', [1, 2])
      .group(2, 'preliminary', [3, 4])
      .match(1, 1, '20:10', 2)
      .group(3, 'semifinal', [1, 2, 3])
      .match(3, 1, null, 3)
      .match(3, 3, null, 2);
    expect(infersCarryOver(tournament.index(), 3)).toBe(true);
  });

  it('[BR11] says no for a group that is not there, or whose teams come from one that is not', () => {
    const { rows } = played(false);
    const without = (gone: number) =>
      indexTournament({ ...rows, groups: rows.groups.filter(({ id }) => id !== gone) });
    expect(infersCarryOver(without(5), 5)).toBe(false);
    const unknown = aTournament().group(5, 'main', [seated(1, 1, 99), seated(2, 2, 99), 3]);
    expect(infersCarryOver(unknown.match(5, 1, null, 3).match(5, 2, null, 3).index(), 5)).toBe(false);
  });

  it('[BR11] does not see through a round that took nothing over, nor to teams that were not in it', () => {
    const behind = (tournament: ReturnType<typeof mainRound>, seats: readonly [TestSeat, TestSeat]) =>
      tournament
        .group(7, 'semifinal', [...seats, 8])
        .match(7, 1, null, 8)
        .match(7, 2, null, 8)
        .match(7, 9, null, 8)
        .index();
    expect(infersCarryOver(behind(mainRound(true), [seated(2, 1, 5), seated(1, 3, 5)]), 7)).toBe(true);
    expect(infersCarryOver(behind(mainRound(false), [seated(2, 1, 5), seated(1, 3, 5)]), 7)).toBe(false);
    expect(infersCarryOver(behind(mainRound(true), [seated(9, 1, 5), seated(1, 3, 5)]), 7)).toBe(false);
    expect(infersCarryOver(behind(mainRound(true), [seated(1, 1, 5), seated(9, 3, 5)]), 7)).toBe(false);
  });

  it.each([true, false])(
    '[BR11] comes to an end when groups name each other, marked (%s) or not',
    (carriesOver) => {
      const tangled = aTournament()
        .group(1, 'main', [seated(1, 1, 2), seated(2, 2, 2), seated(3, 3, 2)], { carriesOver })
        .group(2, 'main', [seated(1, 1, 1), seated(2, 2, 1), seated(3, 3, 1)], { carriesOver });
      expect([1, 2].map((id) => infersCarryOver(tangled.index(), id))).toEqual([false, false]);
    },
  );

  it('[BR11] sees through a main round that took results over itself', () => {
    const chain = played(false)
      .group(7, 'main', [seated(2, 1, 5), seated(1, 3, 5), 8])
      .match(7, 2, '20:10', 8)
      .match(7, 1, '20:10', 8);
    expect(infersCarryOver(chain.index(), 7)).toBe(true);
  });
});

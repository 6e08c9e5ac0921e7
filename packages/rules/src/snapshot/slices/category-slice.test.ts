import { expect, it } from 'vitest';
import { categorySlice, findCategory } from '../index.ts';
import type { CategorySlice, Snapshot } from '../index.ts';
import { aCategory, aGroup, aMatch, aSeat, aSnapshot, aTeam } from '../testing/index.ts';

function aCup(hidden = false): Snapshot {
  return aSnapshot({
    categories: [aCategory(1, 'MA', { resultsHidden: hidden })],
    groups: [aGroup(1, 'MA-A'), aGroup(2, 'MA final', { roundLevelId: 3, playoffCategory: 'A' })],
    teams: [1, 2, 3, 4].map((id) => aTeam(id)),
    seats: [
      ...[1, 2, 3, 4].map((id) => aSeat(id, 1, id, { points: 8 - id })),
      aSeat(5, 2, 1, { standings: 1 }),
      aSeat(6, 2, 2, { standings: 2 }),
    ],
    matches: [
      aMatch(1, 1, [1, 2], { stage: 'finished', score: '9:7' }),
      aMatch(2, 1, [3, 4]),
      aMatch(3, 1, [1, 3], { stage: '1st_half', score: '1:0' }),
      aMatch(4, 1, [2, 4]),
      aMatch(5, 2, [1, 2], { stage: 'finished', score: '12:11' }),
      aMatch(6, 1, [1, 4]),
    ],
  });
}

function pageOf(snapshot: Snapshot): CategorySlice {
  const category = findCategory(snapshot, 'MA');
  if (!category) throw new Error('no category');
  return categorySlice(snapshot, category);
}

it('a category says how far it is, who leads its groups and who has won its play-off', () => {
  const page = pageOf(aCup());
  expect(page).toMatchObject({ played: 2, total: 6 });
  expect(page.groups.map(({ short, live, rows }) => [short, live, rows.map(({ team }) => team?.id)])).toEqual(
    [
      ['A', 1, [1, 2, 3, 4]],
      ['final', 0, []],
    ],
  );
  expect(page.playoffs).toMatchObject([{ letter: 'A', played: 1, total: 1, live: 0, winner: { id: 1 } }]);
});

it('the winner of a play-off is the first of its final, and nobody where it has none or two', () => {
  const cup = aCup();
  const withGroup = (roundLevelId: number) => {
    const group = aGroup(3, 'MA other', { roundLevelId, playoffCategory: 'A' });
    return pageOf({ ...cup, groups: new Map([...cup.groups, [3, group]]) }).playoffs[0]?.winner?.id ?? null;
  };
  expect(withGroup(2)).toBe(1);
  expect(withGroup(3)).toBeNull();
});

it('matches that are played now and those still to come; one that was overtaken long ago is not', () => {
  const page = pageOf(aCup());
  expect(page.live.map(({ id }) => id)).toEqual([3]);
  // The final began at 12:00: a match of 9:00 is no longer coming, one of 11:00 may be late.
  expect(page.next.map(({ id }) => id)).toEqual([4, 6]);
});

it('a category with hidden results leads nobody and has no winner', () => {
  const page = pageOf(aCup(true));
  expect(page.groups[0]?.rows.map(({ position, points }) => [position, points])).toEqual([
    [null, 0],
    [null, 0],
    [null, 0],
    [null, 0],
  ]);
  expect(page.playoffs[0]?.winner).toBeNull();
});

it('the way to the title of the first play-off stands on the page of its category', () => {
  const { bracket } = pageOf(aCup());
  expect(bracket?.letter).toBe('A');
  expect(bracket?.groups.map(({ slug, matches }) => [slug, matches.length])).toEqual([['MA-final', 1]]);
  expect(pageOf({ ...aCup(), groups: new Map() }).bracket).toBeNull();
});

it('given so many groups that their tables have more than 200 rows, then only those who lead them are on the page', () => {
  const rowsAmong = (count: number) => {
    const groups = Array.from({ length: count }, (_, at) => aGroup(at + 1, `MA-${at}`));
    const seats = groups.flatMap(({ id }) => [1, 2, 3, 4].map((seat) => aSeat(4 * id + seat, id, null)));
    return pageOf(aSnapshot({ groups, teams: [], seats, matches: [] })).groups[0]?.rows.length;
  };
  expect([rowsAmong(50), rowsAmong(51)]).toEqual([4, 3]);
});

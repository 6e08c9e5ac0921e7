import { expect, test } from 'vitest';
import { inSeedOrder, intoPots, outOfPots, seedPlaces, seedRanges } from './index.ts';

const team = (id: number, seed: number | null = null) => ({ id, seed });
/** Three groups, the last of which takes one team less: pots of 3, 3 and 2. */
const ranges = seedRanges([
  { id: 'A', entries: [0, 1, 2] },
  { id: 'B', entries: [3, 4, 5] },
  { id: 'C', entries: [6, 7] },
]);

test('pots are ranges of seeds; the last one is smaller where groups are', () => {
  expect(ranges).toEqual([
    { first: 1, last: 3 },
    { first: 4, last: 6 },
    { first: 7, last: 8 },
  ]);
});

test('[PL23] a seed is a place, and teams without one take the free places, best first', () => {
  const teams = [team(1, 1), team(2, 4), team(3), team(4)];
  expect(inSeedOrder(teams).map(({ id }) => id)).toEqual([1, 3, 4, 2]);
});

test('[PL23] where seeds are equal or beyond the places, only their order counts', () => {
  expect(inSeedOrder([team(1, 2), team(2, 9), team(3)]).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect([...seedPlaces([team(1, 2), team(2, 2), team(3)], 3)]).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('many teams go into one pot as far as it has room', () => {
  const teams = [team(1, 1), team(2, 2), team(3), team(4), team(5)];
  const [first] = ranges;
  expect([...intoPots(teams, [3, 4, 5], first ? [first] : [], 8)]).toEqual([[3, 3]]);
  expect([...intoPots(teams, [3, 4, 5], ranges, 8)]).toEqual([
    [3, 3],
    [4, 4],
    [5, 5],
  ]);
});

test('a team that goes to another pot frees its place, and the whole order is written where seeds were only an order', () => {
  const [, second] = ranges;
  const pots = second ? [second] : [];
  expect([...intoPots([team(1, 1), team(2, 2)], [1], pots, 8)]).toEqual([[1, 4]]);
  expect([...intoPots([team(1, 10), team(2, 20)], [2], pots, 8)]).toEqual([
    [1, 1],
    [2, 4],
  ]);
  expect([...outOfPots([team(1, 1), team(2, 2)], [1], 8)]).toEqual([[1, null]]);
});

test('no place is ever given twice', () => {
  const random = (state: number) => (state * 48_271) % 2_147_483_647;
  let state = 7;
  const next = (below: number) => (state = random(state)) % below;
  for (let run = 0; run < 400; run++) {
    const teams = Array.from({ length: 8 }, (_, id) =>
      team(id, next(3) === 0 ? null : next(10) + 1),
    ).toSorted((one, other) => (one.seed ?? 99) - (other.seed ?? 99));
    const chosen = teams.filter(() => next(2) === 0).map(({ id }) => id);
    const pot = ranges[next(3)];
    const changed = intoPots(teams, chosen, pot ? [pot] : [], 8);
    const after = teams.map(({ id, seed }) => changed.get(id) ?? (changed.has(id) ? null : seed));
    const given = after.filter((seed) => seed !== null);
    const repeated = changed.size > 0 ? given.length - new Set(given).size : 0;
    expect(repeated).toBe(0);
    expect(new Set(inSeedOrder(teams)).size).toBe(8);
  }
});

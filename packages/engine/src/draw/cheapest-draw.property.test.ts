import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '../random/index.ts';
import {
  type DrawRules,
  type DrawTeam,
  cheapestDraw,
  defaultDrawRules,
  drawGroups,
  evaluateDraw,
  lowerBound,
} from './index.ts';

const sizesOf = [
  [3, 3, 3],
  [4, 4],
  [3, 3, 2],
  [2, 2, 2, 2],
  [4, 3],
] as const;

interface Small {
  readonly teams: readonly DrawTeam[];
  readonly sizes: readonly number[];
  readonly rules: DrawRules;
}

/** Few teams of few clubs, countries and regions, some with a group that they must or may not be in. */
function smallOf(seed: number): Small {
  const random = randomOf(seed);
  const sizes = sizesOf[random.below(sizesOf.length)] ?? [3, 3, 3];
  const places = sizes.flatMap((size) => Array.from({ length: size }, (_, pot) => pot));
  const teams = places
    .toSorted((a, b) => a - b)
    .map((pot, index): DrawTeam => {
      const last = random.below(6);
      const place = random.below(8);
      const group = random.below(sizes.length);
      return {
        id: `team ${index}`,
        pot,
        club: `club ${random.below(7)}`,
        region: random.below(2) === 0 ? null : `region ${random.below(3)}`,
        country: `country ${random.below(3)}`,
        lastGroup: last < 3 ? `group ${last}` : null,
        ...(place === 0 && pot < (sizes[group] ?? 0) ? { notIn: [group] } : {}),
      };
    });
  const [first, ...others] = teams;
  const pinned =
    first && seed % 3 === 0 ? [{ ...first, pin: { group: sizes.length - 1 } }, ...others] : teams;
  const sameClub = seed % 2 === 0 ? 9 : ('forbidden' as const);
  return { teams: pinned, sizes, rules: { ...defaultDrawRules, sameClub } };
}

/** The least cost of all draws. */
function cheapestOfAll({ teams, sizes, rules }: Small): number {
  const groups = sizes.map((): (string | null)[] => Array.from({ length: Math.max(...sizes) }, () => null));
  let least = Infinity;
  const place = (index: number, forbidden: number): void => {
    const team = teams[index];
    if (!team) {
      const cost = evaluateDraw(teams, groups, rules).reduce((sum, problem) => sum + problem.cost, forbidden);
      least = Math.min(least, cost);
      return;
    }
    for (const [group, row] of groups.entries()) {
      const isFree = (sizes[group] ?? 0) > team.pot && row[team.pot] === null;
      if (!isFree || (team.pin && team.pin.group !== group)) continue;
      row[team.pot] = team.id;
      place(index + 1, forbidden + (team.notIn?.includes(group) ? 100_000 : 0));
      row[team.pot] = null;
    }
  };
  place(0, 0);
  return least;
}

test('a draw of small groups is the cheapest of all, and says so; no bound is ever above it', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.constantFrom(0, 3, 20, 20_000), (seed, nodes) => {
      const small = smallOf(seed);
      const { teams, sizes, rules } = small;
      const least = cheapestOfAll(small);

      expect(lowerBound(teams, sizes.length, rules)).toBeLessThanOrEqual(least);
      const cut = cheapestDraw(teams, sizes, rules, { known: Infinity, nodes });
      expect(cut.bound).toBeLessThanOrEqual(least);
      if (nodes === 20_000) expect(cut).toMatchObject({ cost: least, bound: least });
      const draw = drawGroups(teams, sizes, rules, { seed, moves: 20_000 });
      expect(draw.ok && draw.value).toMatchObject({ cost: least, lowerBound: least });
    }),
    { numRuns: 150 },
  );
});

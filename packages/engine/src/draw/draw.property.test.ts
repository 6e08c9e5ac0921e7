import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '../random/index.ts';
import {
  type DrawTeam,
  defaultDrawRules,
  drawGroups,
  drawInPublic,
  exchanged,
  groupsOfBalls,
  evaluateDraw,
  evaluateExchange,
} from './index.ts';

interface Spec {
  readonly groups: number;
  readonly teams: number;
  readonly clubs: number;
  readonly seed: number;
}

const spec: fc.Arbitrary<Spec> = fc.record({
  groups: fc.integer({ min: 2, max: 12 }),
  teams: fc.integer({ min: 8, max: 70 }),
  clubs: fc.integer({ min: 20, max: 60 }),
  seed: fc.nat(10_000),
});

/** Teams in the order of strength; the first is pinned to a group. */
function teamsOf({ groups, teams, clubs, seed }: Spec): { teams: DrawTeam[]; sizes: number[] } {
  const random = randomOf(seed);
  const sizes = Array.from(
    { length: groups },
    (_, group) => Math.floor(teams / groups) + Number(group < teams % groups),
  );
  const list = Array.from({ length: teams }, (_, index): DrawTeam => {
    const club = random.below(clubs);
    const last = random.below(30);
    return {
      id: `team ${index}`,
      pot: Math.floor(index / groups),
      club: `club ${club}`,
      region: random.below(2) === 0 ? null : `region ${club % 9}`,
      country: `country ${club % 5}`,
      lastGroup: last < 10 ? `group ${last}` : null,
      ...(index === 0 ? { pin: { group: 1 } } : {}),
    };
  });
  return { teams: list, sizes };
}

test('everybody is drawn once, one of a pot into a group, pins are kept, and the cost is what the evaluation finds', () => {
  fc.assert(
    fc.property(spec, (one) => {
      const { teams, sizes } = teamsOf(one);
      const draw = drawGroups(teams, sizes, defaultDrawRules, { seed: one.seed, moves: 2000 });
      if (!draw.ok) throw new Error('The pots fit.');
      const { groups, cost, lowerBound } = draw.value;

      expect(
        groups
          .flat()
          .filter((id) => id !== null)
          .toSorted(),
      ).toEqual(teams.map(({ id }) => id).toSorted());
      expect(groups.map((row) => row.filter((id) => id !== null).length)).toEqual(sizes);
      const pinned = teams.find(({ pin }) => pin);
      if (pinned) expect(groups[1]).toContain(pinned.id);
      expect(
        evaluateDraw(teams, groups, defaultDrawRules).reduce((sum, problem) => sum + problem.cost, 0),
      ).toBe(cost);
      expect(cost).toBeGreaterThanOrEqual(lowerBound);
    }),
    { numRuns: 100 },
  );
});

test('an exchange costs what it is said to cost, and two of them are none', () => {
  fc.assert(
    fc.property(spec, fc.nat(), fc.nat(), (one, first, second) => {
      const { teams, sizes } = teamsOf(one);
      const draw = drawGroups(teams, sizes, defaultDrawRules, { seed: one.seed, moves: 500 });
      const a = teams[first % teams.length];
      const mates = teams.filter(({ pot }) => pot === a?.pot);
      const b = mates[second % mates.length];
      if (!draw.ok || !a || !b || a === b) return;
      const after = exchanged(draw.value.groups, a.id, b.id);
      const cost = (groups: typeof after): number =>
        evaluateDraw(teams, groups, defaultDrawRules).reduce((sum, problem) => sum + problem.cost, 0);

      const { rise } = evaluateExchange(teams, draw.value.groups, defaultDrawRules, [a.id, b.id]);
      expect(rise).toBe(cost(after) - cost(draw.value.groups));
      expect(exchanged(after, a.id, b.id)).toEqual(draw.value.groups);
    }),
    { numRuns: 100 },
  );
});

test('a draw of 64 groups reaches what cannot be avoided', () => {
  const { teams, sizes } = teamsOf({ groups: 64, teams: 384, clubs: 220, seed: 5 });
  const draw = drawGroups(
    teams,
    sizes,
    { ...defaultDrawRules, exemptCountry: 'country 0' },
    { seed: 1, moves: 60_000 },
  );

  expect(draw.ok && draw.value.cost).toBe(draw.ok && draw.value.lowerBound);
});

test('a draw in public comes to its end without a forbidden pair, the same for the same seed', () => {
  fc.assert(
    fc.property(spec, fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()), (one, seed) => {
      const { teams, sizes } = teamsOf(one);
      const balls = drawInPublic(teams, sizes, defaultDrawRules, seed);
      if (balls === null) return;
      const groups = groupsOfBalls(teams, sizes, balls);

      expect(evaluateDraw(teams, groups, defaultDrawRules).filter(({ isForbidden }) => isForbidden)).toEqual(
        [],
      );
      expect(balls.length).toBe(teams.length);
      expect(drawInPublic(teams, sizes, defaultDrawRules, seed)).toEqual(balls);
    }),
    { numRuns: 15 },
  );
});

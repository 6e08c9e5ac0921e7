import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlan } from '../src/check/index.ts';
import { evaluate } from '../src/evaluate/index.ts';
import { roundRobin } from '../src/formats/round-robin.ts';
import { randomOf } from '../src/random/index.ts';
import {
  type Placement,
  type ScheduleInput,
  type ScheduleMatch,
  boardOf,
  compile,
  costBound,
  defaultBuffers,
  defaultWeights,
  dayBound,
  improve,
  listAt,
  minutesOfDay,
  proveBest,
  scheduleOf,
} from '../src/schedule/index.ts';
import { instanceOf, specs } from './instance.ts';
import { plantedOf, plantedShapes } from './planted.ts';

const noLimit = { known: Infinity, steps: 300_000 };

function costOf(input: ScheduleInput, schedule: ReadonlyMap<string, Placement>): number {
  return evaluate(input, schedule).reduce((sum, { cost }) => sum + cost, 0);
}

function groupOf(ids: readonly string[]): ScheduleMatch[] {
  return roundRobin(ids.length).map(({ round, home, away }) => ({
    key: `${home}-${away}`,
    category: 'C',
    level: 'preliminary',
    group: 'A',
    round,
    teams: [ids[home] ?? '', ids[away] ?? ''],
    waitsFor: [],
  }));
}

/** A group of three teams, in half of the cases with a final, on few starts of two courts and two days. */
function tinyInput(seed: number): ScheduleInput {
  const random = randomOf(seed);
  const size = 3;
  const ids = Array.from({ length: size }, (_, index) => `team ${index}`);
  const group = groupOf(ids);
  const final = {
    key: 'F',
    category: 'C',
    level: 'final',
    group: null,
    round: 0,
    teams: [],
    waitsFor: [{ kind: 'group' as const, group: 'A' }],
  };
  const halls = ['H1', 'H2'];
  return {
    halls: halls.map((id) => ({ id, court: 'full', resin: true })),
    hallDays: halls.flatMap((hall) =>
      [0, 1].map((day) => {
        const starts = Array.from({ length: 1 + random.below(3) }, () => 480 + 35 * random.below(20));
        const own = [...new Set(starts)];
        return { hall, day, open: 480, close: 1440, blocked: [], slotLength: 35, starts: own };
      }),
    ),
    categories: [
      {
        id: 'C',
        duration: 35,
        court: 'full',
        resin: false,
        earliest: 0,
        latestEnd: 1440,
        rest: [30, 60, 90][random.below(3)] ?? 60,
        maxPerDay: 2 + random.below(2),
        maxPathPerDay: 5,
        days: {},
        halls: [],
      },
    ],
    matches: random.below(2) === 0 ? group : [...group, final],
    teams: ids.map((id) => ({
      id,
      category: 'C',
      coaches: random.below(2) === 0 ? [`coach ${random.below(2)}`] : [],
      ...(random.below(2) === 0 ? { notBefore: 480 + 60 * random.below(8) } : {}),
    })),
    travel: [{ from: 'H1', to: 'H2', minutes: random.below(30) }],
    weights: defaultWeights,
    buffers: defaultBuffers,
  };
}

/** A group of four teams, mostly on one of two days: third matches of a day cannot be avoided. */
function crowdedDay(seed: number): ScheduleInput {
  const random = randomOf(seed);
  const base = tinyInput(seed);
  const ids = [0, 1, 2, 3].map((team) => `team ${team}`);
  const [onFirst, onLast] = [3 + random.below(2), random.below(2)];
  return {
    ...base,
    hallDays: base.hallDays.map((hallDay) => ({
      ...hallDay,
      starts: Array.from(
        { length: hallDay.day === 0 ? onFirst : hallDay.hall === 'H1' ? onLast : 0 },
        (_, index) => 480 + 15 * random.below(3) + 80 * index,
      ),
    })),
    categories: base.categories.map((rules) => ({ ...rules, rest: 30, maxPerDay: 3 })),
    matches: groupOf(ids),
    teams: ids.map((id) => ({ id, category: 'C', coaches: [] })),
    travel: [{ from: 'H1', to: 'H2', minutes: 0 }],
    buffers: { ...defaultBuffers, afterTravel: 0 },
  };
}

/** The least cost of all plans that the checker accepts; Infinity: there is none. */
function cheapestOfAll(input: ScheduleInput): number {
  const problem = compile(input);
  const slots = Array.from(problem.slot.start.keys());
  let least = Infinity;
  const place = (match: number, slotOf: readonly number[]): void => {
    if (match === problem.match.count) {
      const schedule = scheduleOf(problem, Int32Array.from(slotOf));
      if (checkPlan(input, schedule).length === 0) least = Math.min(least, costOf(input, schedule));
      return;
    }
    for (const slot of slots) if (!slotOf.includes(slot)) place(match + 1, [...slotOf, slot]);
  };
  place(0, []);
  return least;
}

test('[PL19] the bound is never above the cheapest of all plans, and the proof finds it', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.nat(100_000), (seed) => {
      const input = tinyInput(seed);
      const problem = compile(input);
      const least = cheapestOfAll(input);
      const bound = costBound(boardOf(problem), noLimit);
      const proof = proveBest(boardOf(problem), { known: Infinity, steps: 3_000_000 });
      if (least === Infinity) {
        expect(proof.slotOf).toBeNull();
        return;
      }
      found += 1;
      expect(bound).toBeLessThanOrEqual(least);
      expect(proof).toMatchObject({ cost: least, bound: least });
      expect(costOf(input, scheduleOf(problem, proof.slotOf ?? new Int32Array()))).toBe(least);
    }),
    { numRuns: 50 },
  );
  expect(found).toBeGreaterThan(8);
});

test('[PL19] the bound by days is never above the cheapest of all plans', () => {
  let raised = 0;
  fc.assert(
    fc.property(fc.nat(100_000), (seed) => {
      const input = crowdedDay(seed);
      const least = cheapestOfAll(input);
      const bound = dayBound(boardOf(compile(input)));
      if (least < Infinity && bound > 0) raised += 1;
      expect(bound).toBeLessThanOrEqual(least);
    }),
    { numRuns: 6, seed: 1 },
  );
  expect(raised).toBeGreaterThan(1);
}, 60_000);

/** Costs of a schedule that the bound by days counts. */
function costOfDays(input: ScheduleInput, schedule: ReadonlyMap<string, Placement>): number {
  return evaluate(input, schedule)
    .filter(({ code }) => code === 'thirdInDay' || code === 'lunch')
    .reduce((sum, { cost }) => sum + cost, 0);
}

test('[PL19] a plan on its own starts alone: the bound by days is at most what it costs, and seldom nothing', () => {
  let raised = 0;
  for (const seed of [1, 2, 3]) {
    const base = instanceOf({ ...specs.S, seed });
    const loose = { ...base, weights: { ...base.weights, thirdInDay: 0, lunch: 0 } };
    const { schedule, progress } = improve(compile(loose), new Map(), { seed, moves: 10_000 });
    const hallDays = base.hallDays.map((hallDay) => ({
      ...hallDay,
      starts: [...schedule.values()].flatMap(({ hall, start }) =>
        hall === hallDay.hall && Math.floor(start / minutesOfDay) === hallDay.day
          ? [start - hallDay.day * minutesOfDay]
          : [],
      ),
    }));
    const tight = { ...base, hallDays };
    expect(progress.broken).toBe(0);
    const bound = dayBound(boardOf(compile(tight)));
    expect(bound).toBeLessThanOrEqual(costOfDays(tight, schedule));
    if (bound > 0) raised += 1;
  }
  expect(raised).toBeGreaterThan(1);
});

test.each(plantedShapes)('[PL19] %s: the bound is never above a plan that is known', (shape) => {
  for (const [seed, matches, fill] of [
    [1, 24, 100],
    [2, 24, 80],
    [3, 48, 90],
  ] as const) {
    const { input, schedule } = plantedOf({ seed, shape, matches, fill });
    const problem = compile(input);
    const found = improve(problem, new Map(), { seed, moves: 60_000 });
    const known = Math.min(
      costOf(input, schedule),
      found.progress.broken === 0 ? found.progress.cost : Infinity,
    );
    const bound = costBound(boardOf(problem), { known, steps: 4_000_000 });
    expect(bound, `seed ${seed}`).toBeLessThanOrEqual(known);
  }
});

test('at any size: the bound counts the third matches that no plan can spare', () => {
  const input = instanceOf(specs.S);
  const { schedule, progress } = improve(compile(input), new Map(), { seed: 1, moves: 200_000 });
  expect(progress.broken).toBe(0);
  expect(progress.bound).toBeLessThanOrEqual(costOf(input, schedule));
  const oneDay = compile({
    ...input,
    hallDays: input.hallDays.filter(({ day }) => day === 0),
    matches: input.matches.filter(({ group }) => group !== null),
    categories: input.categories.map((rules) => ({ ...rules, maxPerDay: 4 })),
  });
  const counts = Array.from(oneDay.names.teams, (_, team) => listAt(oneDay.team.matches, team).length);
  const thirds = counts.filter((count) => count > 2).length;
  expect(thirds).toBeGreaterThan(50);
  expect(costBound(boardOf(oneDay), noLimit)).toBeGreaterThanOrEqual(thirds * defaultWeights.thirdInDay);
});

test('[PL19] a larger plan gets a bound without a proof, within its steps', () => {
  const input = instanceOf(specs.M);
  const problem = compile(input);
  const proof = proveBest(boardOf(problem), { known: 1_000_000, steps: 2_000_000 });
  expect(proof).toMatchObject({ slotOf: null, cost: 1_000_000 });
  expect(proof.bound).toBeLessThan(20_000);
});

test('a small plan is searched from several starts, and proven best where the budget allows it', () => {
  const { input } = plantedOf({ seed: 1, shape: 'groups', matches: 24, fill: 80 });
  const { progress } = improve(compile(input), new Map(), { seed: 5, moves: 600_000 });
  expect(progress).toMatchObject({ broken: 0, cost: 0, bound: 0 });
});

test('[PL19] a locked match that its rules forbid leaves nothing to be said about the best plan', () => {
  const input = tinyInput(7);
  const problem = compile(input);
  const board = boardOf(problem);
  board.locked[0] = 1;
  expect(costBound(board, noLimit)).toBeNull();
  expect(proveBest(board, noLimit).bound).toBeNull();
});

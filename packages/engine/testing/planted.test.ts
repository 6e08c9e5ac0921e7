import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlan } from '../src/check/index.ts';
import { evaluate } from '../src/evaluate/index.ts';
import { type Progress, anneal, capacity, compile, construct, improve } from '../src/schedule/index.ts';
import { plantedOf, plantedShapes } from './planted.ts';

/** The seed of property tests by day; by night there are others. */
const byDay = 7;

/** Three notice each of nine faults that were planted in what proves a plan impossible. */
const first = ((fc.readConfigureGlobal().seed ?? byDay) - byDay) * 3;
const seeds = [first, first + 1, first + 2];

test.each(plantedShapes)('[PL17] %s: a tournament around a plan is never called impossible', (shape) => {
  for (const matches of [24, 48, 76] as const) {
    for (const seed of seeds) {
      const { input, schedule } = plantedOf({ seed, shape, matches, fill: 100 });
      expect(input.matches).toHaveLength(matches);
      expect(evaluate(input, schedule).filter(({ isBroken }) => isBroken)).toEqual([]);
      expect(capacity(compile(input)).ok, `${matches} matches, seed ${seed}`).toBe(true);
      const pinned = input.matches.map((match, index) => {
        const place = schedule.get(match.key);
        if (!place || index % 3 > 0) return match;
        return { ...match, pin: index % 2 === 0 ? place : { start: place.start } };
      });
      expect(capacity(compile({ ...input, matches: pinned })).ok, `pinned, seed ${seed}`).toBe(true);
    }
  }
});

test.each([
  ...plantedShapes.map((shape) => ({ shape, matches: 24 as const })),
  { shape: 'rests' as const, matches: 48 as const },
  { shape: 'everything' as const, matches: 48 as const },
])('$shape, $matches matches: a plan without a start to spare is found', ({ shape, matches }) => {
  for (const seed of [0, 1, 2, 3]) {
    const { input } = plantedOf({ seed, shape, matches, fill: 100 });
    const report = ({ broken }: Progress): boolean => broken > 0;
    const { schedule } = improve(compile(input), new Map(), { seed, moves: 8000 * matches, report });
    expect(checkPlan(input, schedule), `seed ${seed}`).toEqual([]);
  }
});

test('at most one move in twenty is not permitted', () => {
  const moves = 40_000;
  for (const shape of plantedShapes) {
    const problem = compile(plantedOf({ seed: 1, shape, matches: 48, fill: 98 }).input);
    const { evaluated } = anneal(construct(problem, 1), { seed: 1, moves }, { hot: 120, cold: 2.5 });
    expect(evaluated / moves, shape).toBeGreaterThan(0.95);
  }
});

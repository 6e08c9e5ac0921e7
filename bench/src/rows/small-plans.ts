import { compile, improve } from '@sevenmetre/engine/schedule';
import { plantedOf, plantedShapes } from '@sevenmetre/engine/testing';
import type { Row } from '../harness/row.ts';

const matches = 24;
const moves = 600_000;
const seeds = [1, 2, 3];

interface Found {
  readonly cost: number;
  readonly bound: number;
}

/**
 * Plans of 24 matches: how far each seed is from the best plan that is known, which is the best of all seeds and of a
 * longer search, and how many are proven best. Nothing that is not proven counts as optimal.
 */
export function smallPlanRows(): Row[] {
  const instances = plantedShapes.flatMap((shape) =>
    [80, 97].map((fill) => compile(plantedOf({ seed: 1, shape, matches, fill }).input)),
  );
  const found = instances.map((problem) => seeds.map((seed) => searched(problem, seed, moves)));
  const best = instances.map((problem, index) =>
    Math.min(searched(problem, 99, 4 * moves).cost, ...(found[index] ?? []).map(({ cost }) => cost)),
  );
  const gaps = found.flatMap((list, index) => list.map(({ cost }) => gapOf(cost, best[index] ?? 0)));
  const all = found.flat();
  const proven = all.filter(({ cost, bound }) => bound >= cost).length;
  const above = all.filter(
    ({ bound }, index) => bound > (best[Math.floor(index / seeds.length)] ?? 0),
  ).length;
  const label = `engine, ${matches} matches`;
  const near = gaps.filter((gap) => gap <= 0.05).length;
  return [
    {
      metric: `${label}: seeds within 5 % of the best plan that is known`,
      product: `${near} of ${gaps.length}`,
      reference: '',
      ratio: '',
      goal: 'all',
      reached: near === gaps.length,
      note: `${instances.length} instances, ${moves / 1000} k moves each; ${proven} proven best`,
    },
    {
      metric: `${label}: bounds above a plan that is known`,
      product: `${above}`,
      reference: '',
      ratio: '',
      goal: '0',
      reached: above === 0,
    },
  ];
}

function searched(problem: ReturnType<typeof compile>, seed: number, budget: number): Found {
  const { broken, cost, bound } = improve(problem, new Map(), { seed, moves: budget }).progress;
  return { cost: broken === 0 ? cost : Infinity, bound: bound ?? 0 };
}

/** Share of the best cost. A plan without cost leaves no share: any cost is too much. */
function gapOf(cost: number, best: number): number {
  return cost === best ? 0 : best === 0 ? Infinity : (cost - best) / best;
}

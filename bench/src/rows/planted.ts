import { checkPlan } from '@sevenmetre/engine/check';
import { capacity, compile, improve } from '@sevenmetre/engine/schedule';
import { type PlantedSpec, plantedOf, plantedShapes } from '@sevenmetre/engine/testing';
import type { Row } from '../harness/row.ts';
import { countingLoop } from '../references/counting-loop.ts';

/** Tournaments around a plan: their size, the share of starts that it uses, seeds, and how many must be filled. */
const goals = [
  { matches: 76, fill: 98, seeds: 20, goal: 20 },
  { matches: 48, fill: 100, seeds: 20, goal: 20 },
  { matches: 76, fill: 100, seeds: 20, goal: 15 },
  { matches: 171, fill: 100, seeds: 10, goal: 5 },
] as const;

const movesPerMatch = 4000;

/** Plans without a start to spare: how many seeds of each kind are filled, and that none is called impossible. */
export function plantedRows(): Row[] {
  return goals.flatMap(rowsOf);
}

function rowsOf({ matches, fill, seeds, goal }: (typeof goals)[number]): Row[] {
  const loop = countingLoop();
  const label = `engine, ${matches} matches, ${fill} % of the starts used`;
  const found = Array.from({ length: seeds }, (_, seed) =>
    searched({ seed, matches, fill, shape: plantedShapes[seed % plantedShapes.length] ?? 'rests' }),
  );
  // The shape that leaves the search the least room.
  const hardest = Array.from({ length: seeds }, (_, seed) =>
    searched({ seed, matches, fill, shape: 'rests' }),
  );
  const rows = [
    { name: 'all kinds', list: found },
    { name: 'large groups with long rests', list: hardest },
  ];
  return [
    ...rows.map(({ name, list }): Row => {
      const filled = list.filter(({ broken }) => broken === 0).length;
      const slowest = Math.max(...list.map(({ took }) => took));
      return {
        metric: `${label}, ${name}: seeds without a broken rule`,
        product: `${filled} of ${seeds}`,
        reference: '',
        ratio: '',
        goal: `${goal} of ${seeds} within ${movesPerMatch} moves a match`,
        reached: filled >= goal,
        note: `the slowest took ${(slowest / loop).toFixed(1)} counting loops`,
      };
    }),
    {
      metric: `${label}: called impossible`,
      product: `${[...found, ...hardest].filter(({ ok }) => !ok).length}`,
      reference: '',
      ratio: '',
      goal: '0',
      reached: [...found, ...hardest].every(({ ok }) => ok),
    },
  ];
}

function searched(spec: PlantedSpec): { broken: number; ok: boolean; took: number } {
  const { input } = plantedOf(spec);
  const problem = compile(input);
  const began = performance.now();
  const { schedule } = improve(problem, new Map(), {
    seed: spec.seed,
    moves: movesPerMatch * spec.matches,
  });
  const took = performance.now() - began;
  return { broken: checkPlan(input, schedule).length, ok: capacity(problem).ok, took };
}

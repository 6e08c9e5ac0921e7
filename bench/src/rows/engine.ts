import { drawGroups, defaultDrawRules, type DrawTeam } from '@sevenmetre/engine/draw';
import { checkPlan } from '@sevenmetre/engine/check';
import { evaluate } from '@sevenmetre/engine/evaluate';
import { randomOf } from '@sevenmetre/engine/random';
import { repair } from '@sevenmetre/engine/repair';
import {
  type Schedule,
  capacity,
  compile,
  construct,
  improve,
  pricePlaces,
} from '@sevenmetre/engine/schedule';
import { instanceOf, specs } from '@sevenmetre/engine/testing';
import type { Row } from '../harness/row.ts';
import { countingLoop } from '../references/counting-loop.ts';
import { planGreedily } from '../references/greedy-planner.ts';
import { plantedRows } from './planted.ts';
import { realCupRows } from './real-cup.ts';
import { smallPlanRows } from './small-plans.ts';

type Size = keyof typeof specs;

/** Goals of the design: number of seeds, moves until no rule is broken, and cost against a greedy planner. */
const goals: Readonly<Record<Size, { seeds: number; cleanWithin: number; moves: number; cheaper: number }>> =
  {
    S: { seeds: 20, cleanWithin: 50_000, moves: 2_000_000, cheaper: 40 },
    M: { seeds: 10, cleanWithin: 300_000, moves: 8_000_000, cheaper: 40 },
    L: { seeds: 3, cleanWithin: 2_000_000, moves: 16_000_000, cheaper: 25 },
  };

/** Formats, draw and schedules of the engine: counts over seeds first, times as ratios to a counting loop. */
export function engine(): Promise<Row[]> {
  const sizes = (['S', 'M', 'L'] as const).flatMap(rowsOf);
  return Promise.resolve([...sizes, ...plantedRows(), ...smallPlanRows(), drawRow(), ...realCupRows()]);
}

function rowsOf(size: Size): Row[] {
  const { seeds, cleanWithin, moves } = goals[size];
  const input = instanceOf(specs[size]);
  const problem = compile(input);
  const found = Array.from({ length: seeds }, (_, seed) =>
    improve(problem, new Map(), { seed, moves: 2 * cleanWithin }),
  );
  const cleanAfter = found.map((one) => one.cleanAfter);
  const errors = found.map(({ schedule }) => checkPlan(input, schedule).length);
  const clean = cleanAfter.flatMap((count) => (count !== null && count <= cleanWithin ? [count] : []));
  const label = `engine ${size}: ${problem.match.count} matches`;
  return [
    {
      metric: `${label}, seeds without a broken rule`,
      product: `${clean.length} of ${seeds}`,
      reference: '',
      ratio: '',
      goal: `all within ${cleanWithin / 1000} k moves`,
      reached: clean.length === seeds,
      note: `the slowest after ${Math.round(Math.max(0, ...clean) / 1000)} k moves`,
    },
    {
      metric: `${label}, broken rules that the checker finds`,
      product: `${errors.reduce((sum, count) => sum + count, 0)}`,
      reference: '',
      ratio: '',
      goal: '0',
      reached: errors.every((count) => count === 0),
      note: `${seeds} seeds, checked by code that shares nothing with the search`,
    },
    ...timeRows(size, label),
    qualityRow(size, label, moves),
    ...(size === 'L' ? repairRows(label) : []),
  ];
}

function timeRows(size: Size, label: string): Row[] {
  const problem = compile(instanceOf(specs[size]));
  const loop = countingLoop();
  const proof = timed(() => capacity(problem));
  const board = construct(problem, 1);
  const keys = problem.names.matches.slice(0, 40);
  for (const key of keys) pricePlaces(board, key);
  const colouring = timed(() => keys.map((key) => pricePlaces(board, key))) / keys.length;
  return [
    timeRow(`${label}, proof of capacity`, proof, loop, size === 'L' ? 100 : null),
    timeRow(`${label}, prices of all places of a match`, colouring, loop, size === 'L' ? 16 : null),
  ];
}

/** @param most goal of the design in milliseconds, on one quiet core */
function timeRow(metric: string, took: number, loop: number, most: number | null): Row {
  return {
    metric,
    product: `${took.toFixed(1)} ms`,
    reference: `${loop.toFixed(0)} ms (counting loop)`,
    ratio: `${(took / loop).toFixed(2)}×`,
    goal: most === null ? '' : `≤ ${most} ms`,
    reached: most === null ? null : took <= most,
  };
}

function qualityRow(size: Size, label: string, moves: number): Row {
  const input = instanceOf(specs[size]);
  const problem = compile(input);
  const wishes = (schedule: Schedule): number =>
    evaluate(input, schedule).reduce((sum, { cost }) => sum + cost, 0) / 10;
  const greedy = planGreedily(problem);
  const reference = wishes(greedy);
  const loop = countingLoop();
  const began = performance.now();
  const found = improve(problem, new Map(), { seed: 1, moves });
  const took = performance.now() - began;
  const product = wishes(found.schedule);
  const unplaced = problem.match.count - greedy.size;
  const hallChanges = evaluate(input, found.schedule).filter(({ code }) => code === 'hallChange').length;
  return {
    metric: `${label}, cost of wishes after ${moves / 1_000_000} M moves`,
    product: product.toFixed(0),
    reference: `${reference.toFixed(0)} greedy, ${unplaced} unplaced`,
    ratio: `1/${(reference / Math.max(1, product)).toFixed(1)}`,
    goal: `≤ 1/${goals[size].cheaper}`,
    reached: product * goals[size].cheaper <= reference && found.progress.broken === 0,
    note: `${hallChanges} hall changes, ${(took / loop).toFixed(0)} counting loops, ${Math.round(moves / took)} k moves/s`,
  };
}

/** A hall lost for four hours of the second day: number of moves of the first plan, and its time. */
function repairRows(label: string): Row[] {
  const input = instanceOf(specs.L);
  const problem = compile(input);
  const published = improve(problem, new Map(), { seed: 1, moves: 6_000_000 }).schedule;
  const [from, to] = [1440 + 720, 1440 + 960];
  const options = { now: from - 30, freeze: 30, locked: new Set<string>(), seed: 1, moves: 150_000 };
  const lost = [{ kind: 'hallClosed' as const, hall: 'H3', from, to }];
  const first = { ...options, aims: ['fewestMoves' as const] };
  const loop = countingLoop();
  const took = timed(() => repair(input, published, lost, first));
  const [plan] = repair(input, published, lost, first);
  const hit = [...published.values()].filter(
    ({ hall, start }) => hall === 'H3' && start + 35 > from && start < to,
  );
  // Nobody is moved inside the freeze: whoever begins before the hall closes plays on in it.
  const frozen = hit.filter(({ start }) => start < options.now + options.freeze).length;
  const displaced = hit.length - frozen;
  const moved = plan?.moved.length ?? Infinity;
  const broken = plan?.broken ?? Infinity;
  return [
    {
      metric: `${label}, matches moved when a hall is lost for four hours`,
      product: `${moved}`,
      reference: `${displaced} displaced`,
      ratio: '',
      goal: 'displaced + 3, no rule broken but by those inside the freeze',
      reached: moved <= displaced + 3 && broken <= frozen,
      note: `${broken} broken rules, ${frozen} matches inside the freeze stay in the closed hall`,
    },
    timeRow(`${label}, first plan when a hall is lost for four hours`, took, loop, 300),
  ];
}

/** 384 teams in 64 groups. */
function drawRow(): Row {
  const random = randomOf(5);
  const teams = Array.from({ length: 384 }, (_, index): DrawTeam => {
    const club = random.below(220);
    return {
      id: `${index}`,
      pot: Math.floor(index / 64),
      club: `${club}`,
      region: club % 2 === 0 ? null : `${club % 29}`,
      country: `${club % 7}`,
      lastGroup: random.below(3) === 0 ? `${random.below(60)}` : null,
    };
  });
  const sizes = Array.from({ length: 64 }, () => 6);
  const took = timed(() => drawGroups(teams, sizes, defaultDrawRules, { seed: 1, moves: 60_000 }));
  const draw = drawGroups(teams, sizes, defaultDrawRules, { seed: 1, moves: 60_000 });
  const [cost, bound] = draw.ok ? [draw.value.cost, draw.value.lowerBound] : [Infinity, 0];
  return {
    metric: 'engine: draw of 64 groups',
    product: `${cost}`,
    reference: `${bound} lower bound`,
    ratio: '',
    goal: 'the lower bound',
    reached: cost === bound,
    note: `${took.toFixed(0)} ms`,
  };
}

function timed(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

import { type Random, acceptableRise, exponential, logarithm, randomOf } from '../random/index.ts';
import type { Board } from './board.ts';
import type { Compiled } from './compiled.ts';
import { at } from './compiled.ts';
import { construct } from './construct.ts';
import type { Schedule } from './input.ts';
import { boardOf, scheduleOf } from './load.ts';
import { Moves } from './moves.ts';
import { chooseMatch, chooseSlot, none } from './neighbours.ts';

export interface Progress {
  readonly moves: number;
  readonly of: number;
  /** Broken rules of the best schedule so far. Costs in tenths of a point. */
  readonly broken: number;
  readonly unplaced: number;
  readonly cost: number;
}

export interface ImproveOptions {
  readonly seed: number;
  /** Maximal number of moves, so that a seed gives one schedule on every machine. */
  readonly moves: number;
  readonly locked?: ReadonlySet<string>;
  /** Called now and then; `best` returns the best schedule so far; `false` ends the search. */
  readonly report?: (progress: Progress, best: () => Schedule) => boolean;
}

export interface Improved {
  readonly schedule: Schedule;
  readonly progress: Progress;
  /** The number of moves after which no rule was broken; null: never. */
  readonly cleanAfter: number | null;
}

/** Temperatures in tenths of a point. */
const hot = 120;
const cold = 2.5;
const movesPerStep = 2000;
const stepsPerReport = 50;
/**
 * Shares of 256 turns of a repair: matches away from their published place, and among these, moves back to
 * it.
 */
const [homingShare, goHomeShare] = [77, 102];

/**
 * Simulated annealing from a schedule, or from a constructed one if `from` is empty. The result is never
 * worse than the start: fewer broken rules, then lower costs.
 */
export function improve(problem: Compiled, from: Schedule, options: ImproveOptions): Improved {
  const fixed = options.locked ?? new Set();
  const board = from.size === 0 ? construct(problem, options.seed) : boardOf(problem, from, { fixed });
  problem.names.matches.forEach((key, match) => {
    board.locked[match] = fixed.has(key) ? 1 : 0;
  });
  const best = anneal(board, options, { hot, cold });
  return { ...best, schedule: scheduleOf(problem, best.slotOf) };
}

export interface Annealed {
  readonly slotOf: Int32Array;
  readonly progress: Progress;
  readonly cleanAfter: number | null;
}

interface Best {
  slotOf: Int32Array;
  broken: number;
  cost: number;
  unplaced: number;
}

/** Runs the search on a board; locked matches stay. */
export function anneal(
  board: Board,
  options: Omit<ImproveOptions, 'locked'>,
  temperatures: { readonly hot: number; readonly cold: number },
): Annealed {
  const random = randomOf(options.seed);
  const moves = new Moves(board);
  const movable = Int32Array.from(board.slotOf.keys()).filter((match) => at(board.locked, match) === 0);
  const best = snapshotOf(board);
  let cleanAfter = board.broken === 0 ? 0 : null;
  const cooling = coolingOf(options.moves, temperatures);
  let temperature = temperatures.hot;
  let done = 0;
  for (let step = 0; movable.length > 0 && done < options.moves; step += 1) {
    temperature *= cooling;
    if (step % stepsPerReport === 0) priceUnplaced(board);
    const until = Math.min(options.moves, done + movesPerStep);
    const away = awayMatches(board);
    for (; done < until; done += 1) {
      turn(moves, movable, away, random, temperature, done);
      if (cleanAfter === null && board.broken === 0) cleanAfter = done;
    }
    keepBest(board, best);
    const isReported = step % stepsPerReport === 0;
    const goesOn = isReported ? reported(board, best, done, options) : true;
    if (!(goesOn ?? true)) break;
  }
  board.setUnplacedPrice(board.prices.unplaced);
  return { slotOf: best.slotOf, progress: progressOf(best, done, options.moves), cleanAfter };
}

function reported(
  { problem }: Board,
  best: Best,
  done: number,
  { report, moves }: Pick<ImproveOptions, 'report' | 'moves'>,
): boolean | undefined {
  return report?.(progressOf(best, done, moves), () => scheduleOf(problem, best.slotOf));
}

function turn(
  moves: Moves,
  movable: Int32Array,
  away: Int32Array,
  random: Random,
  temperature: number,
  count: number,
): void {
  const { board } = moves;
  const isHoming = away.length > 0 && random.below(256) < homingShare;
  const match = isHoming ? at(away, random.below(away.length)) : chooseMatch(board, movable, random, count);
  const goesHome = isHoming && random.below(256) < goHomeShare;
  const home = goesHome ? (board.disturbance?.slotOf[match] ?? none) : none;
  const slot = home === none ? chooseSlot(board, match, random) : home;
  if (slot !== none) moves.try(match, slot, acceptableRise(temperature, random));
}

/** In a repair: matches away from their published places. */
function awayMatches({ disturbance, slotOf, locked }: Board): Int32Array {
  if (disturbance === null) return new Int32Array();
  const away: number[] = [];
  for (let match = 0; match < slotOf.length; match += 1) {
    const isHome = at(slotOf, match) === at(disturbance.slotOf, match);
    if (!isHome && at(locked, match) === 0) away.push(match);
  }
  return Int32Array.from(away);
}

/** Cooling factor per step, so that the last one is cold. */
function coolingOf(moves: number, temperatures: { readonly hot: number; readonly cold: number }): number {
  const steps = Math.max(1, moves / movesPerStep);
  return exponential(logarithm(temperatures.cold / temperatures.hot) / steps);
}

/**
 * Raises the price when few matches are unplaced: otherwise they would be left out for a better rest of the
 * schedule.
 */
function priceUnplaced(board: Board): void {
  if (board.disturbance !== null) return;
  const isFew = board.unplacedCount > 0 && board.unplacedCount < 30;
  const isUsual = board.unplacedPrice === board.prices.unplaced;
  board.setUnplacedPrice(isFew && isUsual ? board.prices.unplaced * 3 : board.prices.unplaced);
}

function snapshotOf(board: Board): Best {
  const { broken, unplacedCount: unplaced } = board;
  return { slotOf: board.slotOf.slice(), broken, cost: costAtUsualPrice(board), unplaced };
}

function costAtUsualPrice(board: Board): number {
  return board.cost + (board.prices.unplaced - board.unplacedPrice) * board.unplacedCount;
}

function keepBest(board: Board, best: Best): void {
  const cost = costAtUsualPrice(board);
  if (board.broken > best.broken || (board.broken === best.broken && cost >= best.cost)) return;
  best.slotOf.set(board.slotOf);
  best.broken = board.broken;
  best.cost = cost;
  best.unplaced = board.unplacedCount;
}

function progressOf(best: Best, moves: number, of: number): Progress {
  return { moves, of, broken: best.broken, unplaced: best.unplaced, cost: best.cost };
}

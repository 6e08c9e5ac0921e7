import { type AnnealOptions, type Progress, Annealing } from './anneal.ts';
import type { Board } from './board.ts';
import { capacity } from './capacity.ts';
import type { Compiled } from './compiled.ts';
import { construct, mostByRounds } from './construct.ts';
import { costBound } from './cost-bound.ts';
import type { Schedule } from './input.ts';
import { boardOf, restore, scheduleOf } from './load.ts';
import { mostForProof, proveBest } from './prove-best.ts';
import { rescue } from './rescue.ts';

export interface ImproveOptions extends AnnealOptions {
  readonly locked?: ReadonlySet<string>;
}

export interface Improved {
  readonly schedule: Schedule;
  readonly progress: Progress;
  /** The number of moves after which no rule was broken; null: never. */
  readonly cleanAfter: number | null;
}

/** Temperatures in tenths of a point. Hotter than `clean`, a plan without broken rules loses what is good about it. */
const temperatures = { hot: 120, clean: 40, cold: 2.5 };
/** Plans constructed by days: more heat, and a search for the rules alone, would undo what is good about them. */
const byDays = { hot: 20, cold: 2.5, usualShare: 1 / 4 };

/** Moves for each match without a clean schedule before wishes are set aside, and moves for each match then. */
const [patience, effort] = [400, 4000];
/** The two take turns, each for at most so much of the budget. */
const [usualShare, rescueShare] = [1 / 16, 1 / 4];

/** Plans of fewer matches are searched from several starts, of at least so many moves each, and then proven. */
const small = { matches: mostForProof, starts: 10, moves: 200_000, searchShare: 2 / 3 };
/** States of a proof and of a bound that take as long as one move. */
const stepsPerMove = 12;
/** Between the seeds of the starts. */
const seedStep = 7919;
/** A bound beside a search takes so much of its time, and at most so many states. */
const [boundShare, mostBoundSteps] = [1 / 20, 40_000_000];

/** The best of several searches. */
interface Best {
  readonly slotOf: Int32Array;
  readonly progress: Progress;
  readonly cleanAfter: number | null;
}

/**
 * Simulated annealing from a schedule, or from a constructed one if `from` is empty. The result is never
 * worse than the start: fewer broken rules, then lower costs. Small plans are searched from several starts, and what
 * is left of the budget goes to the proof that nothing is better.
 */
export function improve(problem: Compiled, from: Schedule, options: ImproveOptions): Improved {
  const isSmall = problem.match.count < small.matches && options.moves >= 2 * small.moves;
  const best = isSmall ? improveSmall(problem, from, options) : improveOnce(problem, from, options);
  const bound = best.progress.bound ?? boundBeside(problem, best, options);
  // A locked match stays where it is, also outside of all starts.
  const kept = [...from].filter(([key]) => options.locked?.has(key) ?? false);
  const schedule = new Map([...kept, ...scheduleOf(problem, best.slotOf)]);
  return { schedule, progress: { ...best.progress, bound }, cleanAfter: best.cleanAfter };
}

function improveOnce(problem: Compiled, from: Schedule, options: ImproveOptions): Best {
  const board = startOf(problem, from, options);
  const isByDays = problem.match.count > mostByRounds;
  const search = new Annealing(board, options, isByDays ? byDays : temperatures);
  if (board.broken > 0) makeClean(search, options);
  search.coolDownTo(temperatures.clean);
  search.run(options.moves);
  return search.end();
}

/** The board of a start, with its locked matches. */
function startOf(problem: Compiled, from: Schedule, { locked, seed }: ImproveOptions): Board {
  const fixed = locked ?? new Set();
  const board = from.size === 0 ? construct(problem, seed) : boardOf(problem, from, { fixed });
  lock(board, fixed);
  restore(board, board.slotOf.slice());
  return board;
}

function lock(board: Board, fixed: ReadonlySet<string>): void {
  board.problem.names.matches.forEach((key, match) => {
    board.locked[match] = fixed.has(key) ? 1 : 0;
  });
}

/** Several searches, and a proof of their best result. It ends as soon as nothing better is possible. */
function improveSmall(problem: Compiled, from: Schedule, options: ImproveOptions): Best {
  const { moves, seed, report } = options;
  const forSearch = Math.floor(moves * small.searchShare);
  const starts = Math.min(small.starts, Math.floor(forSearch / small.moves));
  const own = Math.floor(forSearch / starts);
  const bound = costBound(startOf(problem, from, options), { known: Infinity, steps: 0 });
  let best: Best | null = null;
  const state = { isStopped: false, done: 0 };
  const isBestPossible = ({ broken, cost }: Progress): boolean =>
    broken === 0 && bound !== null && cost <= bound;
  // Reports the better one of the best so far and of what a search has.
  const goesOn = (done: number, now: Progress, shown: () => Schedule): boolean => {
    const known = best !== null && !isBetter(now, best.progress) ? best : null;
    const progress = { ...(known?.progress ?? now), moves: done, of: moves };
    state.done = done;
    state.isStopped ||= report?.(progress, known ? () => scheduleOf(problem, known.slotOf) : shown) === false;
    return !state.isStopped;
  };
  for (let start = 0; start < starts && !state.isStopped; start += 1) {
    // Later starts begin afresh, unless locked matches have to stay.
    const begin: Schedule = start > 0 && (options.locked?.size ?? 0) === 0 ? new Map() : from;
    const found = improveOnce(problem, begin, {
      ...options,
      seed: seed + start * seedStep,
      moves: own,
      report: (now, shown) => goesOn(start * own + now.moves, now, shown) && !isBestPossible(now),
    });
    if (best === null || isBetter(found.progress, best.progress)) best = found;
    if (isBestPossible(best.progress)) break;
  }
  const found = best ?? improveOnce(problem, from, options);
  if (state.isStopped) return { ...found, progress: { ...found.progress, moves: state.done, of: moves } };
  const progress = { ...found.progress, moves, of: moves };
  if (progress.broken > 0) return { ...found, progress };
  const board = boardAt(problem, found.slotOf, options.locked);
  const proof = proveBest(board, {
    known: progress.cost,
    steps: (moves - forSearch) * stepsPerMove,
    goesOn: (steps) =>
      goesOn(Math.min(moves, forSearch + Math.floor(steps / stepsPerMove)), progress, () => from),
  });
  const { cost, slotOf, bound: proven } = proof;
  const done = state.isStopped ? state.done : moves;
  return {
    ...found,
    slotOf: slotOf ?? found.slotOf,
    progress: { ...progress, moves: done, cost, bound: proven },
  };
}

function isBetter(one: Progress, other: Progress): boolean {
  return one.broken < other.broken || (one.broken === other.broken && one.cost < other.cost);
}

/** The bound of a plan without broken rules; null: it breaks some. */
function boundBeside(problem: Compiled, { slotOf, progress }: Best, options: ImproveOptions): number | null {
  if (progress.broken > 0) return null;
  // Whoever has ended the search does not wait for more than the bound at no price.
  const isStopped = progress.moves < options.moves;
  const steps = isStopped ? 0 : Math.min(mostBoundSteps, options.moves * boundShare * stepsPerMove);
  const bound = costBound(boardAt(problem, slotOf, options.locked), { known: progress.cost, steps });
  return bound === null ? null : Math.min(bound, progress.cost);
}

function boardAt(problem: Compiled, slotOf: Int32Array, locked: ReadonlySet<string> = new Set()): Board {
  const board = boardOf(problem);
  lock(board, locked);
  restore(board, slotOf);
  return board;
}

/**
 * Searches until no rule is broken. When that takes long, searches for the rules alone take turns with the usual
 * one, each longer than the one before it. A plan that is proven impossible gets one of each,
 * for as many matches with a place as possible.
 */
function makeClean(search: Annealing, { seed, moves }: ImproveOptions): void {
  const { board, best } = search;
  const matches = board.problem.match.count;
  for (let round = 0; !search.isOver && best.broken > 0; round += 1) {
    const share = matches > mostByRounds ? byDays.usualShare : usualShare;
    search.run(search.done + Math.floor(Math.min(moves * share, patience * matches * (round + 1))));
    if (best.broken === 0 || search.isOver) return;
    const isImpossible = round === 0 && !capacity(board.problem).ok;
    if (isImpossible) search.leaveSomeOut();
    const before = search.done;
    const found = rescue(board, {
      seed: seed + round + 1,
      isImpossible,
      moves: Math.floor(Math.min(moves * rescueShare, effort * matches * (round + 1))),
      goesOn: (done) => search.report(before + done),
    });
    search.skip(found.moves);
    if (found.broken < best.broken) {
      restore(board, found.slotOf);
      search.keepBest();
    }
    if (isImpossible) return;
  }
}

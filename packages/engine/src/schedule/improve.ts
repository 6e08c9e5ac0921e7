import { type Annealed, type AnnealOptions, type Progress, Annealing } from './anneal.ts';
import { capacity } from './capacity.ts';
import type { Compiled } from './compiled.ts';
import { construct } from './construct.ts';
import type { Schedule } from './input.ts';
import { boardOf, restore, scheduleOf } from './load.ts';
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

/** Temperatures in tenths of a point. */
const temperatures = { hot: 120, cold: 2.5 };

/** Moves for each match without a clean schedule before wishes are set aside, and moves for each match then. */
const [patience, effort] = [400, 4000];
/** The two take turns, each for at most so much of the budget. */
const [usualShare, rescueShare] = [1 / 16, 1 / 4];

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
  restore(board, board.slotOf.slice());
  const search = new Annealing(board, options, temperatures);
  if (board.broken > 0) makeClean(search, options);
  search.run(options.moves);
  const best: Annealed = search.end();
  return { ...best, schedule: scheduleOf(problem, best.slotOf) };
}

/**
 * Searches until no rule is broken. When that takes long, searches for the rules alone take turns with the usual
 * one, each longer than the one before it. A plan that is proven impossible gets none.
 */
function makeClean(search: Annealing, { seed, moves }: ImproveOptions): void {
  const { board, best } = search;
  const matches = board.problem.match.count;
  for (let round = 0; !search.isOver && best.broken > 0; round += 1) {
    search.run(search.done + Math.floor(Math.min(moves * usualShare, patience * matches * (round + 1))));
    if (best.broken === 0 || search.isOver) return;
    if (round === 0 && !capacity(board.problem).ok) return;
    const before = search.done;
    const found = rescue(board, {
      seed: seed + round + 1,
      moves: Math.floor(Math.min(moves * rescueShare, effort * matches * (round + 1))),
      goesOn: (done) => search.report(before + done),
    });
    search.skip(found.moves);
    if (found.broken < best.broken) {
      restore(board, found.slotOf);
      search.keepBest();
    }
  }
}

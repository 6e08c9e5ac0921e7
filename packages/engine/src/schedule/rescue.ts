import { type Progress, Annealing } from './anneal.ts';
import { Board } from './board.ts';
import type { Compiled, Lists } from './compiled.ts';
import type { Weights } from './input.ts';
import { restore } from './load.ts';

/**
 * Prices of the search without wishes: little dearer than the heat, so that a match may be played too early for a
 * while until another one has made room. At the usual prices a full plan can hardly be changed.
 */
const prices = { broken: 50, perMinute: 1, unplaced: 100 };
/** In a plan that is impossible, a match without a place is cheaper than one that breaks a rule. */
const pricesOfImpossible = { broken: 120, perMinute: 0, unplaced: 100 };
const temperatures = { hot: 40, cold: 5 };

/** What a search without wishes has found, and the moves that it took. */
interface Rescued {
  readonly slotOf: Int32Array;
  readonly broken: number;
  readonly moves: number;
}

interface RescueOptions {
  readonly seed: number;
  readonly moves: number;
  /** Proven: some matches have to go without a place. */
  readonly isImpossible: boolean;
  /** Called now and then with the number of moves. */
  readonly goesOn: (moves: number) => boolean;
}

/**
 * Looks for a schedule without broken rules from a board, and ends as soon as there is one. Wishes do not count.
 */
export function rescue(board: Board, { seed, moves, isImpossible, goesOn }: RescueOptions): Rescued {
  const rules = new Board(withoutWishes(board.problem), isImpossible ? pricesOfImpossible : prices);
  rules.locked.set(board.locked);
  rules.closed.set(board.closed);
  restore(rules, board.slotOf);
  const report = (progress: Progress): boolean => progress.broken > 0 && goesOn(progress.moves);
  const search = new Annealing(rules, { seed, moves, report }, temperatures);
  if (isImpossible) search.leaveSomeOut();
  search.run(moves);
  const { slotOf, progress } = search.end();
  return { slotOf, broken: progress.broken, moves: progress.moves };
}

/** The problem with its rules alone. */
function withoutWishes(problem: Compiled): Compiled {
  const { match } = problem;
  const none = (lists: Lists): Lists => ({
    offsets: new Int32Array(lists.offsets.length),
    items: new Int32Array(),
  });
  return {
    ...problem,
    weights: noWeights,
    match: { ...match, coaches: none(match.coaches), wishers: none(match.wishers), meets: none(match.meets) },
    coach: { count: 0, matches: none(problem.coach.matches) },
  };
}

const noWeights: Weights = {
  hallChange: 0,
  travelPerMinute: 0,
  shortRest: 0,
  longWaitPer30: 0,
  thirdInDay: 0,
  lunch: 0,
  lateThenEarly: 0,
  coach: 0,
  pathHallChange: 0,
  wish: 0,
};

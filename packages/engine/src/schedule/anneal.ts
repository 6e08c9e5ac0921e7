import { type Random, acceptableRise, exponential, logarithm, randomOf } from '../random/index.ts';
import type { Board } from './board.ts';
import { at, isSet } from './compiled.ts';
import type { Schedule } from './input.ts';
import { scheduleOf } from './load.ts';
import { Moves } from './moves.ts';
import { Neighbours, none } from './neighbours.ts';

export interface Progress {
  readonly moves: number;
  readonly of: number;
  /** Broken rules of the best schedule so far. Costs in tenths of a point. */
  readonly broken: number;
  readonly unplaced: number;
  readonly cost: number;
  /** No plan without broken rules costs less; null: not known. */
  readonly bound: number | null;
}

export interface AnnealOptions {
  readonly seed: number;
  /** Maximal number of moves, so that a seed gives one schedule on every machine. */
  readonly moves: number;
  /** Called now and then; `best` returns the best schedule so far; `false` ends the search. */
  readonly report?: (progress: Progress, best: () => Schedule) => boolean;
}

export interface Annealed {
  readonly slotOf: Int32Array;
  readonly progress: Progress;
  /** The number of moves after which no rule was broken; null: never. */
  readonly cleanAfter: number | null;
  /** Number of moves that no rule of the match alone forbade, and that were evaluated. */
  readonly evaluated: number;
}

/** Temperatures in tenths of a point. */
export interface Temperatures {
  readonly hot: number;
  readonly cold: number;
}

const movesPerStep = 2000;
const stepsPerReport = 50;
/**
 * Shares of 256 turns of a repair: matches away from their published place, and among these, moves back to
 * it.
 */
const [homingShare, goHomeShare] = [77, 102];
/** A turn draws so many moves at most until one is permitted. */
const draws = 6;
/** One of so many draws takes a match off the board while rules are broken in a plan that is impossible. */
const takeOffShare = 16;

/** Runs the search on a board; locked matches stay. */
export function anneal(board: Board, options: AnnealOptions, temperatures: Temperatures): Annealed {
  const search = new Annealing(board, options, temperatures);
  search.run(options.moves);
  return search.end();
}

/** Simulated annealing on a board, which can be interrupted. It keeps the best schedule that it has seen. */
export class Annealing {
  readonly board: Board;
  readonly best: { slotOf: Int32Array; broken: number; cost: number; unplaced: number };
  /** Number of moves so far, with those that were skipped. */
  done = 0;
  /** `report` asked for the end. */
  isStopped = false;
  private readonly options: AnnealOptions;
  private readonly random: Random;
  private readonly moves: Moves;
  private neighbours: Neighbours;
  private isImpossible = false;
  private readonly movable: Int32Array;
  private readonly cold: number;
  private cooling: number;
  private temperature: number;
  private step = 0;
  private cleanAfter: number | null;

  constructor(board: Board, options: AnnealOptions, { hot, cold }: Temperatures) {
    this.board = board;
    this.options = options;
    this.random = randomOf(options.seed);
    this.moves = new Moves(board);
    this.neighbours = new Neighbours(board);
    this.movable = Int32Array.from(board.slotOf.keys()).filter((match) => !isSet(board.locked, match));
    this.best = {
      slotOf: board.slotOf.slice(),
      broken: board.broken,
      cost: costAtUsualPrice(board),
      unplaced: board.unplacedCount,
    };
    this.cleanAfter = board.broken === 0 ? 0 : null;
    this.cold = cold;
    this.temperature = hot;
    this.cooling = this.coolingFrom(hot);
  }

  get isOver(): boolean {
    return this.isStopped || this.movable.length === 0 || this.done >= this.options.moves;
  }

  /** Goes on until a number of moves in all. */
  run(until: number): void {
    const { board } = this;
    while (!this.isOver && this.done < until) {
      this.temperature *= this.cooling;
      if (this.step % stepsPerReport === 0) priceUnplaced(board, this.isImpossible);
      const end = Math.min(this.options.moves, this.done + movesPerStep);
      const away = awayMatches(board);
      for (; this.done < end; this.done += 1) {
        this.turn(away);
        if (this.cleanAfter === null && board.broken === 0) this.cleanAfter = this.done;
      }
      this.keepBest();
      if (this.step % stepsPerReport === 0) this.report(this.done);
      this.step += 1;
    }
  }

  /** Goes on at this temperature if it is hotter now. The last step is as cold as before. */
  coolDownTo(temperature: number): void {
    if (this.temperature <= temperature) return;
    this.temperature = temperature;
    this.cooling = this.coolingFrom(temperature);
  }

  /**
   * Searches a plan that is proven impossible: matches may be where they could not be beside all others, and those
   * that break rules are taken off the board now and then.
   */
  leaveSomeOut(): void {
    this.isImpossible = true;
    this.board.openWindows();
    this.neighbours = new Neighbours(this.board);
  }

  /** Counts moves of another search from the same budget. */
  skip(moves: number): void {
    this.done += moves;
    for (let step = 0; step < Math.floor(moves / movesPerStep); step += 1) this.temperature *= this.cooling;
  }

  /** Compares the board with the best schedule, after another search has changed it. */
  keepBest(): void {
    const { board, best } = this;
    const cost = costAtUsualPrice(board);
    if (board.broken === 0) this.cleanAfter ??= this.done;
    if (board.broken > best.broken || (board.broken === best.broken && cost >= best.cost)) return;
    best.slotOf.set(board.slotOf);
    best.broken = board.broken;
    best.cost = cost;
    best.unplaced = board.unplacedCount;
  }

  /** @returns whether to go on */
  report(moves: number): boolean {
    const { problem } = this.board;
    const goesOn = this.options.report?.(this.progress(moves), () => scheduleOf(problem, this.best.slotOf));
    if (goesOn === false) this.isStopped = true;
    return !this.isStopped;
  }

  end(): Annealed {
    const { board, best, cleanAfter } = this;
    board.setUnplacedPrice(board.prices.unplaced);
    const { tried: evaluated } = this.moves;
    return { slotOf: best.slotOf, progress: this.progress(this.done), cleanAfter, evaluated };
  }

  /** The factor of each step that is left, so that the last one is cold. */
  private coolingFrom(temperature: number): number {
    const steps = (this.options.moves - this.done) / movesPerStep;
    return exponential(logarithm(this.cold / temperature) / Math.max(1, steps));
  }

  private progress(moves: number): Progress {
    const { broken, unplaced, cost } = this.best;
    return { moves, of: this.options.moves, broken, unplaced, cost, bound: null };
  }

  private turn(away: Int32Array): void {
    const { moves, random, board, neighbours } = this;
    const rise = acceptableRise(this.temperature, random);
    const { tried } = moves;
    for (let draw = 0; draw < draws; draw += 1) {
      const isHoming = away.length > 0 && random.below(256) < homingShare;
      const match = isHoming
        ? at(away, random.below(away.length))
        : neighbours.chooseMatch(this.movable, random, this.done);
      const goesHome = isHoming && random.below(256) < goHomeShare;
      const home = goesHome ? (board.disturbance?.slotOf[match] ?? none) : none;
      const chosen = home === none ? neighbours.chooseSlot(match, random) : home;
      const slot = this.takesOff(match) ? board.problem.slot.count + match : chosen;
      if (slot === none) continue;
      moves.try(match, slot, rise);
      // A move that rules of the matches alone forbid has not been tried.
      if (moves.tried > tried) return;
    }
  }

  private takesOff(match: number): boolean {
    const { board, isImpossible, random } = this;
    if (!isImpossible || board.broken === board.unplacedCount || !board.isPlaced(match)) return false;
    return random.below(takeOffShare) === 0;
  }
}

/** In a repair: matches away from their published places. */
function awayMatches({ disturbance, slotOf, locked }: Board): Int32Array {
  if (disturbance === null) return new Int32Array();
  const away: number[] = [];
  for (let match = 0; match < slotOf.length; match += 1) {
    const isHome = at(slotOf, match) === at(disturbance.slotOf, match);
    if (!isHome && !isSet(locked, match)) away.push(match);
  }
  return Int32Array.from(away);
}

/**
 * Raises the price when few matches are unplaced: otherwise they would be left out for a better rest of the
 * schedule.
 */
function priceUnplaced(board: Board, isImpossible: boolean): void {
  if (board.disturbance !== null) return;
  const isFew = !isImpossible && board.unplacedCount > 0 && board.unplacedCount < 30;
  const isUsual = board.unplacedPrice === board.prices.unplaced;
  board.setUnplacedPrice(isFew && isUsual ? board.prices.unplaced * 3 : board.prices.unplaced);
}

function costAtUsualPrice(board: Board): number {
  return board.cost + (board.prices.unplaced - board.unplacedPrice) * board.unplacedCount;
}

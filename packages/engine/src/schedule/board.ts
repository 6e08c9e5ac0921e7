import { type Compiled, at, isSet } from './compiled.ts';
import { hasStarts, ownWindowsOf, windowsOf } from './windows.ts';

/** Prices in tenths of a point. */
export interface Prices {
  readonly broken: number;
  readonly perMinute: number;
  readonly unplaced: number;
}

/** Cheaper than a broken rule, so that the search removes a match instead of breaking a rule. */
const planningPrices: Prices = { broken: 2000, perMinute: 10, unplaced: 1500 };

/** The published schedule that moves are compared with. */
export interface Disturbance {
  /** Slots of the published places; `slots + match` if the slot no longer exists. */
  readonly slotOf: Int32Array;
  /** Hall and start of each match, also without a slot; -1: not published. */
  readonly hallOf: Int32Array;
  readonly startOf: Int32Array;
  readonly move: number;
  readonly hall: number;
  readonly day: number;
  readonly per30: number;
}

/**
 * A schedule during the search, with the costs of its parts. A match without a place has the slot `slots +
 * match`. Costs are tenths of a point, `broken` counts hard rules.
 */
export class Board {
  readonly problem: Compiled;
  readonly slotOf: Int32Array;
  readonly matchAt: Int32Array;
  readonly earliest: Int32Array;
  readonly latest: Int32Array;
  /** 1: must not be moved. */
  readonly locked: Uint8Array;
  /** 1: cannot be used. */
  readonly closed: Uint8Array;
  readonly teamCost: Int32Array;
  readonly teamBroken: Int32Array;
  readonly chainCost: Int32Array;
  readonly chainBroken: Int32Array;
  readonly coachCost: Int32Array;
  /** Costs of each match for coaches who may be needed elsewhere at its time; each pair is in both. */
  readonly meetingCosts: Int32Array;
  /** End of the last placed match; -1: none is placed. */
  readonly groupEnd: Int32Array;
  /** Matches of one day on the longest path to and including each placed match. */
  readonly pathLength: Int32Array;
  readonly unplaced: Int32Array;
  readonly unplacedAt: Int32Array;
  unplacedCount = 0;
  readonly prices: Prices;
  unplacedPrice: number;
  disturbance: Disturbance | null = null;
  cost = 0;
  broken = 0;
  /** Part of `broken`: days that are too long on a path. */
  pathsBroken = 0;
  /** Result of the last evaluation. */
  foundCost = 0;
  foundBroken = 0;

  constructor(problem: Compiled, prices: Prices = planningPrices) {
    const { match, slot, team, coach, group } = problem;
    const windows = windowsOf(problem);
    const { earliest, latest } = hasStarts(windows) ? windows : ownWindowsOf(problem);
    this.problem = problem;
    this.prices = prices;
    this.unplacedPrice = prices.unplaced;
    this.earliest = earliest;
    this.latest = latest;
    this.slotOf = Int32Array.from({ length: match.count }, (_, index) => slot.count + index);
    this.matchAt = new Int32Array(slot.count + match.count).fill(-1);
    this.locked = new Uint8Array(match.count);
    this.closed = new Uint8Array(slot.count + match.count);
    this.teamCost = new Int32Array(team.count);
    this.teamBroken = new Int32Array(team.count);
    this.chainCost = new Int32Array(match.count);
    this.chainBroken = new Int32Array(match.count);
    this.coachCost = new Int32Array(coach.count);
    this.meetingCosts = new Int32Array(match.count);
    this.groupEnd = new Int32Array(group.count).fill(-1);
    this.pathLength = new Int32Array(match.count);
    this.unplaced = new Int32Array(match.count);
    this.unplacedAt = new Int32Array(match.count).fill(-1);
  }

  /** Lets each match use all of its own starts, in a plan that is impossible. */
  openWindows(): void {
    const { earliest, latest } = ownWindowsOf(this.problem);
    this.earliest.set(earliest);
    this.latest.set(latest);
  }

  isPlaced(match: number): boolean {
    return at(this.slotOf, match) < this.problem.slot.count;
  }

  /** Whether the search has to place a match. A locked match outside of slots stays there. */
  lacksPlace(match: number): boolean {
    return !this.isPlaced(match) && !isSet(this.locked, match);
  }

  /** Adds a match to the list of unplaced ones, or removes it. */
  noteUnplaced(match: number): void {
    const index = at(this.unplacedAt, match);
    if (this.lacksPlace(match) === index >= 0) return;
    if (index < 0) {
      this.unplacedAt[match] = this.unplacedCount;
      this.unplaced[this.unplacedCount] = match;
      this.unplacedCount += 1;
      return;
    }
    this.unplacedCount -= 1;
    const last = at(this.unplaced, this.unplacedCount);
    this.unplaced[index] = last;
    this.unplacedAt[last] = index;
    this.unplacedAt[match] = -1;
  }

  /** A later phase of the search may raise the price of unplaced matches. */
  setUnplacedPrice(price: number): void {
    this.cost += (price - this.unplacedPrice) * this.unplacedCount;
    this.unplacedPrice = price;
  }
}

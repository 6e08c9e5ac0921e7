import { type Compiled, at } from './compiled.ts';
import { windowsOf } from './windows.ts';

/** What is paid, in tenths of a point. */
export interface Prices {
  readonly broken: number;
  readonly perMinute: number;
  readonly unplaced: number;
}

/** An unplaced match costs less than a broken rule: search takes it out instead. */
const planningPrices: Prices = { broken: 2000, perMinute: 10, unplaced: 1500 };

/** A schedule that moves are compared with: what was published before something happened. */
export interface Disturbance {
  /** Slots of the published places; `slots + match` where there is no such slot any more. */
  readonly slotOf: Int32Array;
  /** Hall and start of each match, also where its slot is gone; -1: it was not published. */
  readonly hallOf: Int32Array;
  readonly startOf: Int32Array;
  readonly move: number;
  readonly hall: number;
  readonly day: number;
  readonly per30: number;
}

/**
 * A schedule under search, with what each part of it costs. A match without a place has the slot `slots + match`.
 * Costs are tenths of a point, `broken` counts hard rules.
 */
export class Board {
  readonly problem: Compiled;
  readonly slotOf: Int32Array;
  readonly matchAt: Int32Array;
  readonly earliest: Int32Array;
  readonly latest: Int32Array;
  /** 1: is not moved. */
  readonly locked: Uint8Array;
  /** 1: takes nobody. */
  readonly closed: Uint8Array;
  readonly teamCost: Int32Array;
  readonly teamBroken: Int32Array;
  readonly chainCost: Int32Array;
  readonly chainBroken: Int32Array;
  readonly coachCost: Int32Array;
  /** End of the last placed match; -1: none is placed. */
  readonly groupEnd: Int32Array;
  /** Matches of one day on the longest way to and with each placed match. */
  readonly pathLength: Int32Array;
  readonly unplaced: Int32Array;
  readonly unplacedAt: Int32Array;
  unplacedCount = 0;
  readonly prices: Prices;
  unplacedPrice: number;
  disturbance: Disturbance | null = null;
  cost = 0;
  broken = 0;
  /** Of `broken`: days that are too long on somebody's way. */
  pathsBroken = 0;
  /** What the last evaluation found. */
  foundCost = 0;
  foundBroken = 0;

  constructor(problem: Compiled, prices: Prices = planningPrices) {
    const { match, slot, team, coach, group } = problem;
    const { earliest, latest } = windowsOf(problem);
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
    this.groupEnd = new Int32Array(group.count).fill(-1);
    this.pathLength = new Int32Array(match.count);
    this.unplaced = new Int32Array(match.count);
    this.unplacedAt = new Int32Array(match.count).fill(-1);
  }

  isPlaced(match: number): boolean {
    return at(this.slotOf, match) < this.problem.slot.count;
  }

  /** A match that the search has to place. One that is locked where there is no slot is played there all the same. */
  lacksPlace(match: number): boolean {
    return !this.isPlaced(match) && at(this.locked, match) === 0;
  }

  /** Puts a match on the list of those that lack a place or takes it off, by where it is now. */
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

  /** A later step of a search may find a home for the last ones more important. */
  setUnplacedPrice(price: number): void {
    this.cost += (price - this.unplacedPrice) * this.unplacedCount;
    this.unplacedPrice = price;
  }
}
